import {
  seededRandom,
  type Game,
  type Json,
  type LiveMatch,
  randomAnswerer,
  seededAnswerer,
} from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'

/** A match at the table, every other one with real dice and cards; random answers that do not end it at once. */
export function matchAtTable(game: Game, seed: number, answers: number): LiveMatch<unknown> {
  const { options, isManual } = game.starts?.table ?? { options: {} }
  const physical = seed % 2 === 0 ? { ...isManual?.dice, ...isManual?.draws } : {}
  const level = game.options.find((each) => 'levels' in each && each.levels)?.question
  const levels: Record<string, Json> =
    level === undefined ? {} : { [level.id]: level.write(level.sample(seededRandom(seed, 7))) }
  const match = newMatch(game, { options: { ...options, ...levels, ...physical } }, seed)
  const random = randomAnswerer(seed)
  for (let count = 0; count < answers && match.question !== undefined; count += 1) {
    const { question } = match
    const who = question.to === 'chance' ? seededAnswerer : random
    let answer = who.answer(question, match)
    for (let tries = 0; tries < 12 && isRare(game.id, question.id, answer); tries += 1) {
      if (question.options?.length === 1 || (seed + count) % 29 === 0) break
      answer = question.write(question.sample(seededRandom(seed * 1000 + tries, count)))
    }
    const seat = question.to === 'chance' || question.to === 'table' ? undefined : question.to
    if (!match.answer(answer, who.by, seat).ok) break
  }
  return match
}

/** Random players end a match, change its settings, or do more damage than people do. */
function isRare(game: string, question: string, answer: Json): boolean {
  if (/cannot|switch|"over"|-neither|concede|"called"|"call/.test(JSON.stringify(answer) ?? '')) return true
  if (game === 'admiral' && question === 'admiral.result') return answer === 'severe'
  if (game !== 'blood-and-plunder' || typeof answer !== 'object' || answer === null) return false
  return Object.entries(answer).some(([key, value]) => /lost|atigue/i.test(key) && Number(value) > 3)
}
