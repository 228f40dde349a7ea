import { withParams } from '@opfor/kernel'
import type { SheetDiagnostic, SheetSection, Sentence } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, type CheckContext, makeDiagnostic, stepsOfSection } from './check-context.ts'
import { type Facts, collectUsage, factsOfSection } from './facts.ts'
import { headingsReachableFrom } from './unreachable-sections.ts'

/** Reports loops whose condition does not depend on anything that the loop changes. */
export const checkEndlessLoops: Check = (checking) =>
  checking.sheet.sections.flatMap((section) =>
    stepsOfSection(section).flatMap(({ sentences }) => look(sentences, checking)),
  )

function look(sentences: readonly Sentence[], checking: CheckContext): readonly SheetDiagnostic[] {
  return sentences.flatMap((sentence): readonly SheetDiagnostic[] => {
    if (sentence.form === 'steps') return sentence.steps.flatMap((step) => look(step.sentences, checking))
    if (sentence.form === 'question') return sentence.answers.flatMap(({ body }) => look(body, checking))
    const inside = 'body' in sentence ? look(sentence.body, checking) : []
    if (sentence.form !== 'until' || sentence.body.length === 0) return inside
    const { looksAt, asks } = collectUsage(sentence.condition)
    if (asks.any || looksAt.has('nothingDone') || canEnd(collectUsage(sentence.body), looksAt, checking))
      return inside
    return [
      makeDiagnostic(
        sentence.condition.at,
        withParams(diagnosticMessages.endlessLoop, { words: sentence.condition.text }),
      ),
      ...inside,
    ]
  })
}

function canEnd(body: Facts, looksAt: ReadonlySet<string>, { sheet }: CheckContext): boolean {
  if (body.leaves.any) return true
  const changes = (facts: Facts): boolean => [...looksAt].some((each) => facts.changes.has(each))
  if (changes(body)) return true
  const called = sheet.sections.filter((section) => body.leadsTo.has(section.heading))
  const there = headingsReachableFrom(called, sheet)
  const isThere = (section: SheetSection): boolean => there.has(section.heading.toLowerCase())
  const byColumn = body.doneByColumn.size > 0 ? sheet.sections : sheet.sections.filter(isThere)
  return byColumn.map(factsOfSection).some((facts) => changes(facts) || facts.ends.any)
}
