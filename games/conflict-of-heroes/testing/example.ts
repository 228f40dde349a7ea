import type { LiveMatch } from '@opfor/kernel'
import { playAnswers, newMatch, type ScriptedAnswer } from '@opfor/kernel/testing'
import { conflictOfHeroes } from '../index.ts'
import type { Situation } from '../table/situation.ts'
import { firefight } from './matches.ts'

/** The printed example: the first player 9, the second 5. */
const initiative: readonly ScriptedAnswer[] = [
  ['initiative', 5],
  ['initiative', 4],
  ['initiative', 2],
  ['initiative', 3],
]

/** The printed example: Player 1 is the Initiative Player and commands the Soviets. */
export const setUp: readonly ScriptedAnswer[] = [
  ...initiative,
  ['side', 'soviet'],
  ['map', '1'],
  ['edge', '1-A'],
  ['handicap', 'none'],
]

const plays: readonly (readonly ScriptedAnswer[])[] = [
  [['play', 'soviet-03-bottom']],
  [['play', 'german-04-bottom']],
  [['play', 'soviet-01-top']],
  [
    ['play', 'german-03-top'],
    ['markerHex', '1-E09'],
    ['reaction', 'soviet-03'],
    ['place', '1-G07'],
    ['place', '1-D11'],
    ['place', '1-F11'],
    ['place', 'off'],
  ],
  [['play', 'soviet-04-top']],
  [
    ['play', 'german-01-top'],
    ['placeUnits', ['german Pioneer 17', 'german Pioneer 18']],
    ['place', '1-E13'],
    ['place', '1-D13'],
  ],
  [['play', 'soviet-02-bottom']],
  [['play', 'german-02-bottom']],
]

export function example(count = 8): LiveMatch<Situation> {
  return playAnswers(firefight(), ...setUp, ...plays.slice(0, count).flat())
}

export function soloExample(options: Readonly<Record<string, string>> = {}): LiveMatch<Situation> {
  const match = newMatch(conflictOfHeroes, {
    options: { asking: 'each', mode: 'solo', cards: 'real', ...options },
  })
  playAnswers(
    match,
    ['initiative', 1],
    ['initiative', 1],
    ['initiative', 6],
    ['initiative', 6],
    ['map', '1'],
    ['edge', '1-A'],
  )
  return playAnswers(match, ...plays.flat())
}
