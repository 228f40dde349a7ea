import type { FormQuestion, NumberQuestion, Question, Which } from '@opfor/kernel'

const fewNumbers = 41
const often = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24]

/** Assumes nothing is proposed beforehand. */
export function tapsFor(question: Question, answer: unknown): number {
  switch (question.kind) {
    case 'which':
      return forWhich(question as Which<never>, (answer as readonly unknown[]).length)
    case 'number':
      // A measurement is answered by its band.
      return question.options === undefined
        ? forNumber((question as NumberQuestion).range, answer as number)
        : 1
    case 'names':
      return 2 * (answer as readonly unknown[]).length
    case 'entry':
      return forForm(
        question as FormQuestion<Record<string, unknown>>,
        answer as Readonly<Record<string, unknown>>,
      )
    case 'choice':
    case 'die':
    case 'draw':
    case 'yesNo':
      return 1
  }
}

/** None and all take one tap; others one each plus a last, unless a single one is required. */
function forWhich({ atLeast, options }: Which<never>, named: number): number {
  if (named === 0 || named === options.length) return 1
  return atLeast === 0 ? named + 1 : named === 1 ? 1 : named + 2
}

/** Rare numbers are typed, in whole inches rounded down. */
function forNumber({ from, to, step = 1 }: NumberQuestion['range'], value: number): number {
  if ((to - from) / step < fewNumbers || often.includes(Math.floor(value)) || (value === to && to <= 60))
    return 1
  return 2 + String(Math.floor(value)).length
}

/** Values side by side in a form's row; each further one costs a tap. */
const inRow = 5

/** One tap per field differing from nothing happened, plus a last. */
function forForm(
  { fields, proposal }: FormQuestion<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): number {
  const changed = Object.keys(fields).filter((key) => given[key] !== proposal?.[key])
  const above = changed.map((key) => (typeof given[key] === 'number' ? Math.max(0, given[key] - inRow) : 0))
  return 1 + changed.length + above.reduce((sum, taps) => sum + taps, 0)
}
