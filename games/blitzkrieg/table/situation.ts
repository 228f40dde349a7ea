import { type Bag, type Readings, replaceAt } from '@opfor/kernel'
import type { Board, Campaign, Space, Theatre } from './the-board/board.ts'
import { type Side, type Stratagem, type Unit, unitOf, units } from './the-board/pieces.ts'

export interface TheatreState {
  /** Above 0 on the bot's half, below 0 on the player's. */
  readonly marker: number
  /** Closed campaigns; all of them if the theatre is closed. */
  readonly closed: number
  /** Nippon: not open yet. */
  readonly waits: boolean
  /** `bot army-2`, `player army-2`, a special weapon by its kind, or empty. */
  readonly spaces: readonly (readonly string[])[]
}

export interface Force {
  readonly vp: number
  readonly bag: Bag
  /** The bot's row, leftmost first; the player's reserve. */
  readonly reserve: readonly string[]
  /** The kind last placed, as it fought: a spy copies it. */
  readonly last: string
}

/** On this screen, or at a physical board with the player's reserve unknown. */
export type Where = 'screen' | 'table'

/** The app draws for both sides, or the person from the real pool. */
export type WeaponsBy = 'app' | 'person'

export interface Situation {
  readonly rulings: Readings
  readonly board: Board
  readonly where: Where
  readonly weaponsBy: WeaponsBy
  readonly withStratagems: boolean
  readonly nippon: boolean
  readonly level: string
  readonly extraVP: number
  readonly extraProgress: number
  readonly theatres: readonly TheatreState[]
  readonly bot: Force
  readonly player: Force
  readonly lastBy: Side | ''
  /** Special weapons that the app has not seen taken. */
  readonly pool: Bag
  /** Of these, the number that the player took unseen. */
  readonly unseen: number
  readonly cup: Bag
  /** The stratagem token in play, and the stratagem it means. */
  readonly token: Stratagem | ''
  readonly stratagem: Stratagem | ''
  /** The stratagem before this token: Steamroll repeats it. */
  readonly earlier: Stratagem | ''
  readonly toMove: Side
  /** The bot has reached the end of the war victory track: the player's last turn. */
  readonly lastTurn: boolean
  readonly ended: '' | 'victory-track' | 'nothing-open' | 'bot-cannot-place' | 'player-cannot-place'
}

export function at(situation: Situation, theatre: number): TheatreState {
  const state = situation.theatres[theatre]
  if (state === undefined) throw new Error(`There is no theatre ${theatre}.`)
  return state
}

export function isOpen(situation: Situation, theatre: Theatre): boolean {
  const state = at(situation, theatre.index)
  return !state.waits && state.closed < theatre.campaigns.length
}

export function openTheatres(situation: Situation): readonly Theatre[] {
  return situation.board.theatres.filter((theatre) => isOpen(situation, theatre))
}

/** The topmost campaign that is not closed. */
export function openCampaign(situation: Situation, theatre: Theatre): Campaign | undefined {
  return theatre.campaigns[at(situation, theatre.index).closed]
}

export function campaignVP(situation: Situation, theatre: Theatre): number {
  return openCampaign(situation, theatre)?.vp ?? 0
}

/** Empty in a first, learning game without stratagems. */
export function stratagemInForce({ withStratagems, stratagem }: Situation): Stratagem | '' {
  return withStratagems ? stratagem : ''
}

export function isEmpty(situation: Situation, space: Space): boolean {
  return lies(situation, space) === ''
}

export function lies(situation: Situation, space: Space): string {
  return situation.theatres[space.theatre]?.spaces[space.campaign]?.[space.index] ?? ''
}

/** Of the open campaign, left to right. */
export function emptySpaces(situation: Situation, theatre: Theatre): readonly Space[] {
  const empty: Space[] = []
  const campaign = openCampaign(situation, theatre)
  if (campaign === undefined) return empty
  for (const space of campaign.spaces) if (isEmpty(situation, space)) empty.push(space)
  return empty
}

export function someEmptySpace(
  situation: Situation,
  theatre: Theatre,
  passes: (space: Space) => boolean,
): boolean {
  for (const space of openCampaign(situation, theatre)?.spaces ?? [])
    if (isEmpty(situation, space) && passes(space)) return true
  return false
}

export function countEmpty(situation: Situation, theatre: Theatre): number {
  const { spaces, closed } = at(situation, theatre.index)
  let empty = 0
  for (const token of spaces[closed] ?? []) if (token === '') empty += 1
  return empty
}

/** One empty space is left in the open campaign. */
export function isLastSpace(situation: Situation, theatre: Theatre): boolean {
  return countEmpty(situation, theatre) === 1
}

export function theatreOf(situation: Situation, space: Space): Theatre {
  const theatre = situation.board.theatres[space.theatre]
  if (theatre === undefined) throw new Error(`There is no theatre of ${space.id}.`)
  return theatre
}

export function spaceWith(situation: Situation, id: string): Space | undefined {
  for (const theatre of situation.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const space of campaign.spaces) if (space.id === id) return space
  return undefined
}

export function withTheatre(situation: Situation, theatre: number, change: Partial<TheatreState>): Situation {
  const theatres = replaceAt(situation.theatres, theatre, changedTheatre(at(situation, theatre), change))
  return { ...situation, theatres }
}

/** Written out, because it is faster than a spread; a new field has to be added here. */
function changedTheatre(
  before: TheatreState,
  {
    marker = before.marker,
    closed = before.closed,
    waits = before.waits,
    spaces = before.spaces,
  }: Partial<TheatreState>,
): TheatreState {
  return { marker, closed, waits, spaces }
}

export function withForce(situation: Situation, side: Side, change: Partial<Force>): Situation {
  return side === 'bot'
    ? { ...situation, bot: changedForce(situation.bot, change) }
    : { ...situation, player: changedForce(situation.player, change) }
}

/** Written out for the same reason. */
function changedForce(
  before: Force,
  { vp = before.vp, bag = before.bag, reserve = before.reserve, last = before.last }: Partial<Force>,
): Force {
  return { vp, bag, reserve, last }
}

/** An empty token clears the space. */
export function withLying(situation: Situation, space: Space, token: string): Situation {
  return { ...situation, theatres: theatresWith(situation, space, token) }
}

export function theatresWith(situation: Situation, space: Space, token: string): readonly TheatreState[] {
  const before = at(situation, space.theatre)
  const row = replaceAt(before.spaces[space.campaign] ?? [], space.index, token)
  const spaces = replaceAt(before.spaces, space.campaign, row)
  return replaceAt(situation.theatres, space.theatre, changedTheatre(before, { spaces }))
}

/** `bot army-2`, made once per unit: comparing identical strings is faster. */
const owned = { bot: ownedBy('bot'), player: ownedBy('player') }

function ownedBy(side: Side): ReadonlyMap<string, string> {
  return new Map(units.map(({ id }) => [id, `${side} ${id}`]))
}

/** Special weapons on the board belong to neither side. */
export function tokenOf(side: Side, { id, special }: Unit): string {
  return special ? id : (owned[side].get(id) ?? `${side} ${id}`)
}

const seen = new Map<string, { readonly side: Side | undefined; readonly unit: Unit }>()

export function readToken(token: string): { readonly side: Side | undefined; readonly unit: Unit } {
  const known = seen.get(token)
  if (known !== undefined) return known
  const [first = '', second] = token.split(' ')
  const read =
    second === undefined
      ? { side: undefined, unit: unitOf(first) }
      : { side: first as Side, unit: unitOf(second) }
  seen.set(token, read)
  return read
}

/** The marker from one side's view: above 0 if that side leads. */
export function leadOf(side: Side, marker: number): number {
  return side === 'bot' ? marker : 0 - marker
}
