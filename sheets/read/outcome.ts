import type { ChartOutcome, Sentence } from '../model/index.ts'
import { readCondition } from '../phrases/condition.ts'
import { reportLooksKnown } from '../phrases/look-alike.ts'
import { lookUpName } from '../phrases/names.ts'
import {
  firstMatch,
  lowerText,
  subphrase,
  type Phrase,
  sourceOf,
  textOf,
  withoutEnd,
} from '../phrases/phrase.ts'
import type { ReadContext, Referents } from '../phrases/read-context.ts'
import { colonIn } from '../phrases/sentences.ts'
import { readShortBody } from './steps.ts'

/** `Result`, `Result: steps`, optionally after `if C:`. */
export function readOutcome(phrase: Phrase, reading: ReadContext): ChartOutcome {
  const scope: Referents = { it: 'any' }
  const source = sourceOf(phrase)
  const colon = colonIn(phrase)
  const before = subphrase(phrase, phrase.from, colon ?? phrase.to)
  const behind = subphrase(phrase, colon === undefined ? phrase.to : colon + 1, phrase.to)
  if (colon !== undefined) {
    const condition = firstMatch(before, reading.language.heads, (form, slots) =>
      form === 'if' && slots.condition !== undefined
        ? reportLooksKnown(readCondition(slots.condition, reading, scope), slots.condition, reading, scope)
        : undefined,
    )
    if (condition !== undefined) return { ...readOutcome(behind, reading), ...source, condition }
  }
  const steps = colon === undefined ? knownSteps(phrase, reading, scope) : []
  if (steps.length > 0) return { ...source, result: textOf(withoutEnd(phrase, '.')), body: steps }
  const result = withoutEnd(before, '.')
  const section = lookUpName(reading.names.sections, lowerText(result), reading.language)
  const carriedOut =
    section !== undefined && ['steps', 'walk', 'chart', 'finding', 'list'].includes(section.kind)
  return {
    ...source,
    result: textOf(result),
    body: colon === undefined ? [] : readShortBody(behind, reading, scope),
    ...(carriedOut && lowerText(result) === section.name.toLowerCase() ? { section: section.name } : {}),
  }
}

/** The name of a section is a result, not a step. */
function knownSteps(phrase: Phrase, reading: ReadContext, scope: Referents): readonly Sentence[] {
  if (!beginsWithVerb(lowerText(phrase), reading)) return []
  const steps = readShortBody(phrase, reading, scope)
  return steps.every(({ form }) => form !== 'told' && form !== 'do') ? steps : []
}

function beginsWithVerb(low: string, { language }: ReadContext): boolean {
  return language.words.verbs.some((verb) => low.startsWith(`${verb} `))
}

export function rawResult(text: string, ifs: readonly string[]): string {
  const low = text.toLowerCase()
  const colon = text.indexOf(': ')
  const conditional = colon >= 0 && ifs.some((each) => low.startsWith(each))
  const rest = conditional ? text.slice(colon + 2) : text
  const end = rest.indexOf(':')
  return (end < 0 ? rest : rest.slice(0, end)).replace(/\.$/u, '').trim()
}
