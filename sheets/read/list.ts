import { withParams } from '@opfor/kernel'
import type { SheetList, PieceSet, TieRule } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readCondition } from '../phrases/condition.ts'
import type { Opening } from './section-kind.ts'
import type { PlainText } from '../text/plain-text.ts'
import { readListLines } from './list-lines.ts'
import { reportLooksKnown, quoteFix } from '../phrases/look-alike.ts'
import { ownersOf } from '../phrases/names.ts'
import { reportUnknownTie, reportTieWithoutColon } from '../phrases/nearest-tie.ts'
import type { SectionOutline } from '../text/outline.ts'
import {
  firstMatch,
  lowerText,
  subphrase,
  type Phrase,
  sourceOf,
  splitPhrase,
  textOf,
} from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'
import { diceOf } from '../phrases/roll.ts'
import { colonIn } from '../phrases/sentences.ts'
import { readPieceSet } from '../phrases/set.ts'

export function readListSection(
  outline: SectionOutline,
  openings: readonly Opening[],
  reading: ReadContext,
): SheetList {
  const phrase = openings.find(({ form }) => form === 'list')?.slots.set
  const heading = phraseOf(outline.heading, reading)
  const from: PieceSet =
    phrase === undefined
      ? { ...sourceOf(heading), base: { form: 'named', words: textOf(heading) }, conditions: [] }
      : reportAskedClauses(readPieceSet(phrase, reading, { it: 'any' }), phrase, reading)
  const scope: Referents = {
    it: from.base.form === 'named' ? [] : ownersOf(from.base.section, reading.names),
  }
  const lines = outline.body?.kind === 'numbered' ? readListLines(outline.body, reading, scope) : []
  const paragraphs = [...outline.before, ...outline.after]
  const ties = paragraphs.flatMap((letters) => tiesOf(letters, reading))
  if (!paragraphs.some((each) => isTieLine(each, reading)) && lines.at(-1)?.form !== 'first')
    for (const letters of paragraphs) reportTieWithoutColon(letters, reading)
  return { from, lines, ties }
}

/** Reports unknown clauses of a set: they are asked for each piece. */
export function reportAskedClauses(set: PieceSet, phrase: Phrase, reading: ReadContext): PieceSet {
  const { that, whose } = reading.language.words
  const clauses = splitPhrase(phrase, [...that, ...whose]).slice(1)
  for (const condition of set.conditions) {
    if (condition.form !== 'asked' || condition.quoted) continue
    const clause = clauses.find((each) => textOf(each) === condition.words)
    if (clause !== undefined)
      addDiagnostic(
        reading,
        clause,
        withParams(diagnosticMessages.looksLikeSet, { words: condition.words }),
        [quoteFix(clause)],
      )
  }
  return set
}

/** Parses `Tie: roll d6`, or `Tie: if C: in order; otherwise: at random`. */
function tiesOf(letters: PlainText, reading: ReadContext): readonly TieRule[] {
  const phrase = phraseOf(letters, reading)
  const colon = colonIn(phrase)
  if (colon === undefined || !isTieLine(letters, reading)) return []
  return splitPhrase(subphrase(phrase, colon + 1, phrase.to), ['; ']).flatMap((each) => {
    const tie = tieOf(each, reading)
    if (tie === undefined) reportUnknownTie(each, reading)
    return tie ?? []
  })
}

export function isTieLine({ text }: PlainText, { language }: Pick<ReadContext, 'language'>): boolean {
  const low = text.slice(0, 40).toLowerCase()
  return language.words.tie.some((word) => low.startsWith(`${word}:`))
}

function tieOf(whole: Phrase, reading: ReadContext): TieRule | undefined {
  const scope: Referents = { it: 'any' }
  const colon = colonIn(whole)
  const head =
    colon === undefined
      ? undefined
      : firstMatch(subphrase(whole, whole.from, colon), reading.language.heads, (form, slots) =>
          form === 'otherwise'
            ? {}
            : form === 'if' && slots.condition !== undefined
              ? {
                  condition: reportLooksKnown(
                    readCondition(slots.condition, reading, scope),
                    slots.condition,
                    reading,
                    scope,
                  ),
                }
              : undefined,
        )
  const rest = head === undefined || colon === undefined ? whole : subphrase(whole, colon + 1, whole.to)
  const bare = textOf(rest).endsWith('.') ? subphrase(rest, rest.from, rest.to - 1) : rest
  return firstMatch(bare, reading.language.ties, (form, slots): TieRule | undefined => {
    const source = { ...sourceOf(whole), ...head }
    if (form !== 'roll') return { ...source, by: form }
    const roll = slots.roll && diceOf(slots.roll, reading, scope)
    if (roll?.form !== 'dice' || lowerText(slots.roll ?? bare) === '') return undefined
    return { ...source, by: form, sides: roll.sides }
  })
}
