import { type Json, type Question, Table } from '@opfor/kernel'
import { bloodAndPlunder } from '../../../../games/blood-and-plunder/index.ts'
import {
  type Asking,
  isAlive,
  type Knowing,
  type Situation,
} from '../../../../games/blood-and-plunder/table/situation.ts'
import { decided, firstDifference } from './both-ways.ts'
import { settingsOf } from './play.ts'
import { randomBattle } from './random-battle.ts'
import { Truth } from './truth.ts'
import { Watch } from './watch.ts'

export interface Dropped {
  readonly activations: number
  readonly decisions: number
  readonly asked: { readonly each: number; readonly few: number }
  readonly differing: readonly string[]
}

/** Replaces the true answer to the n-th question about the table. */
export type Spoil = (question: Question, truth: unknown, nth: number) => unknown

interface Fought {
  readonly watch: Watch
  readonly questions: readonly string[]
  readonly now: Situation
}

const placed = ['blood-and-plunder.where', 'blood-and-plunder.whereShip']

function fight(seed: number, way: Knowing, asking: Asking, spoil: Spoil = (_, truth) => truth): Fought {
  const [truth, watch, questions] = [new Truth(seed), new Watch(), [] as string[]]
  const settings = settingsOf(seed, randomBattle(seed), way, true, asking)
  const reply = (question: Question): unknown => {
    const isAsked = question.to !== 'chance' && !placed.includes(question.id)
    const known = truth.answer(question)
    const given = isAsked && question.to === 'table' ? spoil(question, known, questions.length) : known
    if (isAsked) questions.push(question.id)
    const answer = question.parse(question.write(given))
    if (!answer.ok) throw new Error(`seed ${seed}, ${question.id}: ${answer.problem}`)
    return answer.value
  }
  const table: Table<Situation> = new Table(bloodAndPlunder.initialSituation(settings), reply, watch)
  bloodAndPlunder.setup(table).next()
  while (bloodAndPlunder.outcome(table.now) === undefined) bloodAndPlunder.turn(table).next()
  return { watch, questions, now: table.now }
}

export function droppedIn(seed: number, spoil?: Spoil): Dropped {
  const map = fight(seed, 'map', 'each')
  const few = fight(seed, 'proposed', 'few', spoil)
  const differing = [
    ...firstDifference(decided(map.watch), decided(few.watch)),
    ...(JSON.stringify(standing(map.now)) === JSON.stringify(standing(few.now)) ? [] : ['it ends otherwise']),
  ]
  return {
    activations: map.watch.activations,
    decisions: decided(map.watch).length,
    asked: {
      each: fight(seed, 'proposed', 'each').questions.length,
      few: few.questions.length,
    },
    differing: differing.map((each) => `seed ${seed}: ${each}`),
  }
}

/** The comparable state, excluding counters of how often something was entered. */
function standing({ units, ships, turn, scenario, ended }: Situation): Json {
  const stands = units
    .filter(isAlive)
    .map(({ id, models, fatigue, empty, engaged, bayonetsFixed, gunLost, aboard, at }) => ({
      unit: [id, models, fatigue, empty, bayonetsFixed, gunLost, aboard, at.x, at.y],
      engaged,
    }))
  const sails = ships.map(({ id, at, heading, grappled, damage }) => [
    id,
    at.x,
    at.y,
    heading,
    grappled,
    damage,
  ])
  return { stands, sails, turn, scenario, ended }
}

export interface Noticed {
  readonly told: number
  readonly noticed: number
}

/** Each run answers another question wrongly and checks if decisions change. */
export function wrongAnswers(seed: number, times: number): ReadonlyMap<string, Noticed> {
  const found = new Map<string, Noticed>()
  const truth = fight(seed, 'proposed', 'few')
  for (let time = 0; time < times; time += 1) {
    const at = Math.floor((truth.questions.length * (time + 0.5)) / times)
    let wrong = ''
    const few = fight(seed, 'proposed', 'few', (question, known, nth) => {
      const other = nth === at ? otherThan(question, known) : undefined
      if (other === undefined) return known
      wrong = question.id
      return other
    })
    if (wrong === '') continue
    const { told, noticed } = found.get(wrong) ?? { told: 0, noticed: 0 }
    const isNoticed = firstDifference(decided(truth.watch), decided(few.watch)).length > 0
    found.set(wrong, { told: told + 1, noticed: noticed + (isNoticed ? 1 : 0) })
  }
  return found
}

/** Returns a different answer; undefined for a form, which records events. */
function otherThan(question: Question, known: unknown): unknown {
  const { kind, options = [] } = question
  const id = (known as { readonly id?: string } | undefined)?.id
  const [first, second] = options
  switch (kind) {
    case 'yesNo':
      return known !== true
    case 'choice':
      return options.find((option) => option.id !== id && !/^(several|both)$/.test(option.id))
    case 'which': {
      const others = options.filter(
        (option) => (known as readonly unknown[]).includes(option) !== (option === first),
      )
      if (question.parse(question.write(others)).ok) return others
      // At least one must be named.
      return second === undefined ? undefined : [second]
    }
    case 'number':
      return known === 0 ? 1 : 0
    case 'die':
    case 'draw':
    case 'names':
    case 'entry':
      return undefined
  }
}
