import { type Bag, type Readings, replaced } from '@opfor/kernel'
import type { Board, Campaign, Space, Theatre } from './the-board/board.ts'
import { type Side, type Stratagem, type Unit, unitOf, units } from './the-board/pieces.ts'

/** What stands in a theatre. */
export interface TheatreState {
  /** Where the battle marker stands: above 0 on the bot's half, below 0 on the player's. */
  readonly marker: number
  /** How many of its campaigns are closed; all of them where the theatre is closed. */
  readonly closed: number
  /** Nippon: not open yet. */
  readonly waits: boolean
  /** What lies on each space: `bot army-2`, `player army-2`, a special weapon by its kind, or nothing. */
  readonly spaces: readonly (readonly string[])[]
}

/** What a side has. */
export interface Force {
  readonly vp: number
  readonly bag: Bag
  /** The bot's row, leftmost first; the player's reserve. */
  readonly reserve: readonly string[]
  /** The kind last placed, as it fought: what a spy takes after. */
  readonly last: string
}

/** Where the match is played: on this screen, or at a physical board, where the player's reserve is not known. */
export type Where = 'screen' | 'table'

/** Who draws special weapons: the app for both sides, or the person from the real pool. */
export type WeaponsBy = 'app' | 'person'

/** The state of a match. */
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
  /** Who placed the last unit. */
  readonly lastBy: Side | ''
  /** Special weapons that nobody has been seen to take. */
  readonly pool: Bag
  /** How many of these the player has taken unseen. */
  readonly unseen: number
  readonly cup: Bag
  /** The stratagem token in play, and the stratagem it means. */
  readonly token: Stratagem | ''
  readonly stratagem: Stratagem | ''
  /** The stratagem that counted before this token was drawn: Steamroll repeats it. */
  readonly earlier: Stratagem | ''
  readonly toMove: Side
  /** The bot has reached the end of the war victory track: the player's last turn. */
  readonly lastTurn: boolean
  /** The way the match ended, once it has. */
  readonly ended: '' | 'victory-track' | 'nothing-open' | 'bot-cannot-place' | 'player-cannot-place'
}

/** A theatre's state. */
export function at(situation: Situation, theatre: number): TheatreState {
  const state = situation.theatres[theatre]
  if (state === undefined) throw new Error(`There is no theatre ${theatre}.`)
  return state
}

/** Whether units may still be placed there. */
export function isOpen(situation: Situation, theatre: Theatre): boolean {
  const state = at(situation, theatre.index)
  return !state.waits && state.closed < theatre.campaigns.length
}

/** The open theatres in printed order. */
export function openTheatres(situation: Situation): readonly Theatre[] {
  return situation.board.theatres.filter((theatre) => isOpen(situation, theatre))
}

/** The campaign that is being fought: the topmost that is not closed. */
export function openCampaign(situation: Situation, theatre: Theatre): Campaign | undefined {
  return theatre.campaigns[at(situation, theatre.index).closed]
}

/** The victory points of the campaign that is being fought. */
export function campaignVP(situation: Situation, theatre: Theatre): number {
  return openCampaign(situation, theatre)?.vp ?? 0
}

/** The stratagem that the bot's lists go by: none in a first, learning game. */
export function stratagemInForce({ withStratagems, stratagem }: Situation): Stratagem | '' {
  return withStratagems ? stratagem : ''
}

/** Whether nothing lies on a space. */
export function isEmpty(situation: Situation, space: Space): boolean {
  return lies(situation, space) === ''
}

/** What lies on a space. */
export function lies(situation: Situation, space: Space): string {
  return situation.theatres[space.theatre]?.spaces[space.campaign]?.[space.index] ?? ''
}

/** The empty spaces of the open campaign, left to right. */
export function emptySpaces(situation: Situation, theatre: Theatre): readonly Space[] {
  const empty: Space[] = []
  const campaign = openCampaign(situation, theatre)
  if (campaign === undefined) return empty
  for (const space of campaign.spaces) if (isEmpty(situation, space)) empty.push(space)
  return empty
}

/** Whether the open campaign has an empty space that passes a test. */
export function someEmptySpace(
  situation: Situation,
  theatre: Theatre,
  passes: (space: Space) => boolean,
): boolean {
  for (const space of openCampaign(situation, theatre)?.spaces ?? [])
    if (isEmpty(situation, space) && passes(space)) return true
  return false
}

/** How many spaces of the open campaign are empty. */
export function countEmpty(situation: Situation, theatre: Theatre): number {
  const { spaces, closed } = at(situation, theatre.index)
  let empty = 0
  for (const token of spaces[closed] ?? []) if (token === '') empty += 1
  return empty
}

/** Whether one space of the open campaign is left. */
export function isLastSpace(situation: Situation, theatre: Theatre): boolean {
  return countEmpty(situation, theatre) === 1
}

/** The theatre that a space lies in. */
export function theatreOf(situation: Situation, space: Space): Theatre {
  const theatre = situation.board.theatres[space.theatre]
  if (theatre === undefined) throw new Error(`There is no theatre of ${space.id}.`)
  return theatre
}

/** The space with this id. */
export function spaceWith(situation: Situation, id: string): Space | undefined {
  for (const theatre of situation.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const space of campaign.spaces) if (space.id === id) return space
  return undefined
}

/** The situation with one theatre changed. */
export function withTheatre(situation: Situation, theatre: number, change: Partial<TheatreState>): Situation {
  const theatres = replaced(situation.theatres, theatre, changedTheatre(at(situation, theatre), change))
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

/** The situation with one side changed. */
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

/** The situation with something laid on a space, or taken away from it. */
export function withLying(situation: Situation, space: Space, token: string): Situation {
  return { ...situation, theatres: theatresWith(situation, space, token) }
}

/** The theatres with something laid on a space, or taken away from it. */
export function theatresWith(situation: Situation, space: Space, token: string): readonly TheatreState[] {
  const before = at(situation, space.theatre)
  const row = replaced(before.spaces[space.campaign] ?? [], space.index, token)
  const spaces = replaced(before.spaces, space.campaign, row)
  return replaced(situation.theatres, space.theatre, changedTheatre(before, { spaces }))
}

/** `bot army-2`, made once per unit: comparing the same text is faster than comparing equal ones. */
const owned = { bot: ownedBy('bot'), player: ownedBy('player') }

function ownedBy(side: Side): ReadonlyMap<string, string> {
  return new Map(units.map(({ id }) => [id, `${side} ${id}`]))
}

/** A unit as it lies on the board: special weapons belong to nobody there. */
export function tokenOf(side: Side, { id, special }: Unit): string {
  return special ? id : (owned[side].get(id) ?? `${side} ${id}`)
}

const seen = new Map<string, { readonly side: Side | undefined; readonly unit: Unit }>()

/** Whose a unit on the board is, and which. */
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

/** A marker as one side sees it: above 0 where that side leads. */
export function leadOf(side: Side, marker: number): number {
  return side === 'bot' ? marker : 0 - marker
}
