import { fill } from '@opfor/kernel'
import type { Sentence } from '../model/index.ts'
import { words } from '../say/words.ts'
import { actOf, type Target } from './act.ts'
import { noteMisspelled, quotes } from './look-alike.ts'
import {
  firstMatch,
  lowOf,
  type Phrase,
  quotedIn,
  sentenceText,
  sourceOf,
  splitAt,
  textOf,
} from './phrase.ts'
import { numberOf } from './quantity.ts'
import { type Reading, report, type Scope } from './reading.ts'
import { mentionsIn } from './thing.ts'

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
  noteVerb(phrase, reading)
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

/** Notes a sentence that begins with a verb that the app knows, and is told all the same. */
function noteVerb(phrase: Phrase, reading: Reading): void {
  const low = lowOf(phrase)
  const [verb = ''] = low.split(/[^\p{L}]/u)
  if (!reading.language.words.verbs.includes(verb)) {
    noteForeignVerb(phrase, low, reading)
    return
  }
  const number = firstMatch(phrase, reading.language.sentences, (form, slots) =>
    form === 'goToStep' ? slots.number && numberOf(slots.number) : undefined,
  )
  if (number !== undefined) report(reading, phrase, fill(words.noSuchStep, { number }), [quotes(phrase)])
  else if (!noteMisspelled(phrase, phrase, reading)) {
    report(reading, phrase, fill(words.looksDone, { words: textOf(phrase), verb }), [quotes(phrase)])
  }
}

/** Notes a sentence that is a known form in another language. */
function noteForeignVerb(phrase: Phrase, low: string, reading: Reading): void {
  const foreign = reading.foreign.some(
    ({ sentences, words: own }) =>
      own.verbs.some((verb) => low.startsWith(`${verb} `)) &&
      sentences.all.some(
        ({ parts: [first] }) => first !== undefined && 'words' in first && low.startsWith(first.words),
      ),
  )
  if (foreign) report(reading, phrase, fill(words.foreignVerb, { words: textOf(phrase) }), [quotes(phrase)])
}
