import {
  type Candidate,
  type LiveMatch,
  type Json,
  type Question,
  seededAnswerer,
  type SettingsInput,
} from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { squareWith } from '../../../../games/admiral/table/house-model/board.ts'
import { admiral } from '../../../../games/admiral/index.ts'
import { type Grade, results } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Situation } from '../../../../games/admiral/table/situation.ts'

export interface Asked {
  readonly person: number
  readonly die: number
}

/** Questions of deployment count in the first turn. */
export interface Counted {
  readonly turns: readonly Asked[]
  /** Questions with only one option. */
  readonly needless: readonly string[]
}

const mostQuestions = 4000

/** Each ship of yours moves ahead and attacks once as expected. `oneByOne`: attacks are tapped singly on the grid. */
export function countQuestions(wishes: SettingsInput, seed: number, oneByOne = false): Counted {
  const match = newMatch(admiral, wishes, seed)
  const turns: Asked[] = []
  const needless: string[] = []
  for (let asked = 0; match.question !== undefined && asked < mostQuestions; asked += 1) {
    const { question, situation } = match
    const { person, die } = turns[situation.turn - 1] ?? { person: 0, die: 0 }
    const isPerson = question.to === 'player'
    turns[situation.turn - 1] = { person: person + (isPerson ? 1 : 0), die: die + (isPerson ? 0 : 1) }
    if (question.options?.length === 1) needless.push(question.id)
    const answer = isPerson ? likely(question, situation, oneByOne) : seededAnswerer.answer(question, match)
    taken(match, answer, isPerson)
  }
  return { turns, needless }
}

function taken(match: LiveMatch<Situation>, answer: Json, isPerson: boolean): void {
  const done = match.answer(answer, isPerson ? 'person' : 'seed')
  if (!done.ok) throw new Error(done.problem)
}

function likely(question: Question, now: Situation, oneByOne: boolean): Json {
  const ids = (question.options ?? []).map(({ id }) => id)
  if (question.proposal !== undefined) return question.write(question.proposal)
  if (ids.includes('rest') && question.id === 'admiral.deploy') return 'rest'
  if (question.id === 'admiral.attacks' && !oneByOne) return oneEach(question.options ?? [])
  if (question.id === 'admiral.attacks') return nextAttack(ids, now).flatMap((id) => [id, 'more'])
  if (question.id.startsWith('admiral.attack')) return nextAttack(ids, now)[0] ?? 'done'
  return furthest(ids)
}

function nextAttack(ids: readonly string[], now: Situation): readonly string[] {
  const isFresh = (id: string): boolean => now.attacks.every(({ by }) => by !== id.split(' ')[0])
  return ids.filter((id) => id.startsWith('player') && isFresh(id)).slice(0, 1)
}

interface Said extends Candidate {
  readonly isSaid?: boolean
  readonly grade?: Grade
}

function oneEach(attacks: readonly Said[]): readonly string[] {
  const shipOf = ({ id }: Said): string => id.split(' ')[0] ?? ''
  const ships = new Set(attacks.map(shipOf).filter((id) => id.startsWith('player')))
  return [...ships].flatMap((ship) => {
    const first = attacks.find((each) => shipOf(each) === ship)
    if (first === undefined) return []
    return first.isSaid === false ? [`${first.id} ${results[first.grade ?? 0]}`] : [first.id]
  })
}

function furthest(ids: readonly string[]): string {
  const rowOf = (id: string): number => squareWith(id.split(' ').at(-1) ?? '')?.y ?? -1
  const [ship] = ids.filter((id) => id.startsWith('player'))
  const own = ids.filter((id) => ship === undefined || id.split(' ')[0] === ship.split(' ')[0])
  return own.toSorted((a, b) => rowOf(b) - rowOf(a))[0] ?? ''
}
