import { fill } from '@opfor/kernel'
import type { Fix, Sentence } from '../model/index.ts'
import { words } from '../say/words.ts'
import { actOf, type Target } from './act.ts'
import { noteChange } from './change.ts'
import { knownForms } from './known-forms.ts'
import { noteMisspelled, quotes } from './look-alike.ts'
import {
  at,
  firstMatch,
  lowOf,
  part,
  type Phrase,
  quotedIn,
  sentenceText,
  sourceOf,
  splitAt,
  textOf,
} from './phrase.ts'
import { keptOf, numberOf } from './quantity.ts'
import { type Reading, report, type Scope } from './reading.ts'
import { mentionsIn } from './thing.ts'
import { noteHead } from './unknown-head.ts'
import { beginningLike, writing } from './written.ts'

/** A sentence: done if each of its parts is a known form, else told word for word. */
export function doneOrTold(
  phrase: Phrase,
  reading: Reading,
  scope: Scope,
  target: Target,
): readonly Sentence[] {
  const quoted = quotedIn(phrase)
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
  reading: Reading,
  scope: Scope,
  target: Target,
): readonly Sentence[] | undefined {
  const found: Sentence[] = []
  for (const each of splitAt(phrase, ['; ', ...reading.language.words.andThen])) {
    const act = actOf(each, reading, scope, target)
    if (act === undefined) return undefined
    found.push({ ...sourceOf(each), ...act })
  }
  return found
}

/** Notes `If it is near, it fires`: a head ends at a colon. */
function noteComma(phrase: Phrase, reading: Reading): boolean {
  const { ifs } = reading.language.words
  const comma = phrase.low.indexOf(', ', phrase.from)
  if (comma < 0 || comma >= phrase.to || !ifs.some((each) => lowOf(phrase).startsWith(each))) return false
  const then = reading.language.words.andThen.find((each) => phrase.low.startsWith(each, comma))
  const place = at(part(phrase, comma, comma + (then ?? ', ').length))
  const fix: Fix = { message: words.putColon, edits: [{ at: place, text: ': ' }] }
  report(reading, phrase, words.needsColon, [fix])
  return true
}

/** Notes `set X to W` where W is no word of X. */
function noteWord(phrase: Phrase, reading: Reading, scope: Scope): boolean {
  const found = firstMatch(phrase, reading.language.sentences, (form, { kept, quantity }) => {
    const place = form === 'set' && kept !== undefined ? keptOf(kept, reading, scope) : undefined
    return place === undefined || kept === undefined || quantity === undefined
      ? undefined
      : { column: textOf(kept), word: textOf(quantity), place }
  })
  if (found === undefined || found.place.form !== 'property') return false
  const { word, place } = found
  report(reading, phrase, fill(words.notAWord, { word, column: place.column }))
  return true
}

/** Notes a sentence that begins with a verb that the app knows, and is told all the same. */
function noteVerb(phrase: Phrase, reading: Reading, scope: Scope, target: Target): void {
  const low = lowOf(phrase)
  const [verb = ''] = low.split(/[^\p{L}]/u)
  if (!reading.language.words.verbs.includes(verb)) {
    if (noteForeignVerb(phrase, low, reading) || noteHead(phrase, reading, scope)) return
    noteChange(phrase, reading, scope, target)
    return
  }
  const number = firstMatch(phrase, reading.language.sentences, (form, slots) =>
    form === 'goToStep' ? slots.number && numberOf(slots.number) : undefined,
  )
  if (number !== undefined) report(reading, phrase, fill(words.noSuchStep, { number }), [quotes(phrase)])
  else if (!noteWord(phrase, reading, scope) && !noteMisspelled(phrase, phrase, reading)) {
    const { meant, forms } = knownForms(phrase, verb, reading, scope, target)
    const message = fill(words.looksDone, {
      words: textOf(phrase),
      verb,
      forms: forms.map((each) => `"${each}"`),
    })
    const fixes = meant === undefined ? [] : [writing(phrase, beginningLike(phrase, meant))]
    report(reading, phrase, message, [...fixes, quotes(phrase)])
  }
}

/** Notes a sentence that is a known form in another language. */
function noteForeignVerb(phrase: Phrase, low: string, reading: Reading): boolean {
  const foreign = reading.foreign.some(
    ({ sentences, words: own }) =>
      own.verbs.some((verb) => low.startsWith(`${verb} `)) &&
      sentences.all.some(
        ({ parts: [first] }) => first !== undefined && 'words' in first && low.startsWith(first.words),
      ),
  )
  if (foreign) report(reading, phrase, fill(words.foreignVerb, { words: textOf(phrase) }), [quotes(phrase)])
  return foreign
}
