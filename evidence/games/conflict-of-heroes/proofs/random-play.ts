import {
  seededNumber,
  seededRandom,
  type Json,
  type Question,
  type Random,
  type SettingsInput,
  resolveSettings,
  Table,
} from '@opfor/kernel'
import { conflictOfHeroes } from '../../../../games/conflict-of-heroes/index.ts'
import { Invariants } from './invariants.ts'
import { randomPack } from './random-pack.ts'

export interface Generated {
  readonly violations: readonly string[]
  readonly changes: number
  readonly way: string
  readonly key: string
}

const mostTurns = 2000

function wishesOf(seed: number): SettingsInput {
  const random = seededRandom(seed, 0xffff)
  const options: Record<string, Json> = {}
  for (const { question } of conflictOfHeroes.options)
    options[question.id] = question.write(question.sample(random))
  options['pack'] = random(2) === 0 ? (JSON.parse(JSON.stringify(randomPack(seed))) as Json) : ''
  const rulings: Record<string, string> = {}
  for (const { id, readings } of conflictOfHeroes.rulings) {
    const all = Object.keys(readings)
    rulings[id] = all[random(all.length)] ?? ''
  }
  return { options, rulings }
}

export function generateRandomly(seed: number): Generated {
  const settings = resolveSettings(conflictOfHeroes, wishesOf(seed))
  if (!settings.ok) throw new Error(settings.problem)
  const invariants = new Invariants()
  const table = new Table(conflictOfHeroes.initialSituation(settings.value), answering(seed), invariants)
  conflictOfHeroes.setup(table).next()
  for (let turns = 0; ; turns += 1) {
    const outcome = conflictOfHeroes.outcome(table.now)
    if (outcome !== undefined || turns === mostTurns) {
      const endless = outcome === undefined ? ['it did not end'] : []
      const { mode, guideline, variant, cardsBy, mission } = table.now
      return {
        violations: [...invariants.violations, ...endless].map((each) => `seed ${seed}: ${each}`),
        changes: invariants.changes,
        way: outcome?.way ?? '',
        key: [
          mode,
          guideline.id,
          variant ? 'variant' : 'plain',
          cardsBy,
          mission?.sheet ?? '',
          mission?.ai ?? '',
        ].join(' '),
      }
    }
    conflictOfHeroes.turn(table).next()
  }
}

/** Discarding a card and calling off a mission are rare, so that much is played. */
function answering(seed: number): (question: Question) => unknown {
  let n = 0
  return (question) => {
    n += 1
    let i = 0
    const random = (below: number): number => {
      i += 1
      return seededNumber(seed, n, i - 1, below)
    }
    if (question.id === 'coh.atOnce') return seldomDiscarded(question, random)
    const rare = question.id === 'coh.half' || question.id === 'coh.mission'
    if (!rare || random(20) === 0) return question.sample(random)
    const { options = [] } = question
    return options[random(options.length - 1)]
  }
}

function seldomDiscarded(question: Question, random: Random): unknown {
  for (;;) {
    const told = question.sample(random) as { readonly what: { readonly id: string } }
    if (!told.what.id.endsWith('-neither') || random(20) === 0) return told
  }
}
