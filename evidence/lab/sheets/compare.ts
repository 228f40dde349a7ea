import type { Question } from '@opfor/kernel'
import { type SectionDecision, type RunnableSection, runnableSections, type Sheet } from '@opfor/sheets'
import { answerFrom } from './facts.ts'
import type { Case, Expected, SheetProof, Whole } from './proof.ts'

export interface Compared {
  readonly matches: number
  readonly positions: ReadonlyMap<string, number>
  readonly differing: readonly string[]
  readonly sheetQuestions: readonly number[]
  readonly codedQuestions: readonly number[]
}

/** Stops a proof that would never find enough positions. */
const mostMatches = 100_000

export function compareSheet(proof: SheetProof, sheet: Sheet, size: number): Compared {
  const alone = runnableSections(sheet)
  const positions = new Map(proof.sections.map((section) => [section, 0]))
  const differing: string[] = []
  const turns: { sheet: number; coded: number }[] = []
  const isMissing = (section: string): boolean => (positions.get(section) ?? 0) < size
  let seed = 0
  for (; seed < mostMatches && proof.sections.some(isMissing); seed += 1) {
    let turn: string | undefined
    for (const each of proof.cases(seed)) {
      const sections = countedIn(each)
      if (!sections.some(isMissing)) continue
      const { asked, wrong } = compareCase(alone, each)
      differing.push(...wrong.map((what) => `seed ${seed}, ${each.where}: ${what}`))
      for (const section of sections) positions.set(section, (positions.get(section) ?? 0) + 1)
      if (each.turn === undefined) continue
      if (each.turn !== turn) turns.push({ sheet: 0, coded: 0 })
      turn = each.turn
      const counted = turns.at(-1)
      if (counted === undefined) continue
      counted.sheet += asked
      counted.coded += each.codedQuestions
    }
  }
  return {
    matches: seed,
    positions,
    differing,
    sheetQuestions: turns.map((each) => each.sheet),
    codedQuestions: turns.map((each) => each.coded),
  }
}

/** A whole section counts itself, other positions count their expected sections. */
function countedIn({ section, expected, whole }: Case): readonly string[] {
  return whole === undefined ? expected.map((each) => each.section) : [section]
}

function compareCase(
  alone: RunnableSection,
  { section, given, facts, expected, whole }: Case,
): { readonly asked: number; readonly wrong: readonly string[] } {
  let asked = 0
  const reply = (question: Question, decided: readonly SectionDecision[]): unknown => {
    if (question.to !== 'chance') asked += 1
    return answerFrom(typeof facts === 'function' ? facts(decided) : facts, question)
  }
  const isEnough = (decided: readonly SectionDecision[]): boolean =>
    whole === undefined && expected.every((each) => decidedBy(decided, each.section) !== undefined)
  try {
    const { decided, now } = alone(section, given, reply, isEnough)
    if (whole !== undefined)
      return { asked, wrong: [...inOrder(whole, expected, decided), ...whole.differing(now)] }
    return { asked, wrong: expected.flatMap((each) => difference(each, decidedBy(decided, each.section))) }
  } catch (error) {
    return { asked, wrong: [error instanceof Error ? error.message : String(error)] }
  }
}

function decidedBy(decided: readonly SectionDecision[], section: string): SectionDecision | undefined {
  return decided.find((each) => each.section === section)
}

/** Returns the first decision that differs from the expected ones. */
function inOrder(
  { sections }: Whole,
  expected: readonly Expected[],
  decided: readonly SectionDecision[],
): readonly string[] {
  const made = decided.filter(({ section, chosen }) => sections.includes(section) && chosen !== undefined)
  for (let at = 0; at < Math.max(made.length, expected.length); at += 1) {
    const [one, wanted] = [made[at], expected[at]]
    if (wanted === undefined) return [`${one?.section} gives ${one?.chosen}, the code does nothing more`]
    if (one?.section !== wanted.section)
      return [
        `${wanted.section} should give ${wanted.chosen}, but ${one?.section ?? 'nothing'} gives ${one?.chosen ?? 'nothing'}`,
      ]
    const wrong = difference(wanted, one)
    if (wrong.length > 0) return wrong
  }
  return []
}

function difference(
  { section, chosen, equals }: Expected,
  decided: SectionDecision | undefined,
): readonly string[] {
  if (decided === undefined) return [`${section} decides nothing, the code ${chosen ?? 'nobody'}`]
  const wrong: string[] = []
  if (decided.chosen !== chosen)
    wrong.push(`${section} gives ${decided.chosen ?? 'nobody'}, the code ${chosen ?? 'nobody'}`)
  const [left, code] = [decided.left.toSorted().join(', '), equals?.toSorted().join(', ')]
  if (code !== undefined && left !== code) wrong.push(`${section} leaves ${left}, the code ${code}`)
  return wrong
}
