import {
  type LiveMatch,
  digestValue,
  type GameModule,
  type Json,
  isAllowedValue,
  parseJournal,
  resumeMatch,
  LineCounts,
} from '@opfor/kernel'
import { randomMatch, randomSimulation } from '@opfor/kernel/testing'
import { gameOfSheet } from '../../../sheets/run/game.ts'
import type { Situation } from '../../../sheets/declare/situation.ts'
import { readSheet } from '../../../sheets/sheet-reader.ts'
import { allSheets } from './texts.ts'

export interface Proof {
  readonly matches: number
  readonly withJournal: number
  readonly turns: number
  readonly violations: readonly string[]
}

/** One of this many matches is played with a journal and replayed from it. */
const journalEvery = 25

/** Each match ends in a declared way, stays within its value ranges, and replays. */
export function proveMatches(count: number): Proof {
  const games = allSheets().map(({ name, text }) => ({ name, game: gameOfSheet(readSheet(text)) }))
  const violations: string[] = []
  let [withJournal, turns] = [0, 0]
  for (let seed = 0; seed < count; seed += 1) {
    const one = games[seed % games.length]
    if (one === undefined) break
    const { name, game } = one
    try {
      const isKept = Math.floor(seed / games.length) % journalEvery === 0
      if (isKept) withJournal += 1
      const found = isKept ? played(game, seed) : simulated(game, seed)
      turns += found.turns
      violations.push(...found.wrong.map((each) => `${name}, seed ${seed}: ${each}`))
    } catch (error) {
      violations.push(`${name}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { matches: count, withJournal, turns, violations }
}

interface Found {
  readonly turns: number
  readonly wrong: readonly string[]
}

function simulated(game: GameModule<Situation>, seed: number): Found {
  const { situation, outcome, turns } = randomSimulation(game, seed, new LineCounts())
  return { turns, wrong: [...undeclaredEnd(game, outcome.way), ...outOfSpan(game, situation)] }
}

function played(game: GameModule<Situation>, seed: number): Found {
  const match = randomMatch(game, seed)
  const { outcome, situation, turns } = match
  return {
    turns,
    wrong: [
      ...(outcome === undefined ? ['it has no end'] : undeclaredEnd(game, outcome.way)),
      ...outOfSpan(game, situation),
      ...replayedElsewhere(game, match),
    ],
  }
}

function undeclaredEnd({ endings }: GameModule<Situation>, way: string): readonly string[] {
  return endings.some(({ id }) => id === way) ? [] : [`it ends by ${way}`]
}

function outOfSpan(game: GameModule<Situation>, situation: Situation): readonly string[] {
  const wrong = game.layout(situation).counters.filter((counter) => !isAllowedValue(counter, counter.value))
  return wrong.map(({ id, value }) => `${id} is ${value}`)
}

function replayedElsewhere(game: GameModule<Situation>, match: LiveMatch<Situation>): readonly string[] {
  const journal = parseJournal(JSON.parse(JSON.stringify(match.journal)) as Json, game)
  if (!journal.ok) return [journal.problem]
  const again = resumeMatch(game, journal.value)
  if (!again.ok) return [again.problem]
  return digestValue(again.value.situation) === digestValue(match.situation)
    ? []
    : ['it replays to another end']
}
