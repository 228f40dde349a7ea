import { sizes } from '@opfor/evidence/kernel/programs/many'
import { draft } from '../proofs/drafts.ts'

/** Drafts random solo missions from a seed on, and counts sides, sheets, deck sizes and tiles. */

const { size, from } = sizes(1000)
const counts = new Map<string, Map<string, number>>()
for (let seed = from; seed < from + size; seed += 1)
  for (const [what, value] of Object.entries(draft(seed))) {
    const of = counts.get(what) ?? new Map<string, number>()
    of.set(String(value), (of.get(String(value)) ?? 0) + 1)
    counts.set(what, of)
  }
for (const [what, of] of counts) {
  const sorted = [...of].toSorted(([a], [b]) => (Number(a) || 0) - (Number(b) || 0))
  console.log(`${what}: ${sorted.map(([value, count]) => `${value} ${count}`).join(', ')}`)
}
