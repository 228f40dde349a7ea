import { withParams } from '@opfor/kernel'
import type { QuickFix, Sentence } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readActionSentence, type StepTarget } from './action-sentence.ts'
import { reportUnknownChange } from './unknown-change.ts'
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
import { type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'
import { mentionsIn } from '../phrases/entity.ts'
import { reportUnknownHead } from '../phrases/unknown-head.ts'
import { matchCase, replacePhraseFix } from '../phrases/trial-phrase.ts'

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
    const act = readActionSentence(each, reading, scope, target)
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
  const fix: QuickFix = { message: diagnosticMessages.putColon, edits: [{ at: place, text: ': ' }] }
  addDiagnostic(reading, phrase, diagnosticMessages.needsColon, [fix])
  return true
}

/** Reports `set X to W` if W is no word of X. */
function noteWord(phrase: Phrase, reading: ReadContext, scope: Referents): boolean {
  const found = firstMatch(phrase, reading.language.sentences, (form, { variable, quantity }) => {
    const place = form === 'set' && variable !== undefined ? variableOf(variable, reading, scope) : undefined
    return place === undefined || variable === undefined || quantity === undefined
      ? undefined
      : { column: textOf(variable), word: textOf(quantity), place }
  })
  if (found === undefined || found.place.form !== 'property') return false
  const { word, place } = found
  addDiagnostic(reading, phrase, withParams(diagnosticMessages.notAWord, { word, column: place.column }))
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
    addDiagnostic(reading, phrase, withParams(diagnosticMessages.noSuchStep, { number }), [quoteFix(phrase)])
  else if (!noteWord(phrase, reading, scope) && !reportMisspelled(phrase, phrase, reading)) {
    const { meant, forms } = knownForms(phrase, verb, reading, scope, target)
    const message = withParams(diagnosticMessages.looksDone, {
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
    addDiagnostic(reading, phrase, withParams(diagnosticMessages.foreignVerb, { words: textOf(phrase) }), [
      quoteFix(phrase),
    ])
  return foreign
}
