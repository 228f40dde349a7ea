import type { SheetCondition } from '../model/index.ts'
import { subphrase, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type ReadContext, type Referents } from './read-context.ts'

/** Limits the search for the verb, because subjects are short. */
const mostWords = 12

/** `Is Alarm 0` becomes `Alarm is 0`; undefined if unknown. */
export function readQuestionAsCondition(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
  const [first = '', ...rest] = textOf(phrase).split(' ')
  const { inverted } = reading.language.words
  const low = first.toLowerCase()
  const verb = Object.hasOwn(inverted, low) ? inverted[low] : undefined
  if (verb === undefined) return undefined
  for (let at = 1; at < Math.min(rest.length, mostWords); at += 1) {
    if (verb.infinitive !== undefined && rest[at] !== verb.infinitive) continue
    const behind = rest.slice(verb.infinitive === undefined ? at : at + 1)
    const text = [...rest.slice(0, at), verb.stated, ...behind].join(' ')
    const known = reading.condition(phraseLike(phrase, text, reading), scope)
    if (known !== undefined) return { ...known, text: textOf(phrase) }
  }
  return undefined
}

function phraseLike(phrase: Phrase, text: string, reading: ReadContext): Phrase {
  const { letters } = subphrase(phrase, phrase.from, phrase.to)
  return phraseOf({ ...letters, text, bold: [] }, reading)
}
