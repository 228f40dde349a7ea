import { begin, type Conversation, type Json, say, seeded, type Wishes } from '@opfor/kernel'
import { conflictOfHeroes } from '../index.ts'
import type { Situation } from '../situation.ts'

/** An answer in a script: the question's id without the game's name, and what is answered. */
export type Scripted = readonly [question: string, answer: Json]

/** A new match: a firefight unless a solo mission is wanted. */
export function newMatch(
  options: Readonly<Record<string, Json>> = {},
  wishes: Wishes = {},
  seed = 1,
): Conversation<Situation> {
  const match = begin(conflictOfHeroes, seed, { ...wishes, options: { mode: 'firefight', ...options } })
  if (!match.ok) throw new Error(match.problem)
  return match.value
}

/** Answers questions from a script in order; chance answers by itself what the script passes over. */
export function answer(match: Conversation<Situation>, ...script: readonly Scripted[]): void {
  for (const [id, json] of script) {
    for (;;) {
      const { question } = match
      if (question === undefined) throw new Error(`The match is over before ${id}.`)
      if (question.id === `coh.${id}` || question.id === `conflict-of-heroes.${id}`) break
      const by = seeded.answer(question, match)
      if (by === undefined) throw new Error(`${question.id} was asked, not ${id}: ${say(question.text)}`)
      match.answer(by, 'seed')
    }
    const taken = match.answer(json, 'person')
    if (!taken.ok) throw new Error(`${id}: ${taken.problem}`)
  }
}

/** Lets chance answer until a person is asked, or the match is over. */
export function rollOn(match: Conversation<Situation>): void {
  for (;;) {
    const { question } = match
    const by = question === undefined ? undefined : seeded.answer(question, match)
    if (by === undefined) return
    match.answer(by, 'seed')
  }
}

/** What a person was told since so many things were told. */
export function toldSince(match: Conversation<Situation>, from: number): readonly string[] {
  return match.told.slice(from).flatMap((one) => (one.kind === 'change' ? [say(one.tell)] : []))
}

/** The ids of what may be answered to the standing question. */
export function offered(match: Conversation<Situation>): readonly string[] {
  return (match.question?.options ?? []).map(({ id }) => id)
}

/** A match with real cards, where any card may be played: Player 1 commands the Germans, on map 1, from edge A. */
export function duel(guideline: string, wishes: Wishes = {}, pack: Json = ''): Conversation<Situation> {
  const match = newMatch({ guideline, cards: 'real', pack }, wishes)
  if (guideline !== '1') answer(match, ['variant', 'no'])
  answer(match, ...wins, ['side', 'german'], ['map', '1'])
  if (guideline === '4') answer(match, ['addMap', '3'], ['join', '1-18'])
  answer(match, ['edge', '1-A'])
  if (guideline !== '1') answer(match, ['optional', false])
  answer(match, ['handicap', 'none'])
  return match
}

/** A roll of 12 against 2. */
export const wins: readonly Scripted[] = [
  ['initiative', 6],
  ['initiative', 6],
  ['initiative', 1],
  ['initiative', 1],
]

/** A card's half that no pack knows, with these effects. */
export function typed(
  card: string,
  half: string,
  caps = '0',
  more: readonly string[] = [],
): readonly Scripted[] {
  return [
    ['play', card],
    ['half', half],
    ['caps', caps],
    ['more', more],
  ]
}

/** A solo match on map 1 with real cards, the Germans first. */
export function solo(
  options: Readonly<Record<string, Json>> = {},
  wishes: Wishes = {},
): Conversation<Situation> {
  const match = newMatch({ mode: 'solo', cards: 'real', guideline: '5', ...options }, wishes)
  if (match.question?.id === 'coh.variant') answer(match, ['variant', 'no'])
  answer(match, ...wins, ['map', '1'], ['edge', '1-A'])
  return match
}

/** Plays what is left of the generation by discarding. */
export function discardRest(match: Conversation<Situation>): void {
  while (match.situation.stage === 'generation' && match.question?.id === 'coh.play') {
    const own = offered(match).find((id) => !/top|bottom/.test(id)) ?? ''
    answer(match, ['play', own], ['half', 'neither'])
  }
}
