import * as board from './board.ts'
import { add, at, BOT } from './board.ts'

/** The i-th number in [0, k) of the n-th answer of this seed. */
export type Chance = (seed: number, n: number, i: number, k: number) => number

/** A heap (bag, pool or reserve) has one count per kind and the total in this last cell. */
const TOTAL = board.KINDS

export interface Table {
  readonly chance: Chance
  readonly seed: number
  readonly playerSeed: number
  readonly log: ((decision: string) => void) | undefined
  chances: number
  choices: number
  /** Per theatre: the marker's distance from the red cell, positive on the bot's half. */
  readonly marker: Int8Array
  /** Per theatre: its open campaign, or -1 if closed. */
  readonly open: Int8Array
  /** Per campaign: number of empty spaces. Per space: 1 if taken. */
  readonly empty: Int8Array
  readonly taken: Int8Array
  botVP: number
  playerVP: number
  /** Per side: the kind its last token played as, or -1. */
  readonly lastPlaced: Int8Array
  readonly forGeneral: Int8Array
  readonly forAdmiral: Int8Array
  readonly botBag: Int8Array
  readonly playerBag: Int8Array
  readonly pool: Int8Array
  readonly reserve: Int8Array
  readonly row: Int8Array
  rowLength: number
  rowReach: number
  rowStrength: number
  /** The stratagem token outside the cup, and its stratagem. */
  token: number
  stratagem: number
  readonly list: Int8Array
}

function heap(copies: Int8Array): Int8Array {
  const made = new Int8Array(board.KINDS + 1)
  made.set(copies)
  made[TOTAL] = copies.reduce((sum, copy) => sum + copy, 0)
  return made
}

const FULL_BAG = heap(board.UNIT_COPIES)
const FULL_POOL = heap(board.WEAPON_COPIES)

export function newTable(seed: number, chance: Chance, log: ((decision: string) => void) | undefined): Table {
  const empty = new Int8Array(board.CAMPAIGNS)
  for (let c = 0; c < board.CAMPAIGNS; c += 1) {
    empty[c] = at(board.FIRST_SPACE, c + 1) - at(board.FIRST_SPACE, c)
  }
  return {
    chance,
    seed,
    playerSeed: (seed ^ 0x9e3779b9) >>> 0,
    log,
    chances: 0,
    choices: 0,
    marker: new Int8Array(board.THEATRES),
    open: board.FIRST_CAMPAIGN.slice(0, board.THEATRES),
    empty,
    taken: new Int8Array(board.SPACES),
    botVP: 0,
    playerVP: 0,
    lastPlaced: new Int8Array(2).fill(-1),
    forGeneral: new Int8Array(2 * board.THEATRES),
    forAdmiral: new Int8Array(2 * board.THEATRES),
    botBag: FULL_BAG.slice(),
    playerBag: FULL_BAG.slice(),
    pool: FULL_POOL.slice(),
    reserve: new Int8Array(board.KINDS + 1),
    row: new Int8Array(64),
    rowLength: 0,
    rowReach: 0,
    rowStrength: 0,
    token: board.STEAMROLL,
    stratagem: board.NO_STRATAGEM,
    list: new Int8Array(board.SPACES),
  }
}

/** Asks nothing if there are fewer than two options. */
export function choose(g: Table, options: number): number {
  if (options < 2) return 0
  g.choices += 1
  return g.chance(g.playerSeed, g.choices - 1, 0, options)
}

export function roll(g: Table, k: number): number {
  g.chances += 1
  return g.chance(g.seed, g.chances - 1, 0, k)
}

export function put(to: Int8Array, kind: number): void {
  add(to, kind, 1)
  add(to, TOTAL, 1)
}

export function remove(from: Int8Array, kind: number): void {
  add(from, kind, -1)
  add(from, TOTAL, -1)
}

export function removeSlot(g: Table, slot: number): number {
  const kind = at(g.row, slot)
  g.row.copyWithin(slot, slot + 1, g.rowLength)
  g.rowLength -= 1
  return kind
}

/** Draws at most the available tokens. */
export function draw(g: Table, from: Int8Array, wanted: number, to: Int8Array | 'row'): void {
  const tokens = Math.min(wanted, at(from, TOTAL))
  if (tokens === 0) return
  for (let i = 0; i < tokens; i += 1) {
    let index = g.chance(g.seed, g.chances, i, at(from, TOTAL))
    let kind = 0
    while (index >= at(from, kind)) {
      index -= at(from, kind)
      kind += 1
    }
    remove(from, kind)
    if (to === 'row') {
      g.row[g.rowLength] = kind
      g.rowLength += 1
    } else put(to, kind)
  }
  g.chances += 1
}

export function drawUnits(g: Table, side: number, units: number): void {
  if (side === BOT) draw(g, g.botBag, units, 'row')
  else draw(g, g.playerBag, units, g.reserve)
}

/** A spy plays as the other side's last placed kind, or -1 before any. */
export function playsAs(g: Table, side: number, kind: number): number {
  return kind === board.SPY ? at(g.lastPlaced, 1 - side) : kind
}

export function reach(g: Table, side: number, kind: number): number {
  const as = playsAs(g, side, kind)
  return as < 0 ? 0 : at(board.REACH, as)
}

/** Excludes the space's effect. */
export function strength(g: Table, side: number, theatre: number, kind: number): number {
  const as = playsAs(g, side, kind)
  if (as === board.GENERAL) return 1 + at(g.forGeneral, side * board.THEATRES + theatre)
  if (as === board.ADMIRAL) return 1 + at(g.forAdmiral, side * board.THEATRES + theatre)
  if (as === board.SCIENTIST && side === BOT) return 3
  return at(board.STRENGTH, as)
}

export function score(g: Table, side: number, points: number): void {
  if (side === BOT) g.botVP += points
  else g.playerVP += points
}

/** Negative `cells` move against the side. Stops `short` cells before the end cells. */
export function moveMarker(g: Table, side: number, theatre: number, cells: number, short: number): void {
  const limit = at(board.END, theatre) - short
  const aim = at(g.marker, theatre) + (side === BOT ? cells : -cells)
  g.marker[theatre] = Math.max(-limit, Math.min(limit, aim))
}

export function isOpen(g: Table, theatre: number): boolean {
  return at(g.open, theatre) >= 0
}
