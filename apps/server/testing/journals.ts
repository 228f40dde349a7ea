import { begin, type Game, type Journal, playOn, sampling, seeded } from '@opfor/kernel'
import { gameOfSheet, readSheet, shapes } from '@opfor/sheets'
import { gameOfPage } from '@opfor/variants'
import { challengeGame } from '../challenges/daily-challenge.ts'

/** The journal of a BLITZKRIEG! match played at random to its end. */
export function blitzkriegJournal(seed: number): Journal {
  return randomJournal(challengeGame(), seed)
}

/** The journal of a match of a sheet, one of the shapes by default. */
export function sheetJournal(seed: number, text = shapes[0]?.text ?? ''): Journal {
  return randomJournal(gameOfSheet(readSheet(text)), seed)
}

/** The journal of a match with a page of house rules. */
export function houseRulesJournal(seed: number, page: string): Journal {
  const game = gameOfPage(page)
  if (!game.ok) throw new Error(game.problem)
  return randomJournal(game.value, seed)
}

function randomJournal(game: Game, seed: number): Journal {
  const match = begin(game, seed, {})
  if (!match.ok) throw new Error(match.problem)
  const policy = sampling(seed)
  playOn(match.value, (question) => (question.to === 'chance' ? seeded : policy))
  return match.value.journal
}
