import { type Json, resolveSettings, Table } from '@opfor/kernel'
import type { Asking } from '../../../../games/conflict-of-heroes/table/asking.ts'
import { conflictOfHeroes } from '../../../../games/conflict-of-heroes/index.ts'
import type { Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'
import { Owner } from './owner.ts'
import { ownersCards } from './owners-cards.ts'

export interface Asked {
  readonly ids: readonly string[]
  readonly now: Situation
}

export interface Counting {
  readonly guideline: string
  readonly hasPack: boolean
  readonly asking: Asking
}

function askedIn(seed: number, { guideline, hasPack, asking }: Counting): Asked {
  const box = ownersCards(seed)
  const pack = hasPack ? (JSON.parse(JSON.stringify(box)) as Json) : ''
  const settings = resolveSettings(conflictOfHeroes, { options: { mode: 'solo', guideline, pack, asking } })
  if (!settings.ok) throw new Error(settings.problem)
  const owner = new Owner(seed, box)
  const table = new Table(conflictOfHeroes.initialSituation(settings.value), (question) => {
    const answer = owner.answer(question)
    const read = question.parse(question.write(answer))
    if (!read.ok) throw new Error(`${question.id}: ${read.problem}`)
    return answer
  })
  conflictOfHeroes.setup(table).next()
  while (table.now.stage !== 'mission') conflictOfHeroes.turn(table).next()
  return { ids: owner.asked, now: table.now }
}

export function countedQuestions(
  size: number,
  counting: Counting,
): { readonly median: number; readonly usual: number; readonly most: number } {
  const counts = Array.from({ length: size }, (_, seed) => askedIn(seed, counting).ids.length).toSorted(
    (one, other) => one - other,
  )
  const at = (share: number): number => counts[Math.floor(counts.length * share)] ?? 0
  return { median: at(0.5), usual: at(0.95), most: counts.at(-1) ?? 0 }
}

export function bothWays(seed: number, counting: Omit<Counting, 'asking'>): readonly string[] {
  const [few, each] = (['few', 'each'] as const).map((asking) => askedIn(seed, { ...counting, asking }).now)
  if (few === undefined || each === undefined) return []
  return (Object.keys(each) as (keyof Situation)[])
    .filter((field) => field !== 'asking' && sorted(few[field]) !== sorted(each[field]))
    .map((field) => `Guideline ${counting.guideline}, seed ${seed}: ${field} differs`)
}

function sorted(value: unknown): string {
  return JSON.stringify(value ?? '', (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
