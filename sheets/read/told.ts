import { withParams } from '@opfor/kernel'
import type { QuickFix, Sentence } from '../model/index.ts'
import { diagnosticWords } from '../say/words.ts'
import { actOf, type StepTarget } from './act.ts'
import { reportUnknownChange } from './change.ts'
import { knownForms } from './known-forms.ts'
import { reportMisspelled, quoteFix } from '../phrases/look-alike.ts'
import {
  phrasePosition,
  firstMatch,
  lowerText,
  subphrase,
  type Phrase,
  unquote,
  sentenceText,
  sourceOf,
  splitPhrase,
  textOf,
} from '../phrases/phrase.ts'
import { variableOf, readNumber } from '../phrases/quantity.ts'
import { type ReadContext, addDiagnostic, type Referents } from '../phrases/reading.ts'
import { mentionsIn } from '../phrases/thing.ts'
import { reportUnknownHead } from '../phrases/unknown-head.ts'
import { matchCase, replacePhraseFix } from '../phrases/written.ts'

/** Executed if all parts are known forms, otherwise shown word for word. */
export function readSentence(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  target: StepTarget,
): readonly Sentence[] {
  const quoted = unquote(phrase)
  if (quoted !== undefined) {
    return [
      {
        ...sourceOf(phrase),
        form: 'told',
        words: textOf(quoted),
        quoted: true,
        mentions: mentionsIn(quoted, reading),
      },
    ]
  }
  const done = partsDone(phrase, reading, scope, target)
  if (done !== undefined) return done
  if (!noteComma(phrase, reading)) noteVerb(phrase, reading, scope, target)
  return [
    {
      ...sourceOf(phrase),
      form: 'told',
      words: sentenceText(phrase),
      quoted: false,
      mentions: mentionsIn(phrase, reading),
    },
  ]
}

function partsDone(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  target: StepTarget,
): readonly Sentence[] | undefined {
  const found: Sentence[] = []
  for (const each of splitPhrase(phrase, ['; ', ...reading.language.words.andThen])) {
    const act = actOf(each, reading, scope, target)
    if (act === undefined) return undefined
    found.push({ ...sourceOf(each), ...act })
  }
  return found
}

/** Reports `If it is near, it fires`: a head ends at a colon. */
function noteComma(phrase: Phrase, reading: ReadContext): boolean {
  const { ifs } = reading.language.words
  const comma = phrase.low.indexOf(', ', phrase.from)
  if (comma < 0 || comma >= phrase.to || !ifs.some((each) => lowerText(phrase).startsWith(each))) return false
  const then = reading.language.words.andThen.find((each) => phrase.low.startsWith(each, comma))
  const place = phrasePosition(subphrase(phrase, comma, comma + (then ?? ', ').length))
  const fix: QuickFix = { message: diagnosticWords.putColon, edits: [{ at: place, text: ': ' }] }
  addDiagnostic(reading, phrase, diagnosticWords.needsColon, [fix])
  return true
}

/** Reports `set X to W` if W is no word of X. */
function noteWord(phrase: Phrase, reading: ReadContext, scope: Referents): boolean {
  const found = firstMatch(phrase, reading.language.sentences, (form, { kept, quantity }) => {
    const place = form === 'set' && kept !== undefined ? variableOf(kept, reading, scope) : undefined
    return place === undefined || kept === undefined || quantity === undefined
      ? undefined
      : { column: textOf(kept), word: textOf(quantity), place }
  })
  if (found === undefined || found.place.form !== 'property') return false
  const { word, place } = found
  addDiagnostic(reading, phrase, withParams(diagnosticWords.notAWord, { word, column: place.column }))
  return true
}

/** Reports a sentence that begins with a known verb but is only shown. */
function noteVerb(phrase: Phrase, reading: ReadContext, scope: Referents, target: StepTarget): void {
  const low = lowerText(phrase)
  const [verb = ''] = low.split(/[^\p{L}]/u)
  if (!reading.language.words.verbs.includes(verb)) {
    if (noteForeignVerb(phrase, low, reading) || reportUnknownHead(phrase, reading, scope)) return
    reportUnknownChange(phrase, reading, scope, target)
    return
  }
  const number = firstMatch(phrase, reading.language.sentences, (form, slots) =>
    form === 'goToStep' ? slots.number && readNumber(slots.number) : undefined,
  )
  if (number !== undefined)
    addDiagnostic(reading, phrase, withParams(diagnosticWords.noSuchStep, { number }), [quoteFix(phrase)])
  else if (!noteWord(phrase, reading, scope) && !reportMisspelled(phrase, phrase, reading)) {
    const { meant, forms } = knownForms(phrase, verb, reading, scope, target)
    const message = withParams(diagnosticWords.looksDone, {
      words: textOf(phrase),
      verb,
      forms: forms.map((each) => `"${each}"`),
    })
    const fixes = meant === undefined ? [] : [replacePhraseFix(phrase, matchCase(phrase, meant))]
    addDiagnostic(reading, phrase, message, [...fixes, quoteFix(phrase)])
  }
}

/** Reports a sentence that is a known form in another language. */
function noteForeignVerb(phrase: Phrase, low: string, reading: ReadContext): boolean {
  const foreign = reading.foreign.some(
    ({ sentences, words: own }) =>
      own.verbs.some((verb) => low.startsWith(`${verb} `)) &&
      sentences.all.some(
        ({ parts: [first] }) => first !== undefined && 'words' in first && low.startsWith(first.words),
      ),
  )
  if (foreign)
    addDiagnostic(reading, phrase, withParams(diagnosticWords.foreignVerb, { words: textOf(phrase) }), [
      quoteFix(phrase),
    ])
  return foreign
}
