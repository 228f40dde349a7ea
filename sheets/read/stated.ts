import type { Condition } from '../model/index.ts'
import { part, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type Reading, type Scope } from './reading.ts'

/** After how many words at most the verb is looked for: what a question is about is short. */
const mostWords = 12

/** A question as a known statement: `Is Alarm 0` says whether `Alarm is 0`. Undefined if it is none. */
export function statedIn(phrase: Phrase, reading: Reading, scope: Scope): Condition | undefined {
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

/** A text that stands for a phrase, at its place. */
function phraseLike(phrase: Phrase, text: string, reading: Reading): Phrase {
  const { letters } = part(phrase, phrase.from, phrase.to)
  return phraseOf({ ...letters, text, bold: [] }, reading)
}
