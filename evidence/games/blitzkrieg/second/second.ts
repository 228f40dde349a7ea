/** An independent BLITZKRIEG! with a random player, sharing no rule code. Proofs compare both logs. */

import * as board from './board.ts'
import { at, BOT, PLAYER } from './board.ts'
import { place } from './placement.ts'
import type { Chance, Table } from './table.ts'
import { choose, draw, drawUnits, isOpen, moveMarker, newTable, score } from './table.ts'
import { playsAs, reach, remove, removeSlot, roll } from './table.ts'
import { sizeUpRow } from './trial.ts'
import { pickSpace, pickTheatre } from './where.ts'
import { pickSlot } from './which.ts'

export type { Chance } from './table.ts'

export interface SecondOptions {
  difficulty: 'easy' | 'medium' | 'hard'
  stratagems: boolean
  extraVP: number
  extraProgress: number
}

export interface SecondResult {
  winner: 'bot' | 'player'
  bot: number
  player: number
  end: string
  turns: number
}

const GOAL = 25

function setUp(g: Table, options: SecondOptions): void {
  draw(g, g.playerBag, 3, g.reserve)
  draw(g, g.botBag, 5, 'row')
  const rolls = options.difficulty === 'hard' ? 4 : 3
  const cells = options.difficulty === 'easy' ? 1 : 2
  for (let i = 0; i < rolls; i += 1) {
    const face = roll(g, 6)
    moveMarker(g, BOT, face < board.THEATRES ? face : choose(g, board.THEATRES), cells, 1)
  }
  score(g, BOT, options.extraVP)
  for (let t = 0; t < board.THEATRES; t += 1) moveMarker(g, BOT, t, options.extraProgress, 1)
}

/** The cup holds every token except the one in play, which returns only after the draw. */
function drawStratagem(g: Table): void {
  const index = roll(g, board.STEAMROLL)
  g.token = index < g.token ? index : index + 1
  if (g.log !== undefined) g.log(`strat ${board.STRATAGEM_IDS[g.token]}`)
  if (g.token !== board.STEAMROLL) g.stratagem = g.token
}

/** Returns false if the bot can place nothing. A blitz continues in its theatre, or anywhere if nothing fits. */
function botTurn(g: Table, stratagems: boolean): boolean {
  if (stratagems) drawStratagem(g)
  sizeUpRow(g)
  let theatre = pickTheatre(g)
  if (theatre < 0) return false
  while (theatre >= 0) {
    const space = pickSpace(g, theatre)
    const kind = removeSlot(g, pickSlot(g, theatre, space))
    if (!place(g, BOT, theatre, space, kind)) break
    sizeUpRow(g)
    if (!isOpen(g, theatre) || pickSpace(g, theatre) < 0) theatre = pickTheatre(g)
  }
  drawUnits(g, BOT, 1)
  return true
}

/** A scientist's extra bit: every empty space of an open theatre, in any campaign. */
const ANYWHERE = 4

function playerReach(g: Table, kind: number): number {
  return reach(g, PLAYER, kind) | (playsAs(g, PLAYER, kind) === board.SCIENTIST ? ANYWHERE : 0)
}

/** A unit needs one of these bits. */
function entry(g: Table, theatre: number, space: number): number {
  return ANYWHERE | (at(board.CAMPAIGN_OF, space) === at(g.open, theatre) ? at(board.TERRAIN, space) : 0)
}

function listSpaces(g: Table, theatre: number, bits: number, listed: number): number {
  if (!isOpen(g, theatre)) return listed
  let length = listed
  const campaign = at(g.open, theatre)
  const last = (bits & ANYWHERE) === 0 ? campaign : at(board.FIRST_CAMPAIGN, theatre + 1) - 1
  const beyond = at(board.FIRST_SPACE, last + 1)
  for (let space = at(board.FIRST_SPACE, campaign); space < beyond; space += 1) {
    if (at(g.taken, space) === 1 || (entry(g, theatre, space) & bits) === 0) continue
    g.list[length] = space
    length += 1
  }
  return length
}

function reserveReach(g: Table): number {
  let bits = 0
  for (let kind = 0; kind < board.KINDS; kind += 1) if (at(g.reserve, kind) > 0) bits |= playerReach(g, kind)
  return bits
}

function playerPlaces(g: Table, theatre: number, space: number): boolean {
  const needed = entry(g, theatre, space)
  let length = 0
  for (let kind = 0; kind < board.KINDS; kind += 1) {
    if (at(g.reserve, kind) === 0 || (playerReach(g, kind) & needed) === 0) continue
    g.list[length] = kind
    length += 1
  }
  const kind = at(g.list, choose(g, length))
  remove(g.reserve, kind)
  return place(g, PLAYER, theatre, space, kind)
}

/** Returns false if the player can place nothing. */
function playerTurn(g: Table): boolean {
  let length = 0
  const bits = reserveReach(g)
  for (let t = 0; t < board.THEATRES; t += 1) length = listSpaces(g, t, bits, length)
  if (length === 0) return false
  let space = at(g.list, choose(g, length))
  let theatre = 0
  while (at(board.CAMPAIGN_OF, space) >= at(board.FIRST_CAMPAIGN, theatre + 1)) theatre += 1
  while (playerPlaces(g, theatre, space)) {
    length = listSpaces(g, theatre, reserveReach(g), 0)
    if (length === 0) break
    const answer = choose(g, length + 1)
    if (answer === length) break
    space = at(g.list, answer)
  }
  drawUnits(g, PLAYER, 1)
  return true
}

function nothingOpen(g: Table): boolean {
  return g.open.every((campaign) => campaign < 0)
}

/** A tie counts for the player. */
function leader(g: Table): 'bot' | 'player' {
  return g.botVP > g.playerVP ? 'bot' : 'player'
}

function logScore(g: Table): void {
  if (g.log !== undefined) g.log(`score ${g.botVP} ${g.playerVP}`)
}

function finish(g: Table, winner: 'bot' | 'player', end: string, turns: number): SecondResult {
  if (g.log !== undefined) g.log(`end ${winner} ${end}`)
  return { winner, bot: g.botVP, player: g.playerVP, end, turns }
}

export function playSecond(
  seed: number,
  options: SecondOptions,
  chance: Chance,
  log?: (decision: string) => void,
): SecondResult {
  const g = newTable(seed, chance, log)
  setUp(g, options)
  for (let turns = 0; ; turns += 2) {
    if (nothingOpen(g)) return finish(g, leader(g), 'nothing-open', turns)
    if (!botTurn(g, options.stratagems)) return finish(g, 'player', 'bot-cannot-place', turns)
    logScore(g)
    if (g.playerVP >= GOAL && g.botVP < GOAL) return finish(g, 'player', 'victory-track', turns + 1)
    if (nothingOpen(g)) return finish(g, leader(g), 'nothing-open', turns + 1)

    // Bot points, whenever made, leave the player the turn that ends the round.
    if (!playerTurn(g)) return finish(g, 'bot', 'player-cannot-place', turns + 1)
    logScore(g)
    if (Math.max(g.botVP, g.playerVP) < GOAL) continue
    return finish(g, leader(g), 'victory-track', turns + 2)
  }
}
