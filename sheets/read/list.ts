import { fill } from '@opfor/kernel'
import type { List, SetOf, Tie } from '../model/index.ts'
import { words } from '../say/words.ts'
import { conditionOf } from './condition.ts'
import type { Opening } from './kind.ts'
import type { Letters } from './letters.ts'
import { linesOf } from './list-lines.ts'
import { noteAsked, quotes } from './look-alike.ts'
import { ownersOf } from './names.ts'
import { noteTie, noteTieLine } from './nearest-tie.ts'
import type { Outline } from './outline.ts'
import { firstMatch, lowOf, part, type Phrase, sourceOf, splitAt, textOf } from './phrase.ts'
import { phraseOf, type Reading, report, type Scope } from './reading.ts'
import { diceOf } from './roll.ts'
import { colonIn } from './sentences.ts'
import { setOf } from './set.ts'

/** A list: what it chooses from, its lines and its tie. */
export function listOf(outline: Outline, openings: readonly Opening[], reading: Reading): List {
  const phrase = openings.find(({ form }) => form === 'list')?.slots.set
  const heading = phraseOf(outline.heading, reading)
  const from: SetOf =
    phrase === undefined
      ? { ...sourceOf(heading), base: { form: 'named', words: textOf(heading) }, conditions: [] }
      : noteSet(setOf(phrase, reading, { it: 'any' }), phrase, reading)
  const scope: Scope = { it: from.base.form === 'named' ? [] : ownersOf(from.base.section, reading.names) }
  const lines = outline.body?.kind === 'numbered' ? linesOf(outline.body, reading, scope) : []
  const paragraphs = [...outline.before, ...outline.after]
  const ties = paragraphs.flatMap((letters) => tiesOf(letters, reading))
  if (!paragraphs.some((each) => isTieLine(each, reading)) && lines.at(-1)?.form !== 'first')
    for (const letters of paragraphs) noteTieLine(letters, reading)
  return { from, lines, ties }
}

/** Notes the clauses of a set that are not known: they are asked of each piece. */
export function noteSet(set: SetOf, phrase: Phrase, reading: Reading): SetOf {
  const { that, whose } = reading.language.words
  const clauses = splitAt(phrase, [...that, ...whose]).slice(1)
  for (const condition of set.conditions) {
    if (condition.form !== 'asked' || condition.quoted) continue
    const clause = clauses.find((each) => textOf(each) === condition.words)
    if (clause !== undefined)
      report(reading, clause, fill(words.looksLikeSet, { words: condition.words }), [quotes(clause)])
  }
  return set
}

/** The tie of a line `Tie: roll d6`, or of `Tie: if C: in order; otherwise: at random`. */
function tiesOf(letters: Letters, reading: Reading): readonly Tie[] {
  const phrase = phraseOf(letters, reading)
  const colon = colonIn(phrase)
  if (colon === undefined || !isTieLine(letters, reading)) return []
  return splitAt(part(phrase, colon + 1, phrase.to), ['; ']).flatMap((each) => {
    const tie = tieOf(each, reading)
    if (tie === undefined) noteTie(each, reading)
    return tie ?? []
  })
}

/** Whether a line says how a tie is broken. */
export function isTieLine({ text }: Letters, { language }: Pick<Reading, 'language'>): boolean {
  const low = text.slice(0, 40).toLowerCase()
  return language.words.tie.some((word) => low.startsWith(`${word}:`))
}

function tieOf(whole: Phrase, reading: Reading): Tie | undefined {
  const scope: Scope = { it: 'any' }
  const colon = colonIn(whole)
  const head =
    colon === undefined
      ? undefined
      : firstMatch(part(whole, whole.from, colon), reading.language.heads, (form, slots) =>
          form === 'otherwise'
            ? {}
            : form === 'if' && slots.condition !== undefined
              ? {
                  condition: noteAsked(
                    conditionOf(slots.condition, reading, scope),
                    slots.condition,
                    reading,
                    scope,
                  ),
                }
              : undefined,
        )
  const rest = head === undefined || colon === undefined ? whole : part(whole, colon + 1, whole.to)
  const bare = textOf(rest).endsWith('.') ? part(rest, rest.from, rest.to - 1) : rest
  return firstMatch(bare, reading.language.ties, (form, slots): Tie | undefined => {
    const source = { ...sourceOf(whole), ...head }
    if (form !== 'roll') return { ...source, by: form }
    const roll = slots.roll && diceOf(slots.roll, reading, scope)
    if (roll?.form !== 'dice' || lowOf(slots.roll ?? bare) === '') return undefined
    return { ...source, by: form, sides: roll.sides }
  })
}
