import { bag, type Json, type Settings, type SettingsInput, resolveSettings, without } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import type { Space, Theatre } from '../table/the-board/board.ts'
import { houseBoard } from '../setup/the-board/house-board.ts'
import { blitzkrieg } from '../index.ts'
import type { PackCampaign } from '../table/the-board/pack.ts'
import {
  fullBag,
  fullPool,
  type Side,
  type Stratagem,
  stratagems,
  unitOf,
} from '../table/the-board/pieces.ts'
import { initialSituation } from '../setup/setup.ts'
import type { Situation } from '../table/situation.ts'

/** Other tokens are in their starting places. */
export interface Position {
  /** The bot's row and the player's reserve; by default the two officers. */
  readonly row?: readonly string[]
  readonly reserve?: readonly string[]
  /** By space: `bot army-1`, `player navy-2`, `spy`. */
  readonly on?: Readonly<Record<string, string>>
  readonly markers?: Readonly<Record<string, number>>
  readonly closed?: Readonly<Record<string, number>>
  readonly opened?: readonly string[]
  readonly vp?: readonly [bot: number, player: number]
  readonly last?: { readonly bot?: string; readonly player?: string; readonly by?: Side }
  /** The stratagem token in play; for Steamroll, `meaning` names the repeated stratagem. */
  readonly stratagem?: Stratagem
  readonly meaning?: Stratagem
  /** `matchAt` draws it on the bot's turn. */
  readonly drawn?: Stratagem
  readonly toMove?: Side
  /** The rest is in bags that are not drawn from. */
  readonly botBag?: readonly string[]
  readonly playerBag?: readonly string[]
  readonly unseen?: number
  readonly lastTurn?: boolean
}

export function onHouseBoard(change: (campaign: PackCampaign) => PackCampaign = (each) => each): Json {
  return { ...houseBoard, campaigns: houseBoard.campaigns.map((each) => ({ ...change(each) })) }
}

const unitsForAll = ['admiral', 'general']

export function settings(wishes: SettingsInput = {}): Settings {
  return unwrap(resolveSettings(blitzkrieg, wishes))
}

export function situation(position: Position, wishes: SettingsInput = {}): Situation {
  const start = initialSituation(settings(wishes))
  const heaps = new Heaps(start.where === 'table')
  const theatres = start.board.theatres.map((theatre, index) => ({
    marker: position.markers?.[theatre.id] ?? 0,
    closed: position.closed?.[theatre.id] ?? 0,
    waits: start.theatres[index]?.waits === true && position.opened?.includes(theatre.id) !== true,
    spaces: theatre.campaigns.map(({ spaces }) =>
      spaces.map(({ id }) => heaps.laid(position.on?.[id] ?? '')),
    ),
  }))
  const row = (position.row ?? unitsForAll).map((kind) => heaps.taken('bot', kind))
  const reserve = bag(
    (position.reserve ?? (start.where === 'table' ? [] : unitsForAll)).map((kind) =>
      heaps.taken('player', kind),
    ),
  )
  const { vp: [bot, player] = [0, 0], last = {}, stratagem: token = '', toMove = 'bot' } = position
  const inCup = stratagems.filter((id) => id !== (token === '' ? 'steamroll' : token))
  return {
    ...start,
    theatres,
    bot: { vp: bot, bag: heaps.bag('bot', position.botBag), reserve: row, last: last.bot ?? '' },
    player: { vp: player, bag: heaps.bag('player', position.playerBag), reserve, last: last.player ?? '' },
    lastBy: last.by ?? '',
    pool: heaps.pool,
    unseen: position.unseen ?? 0,
    cup: bag(inCup),
    token,
    stratagem: position.meaning ?? (token === 'steamroll' ? '' : token),
    toMove,
    lastTurn: position.lastTurn === true,
  }
}

class Heaps {
  pool = fullPool
  readonly #bags = { bot: fullBag, player: fullBag }
  readonly #unseen: boolean

  constructor(unseen: boolean) {
    this.#unseen = unseen
  }

  laid(token: string): string {
    const [first = '', second] = token.split(' ')
    if (second !== undefined) this.taken(first as Side, second)
    else if (token !== '') this.taken('bot', token)
    return token
  }

  taken(side: Side, kind: string): string {
    const heap = unitOf(kind).special ? this.pool : this.#bags[side]
    const rest = without(heap, kind)
    if (rest === undefined) throw new Error(`No ${kind} is left for ${side}.`)
    if (unitOf(kind).special) this.pool = rest
    else this.#bags[side] = rest
    return kind
  }

  /** With just these tokens the position is imagined, not entered. */
  bag(side: Side, only: readonly string[] | undefined): readonly string[] {
    return only === undefined || (side === 'player' && this.#unseen) ? this.#bags[side] : bag(only)
  }
}

export function space(now: Situation, id: string): Space {
  for (const theatre of now.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const each of campaign.spaces) if (each.id === id) return each
  throw new Error(`There is no space ${id}.`)
}

export function theatre(now: Situation, id: string): Theatre {
  const found = now.board.theatres.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no theatre ${id}.`)
  return found
}
