import { fill } from '@opfor/kernel'
import type { Finding, Section, Sentence } from '../model/index.ts'
import { words } from '../say/words.ts'
import { type Check, type Checking, found, stepsIn } from './checking.ts'
import { type Facts, factsOf, factsOfSection } from './facts.ts'
import { reachedFrom } from './reached.ts'

/** A loop whose condition nothing in it changes. */
export const endlessLoop: Check = (checking) =>
  checking.sheet.sections.flatMap((section) =>
    stepsIn(section).flatMap(({ sentences }) => look(sentences, checking)),
  )

function look(sentences: readonly Sentence[], checking: Checking): readonly Finding[] {
  return sentences.flatMap((sentence): readonly Finding[] => {
    if (sentence.form === 'steps') return sentence.steps.flatMap((step) => look(step.sentences, checking))
    if (sentence.form === 'question') return sentence.answers.flatMap(({ body }) => look(body, checking))
    const inside = 'body' in sentence ? look(sentence.body, checking) : []
    if (sentence.form !== 'until' || sentence.body.length === 0) return inside
    const { looksAt, asks } = factsOf(sentence.condition)
    if (asks.any || looksAt.has('nothingDone') || canEnd(factsOf(sentence.body), looksAt, checking))
      return inside
    return [
      found(sentence.condition.at, fill(words.endlessLoop, { words: sentence.condition.text })),
      ...inside,
    ]
  })
}

function canEnd(body: Facts, looksAt: ReadonlySet<string>, { sheet }: Checking): boolean {
  if (body.leaves.any) return true
  const changes = (facts: Facts): boolean => [...looksAt].some((each) => facts.changes.has(each))
  if (changes(body)) return true
  const called = sheet.sections.filter((section) => body.leadsTo.has(section.heading))
  const there = reachedFrom(called, sheet)
  const isThere = (section: Section): boolean => there.has(section.heading.toLowerCase())
  const byColumn = body.doneByColumn.size > 0 ? sheet.sections : sheet.sections.filter(isThere)
  return byColumn.map(factsOfSection).some((facts) => changes(facts) || facts.ends.any)
}
