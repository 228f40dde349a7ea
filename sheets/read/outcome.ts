import type { Outcome, Sentence } from '../model/index.ts'
import { conditionOf } from './condition.ts'
import { noteAsked } from './look-alike.ts'
import { find } from './names.ts'
import { firstMatch, lowOf, part, type Phrase, sourceOf, textOf, withoutEnd } from './phrase.ts'
import type { Reading, Scope } from './reading.ts'
import { colonIn } from './sentences.ts'
import { shortBody } from './steps.ts'

/** A cell of a chart or an action of a walk: `Result`, `Result: steps`, before it `if C:`. */
export function outcomeOf(phrase: Phrase, reading: Reading): Outcome {
  const scope: Scope = { it: 'any' }
  const source = sourceOf(phrase)
  const colon = colonIn(phrase)
  const before = part(phrase, phrase.from, colon ?? phrase.to)
  const behind = part(phrase, colon === undefined ? phrase.to : colon + 1, phrase.to)
  if (colon !== undefined) {
    const condition = firstMatch(before, reading.language.heads, (form, slots) =>
      form === 'if' && slots.condition !== undefined
        ? noteAsked(conditionOf(slots.condition, reading, scope), slots.condition, reading, scope)
        : undefined,
    )
    if (condition !== undefined) return { ...outcomeOf(behind, reading), ...source, condition }
  }
  const steps = colon === undefined ? knownSteps(phrase, reading, scope) : []
  if (steps.length > 0) return { ...source, result: textOf(withoutEnd(phrase, '.')), body: steps }
  const result = withoutEnd(before, '.')
  const section = find(reading.names.sections, lowOf(result), reading.language)
  const carriedOut =
    section !== undefined && ['steps', 'walk', 'chart', 'finding', 'list'].includes(section.kind)
  return {
    ...source,
    result: textOf(result),
    body: colon === undefined ? [] : shortBody(behind, reading, scope),
    ...(carriedOut && lowOf(result) === section.name.toLowerCase() ? { section: section.name } : {}),
  }
}

/** The steps of a cell that consists of nothing else: `add 1 to Alarm`. The name of a section is a result. */
function knownSteps(phrase: Phrase, reading: Reading, scope: Scope): readonly Sentence[] {
  if (!beginsWithVerb(lowOf(phrase), reading)) return []
  const steps = shortBody(phrase, reading, scope)
  return steps.every(({ form }) => form !== 'told' && form !== 'do') ? steps : []
}

function beginsWithVerb(low: string, { language }: Reading): boolean {
  return language.words.verbs.some((verb) => low.startsWith(`${verb} `))
}

/** The result of a cell before anything is read, for the table of names. */
export function rawResult(text: string, ifs: readonly string[]): string {
  const low = text.toLowerCase()
  const colon = text.indexOf(': ')
  const conditional = colon >= 0 && ifs.some((each) => low.startsWith(each))
  const rest = conditional ? text.slice(colon + 2) : text
  const end = rest.indexOf(':')
  return (end < 0 ? rest : rest.slice(0, end)).replace(/\.$/u, '').trim()
}
