import { fill } from '@opfor/kernel'
import type { RollForm } from '../language/index.ts'
import { words } from '../say/words.ts'
import { quotes } from './look-alike.ts'
import { lowOf, part, type Phrase, textOf } from './phrase.ts'
import { type Reading, report, type Scope } from './reading.ts'
import { colonIn } from './sentences.ts'
import { respelled } from './signs.ts'
import { beginningLike, readAs, writing, written } from './written.ts'

/** The number of letters around a sentence that are looked at. */
const maxNear = 400

/** Notes `When C: it fires` and `On a roll of 5+, it fires`: heads that people write, and that are only shown. */
export function noteHead(phrase: Phrase, reading: Reading, scope: Scope): boolean {
  return noteWhen(phrase, reading, scope) || noteOnRoll(phrase, reading)
}

/** A head in the place of "When": with a comma only if the app knows its condition. */
function noteWhen(phrase: Phrase, reading: Reading, scope: Scope): boolean {
  const { whens, if: known } = reading.language.meant
  const low = lowOf(phrase)
  const when = whens.find((each) => low.startsWith(each))
  if (when === undefined) return false
  const colon = colonIn(phrase)
  const end = colon ?? phrase.low.indexOf(', ', phrase.from)
  if (end < 0 || end >= phrase.to) return false
  const condition = part(phrase, phrase.from + when.length, end)
  const behind = textOf(part(phrase, end + 1, phrase.to))
  const spelled = respelled(textOf(condition), reading, scope)
  const isKnown =
    reading.condition(readAs(textOf(condition), reading), scope) !== undefined || spelled !== undefined
  if (behind === '' || (colon === undefined && !isKnown)) return false
  const text = beginningLike(phrase, `${known}${spelled ?? textOf(condition)}: ${behind}`)
  const fixes = isLast(phrase, reading) ? [writing(phrase, text)] : []
  const form = beginningLike(phrase, `${known}...:`)
  report(reading, phrase, fill(words.notAHead, { form }), [...fixes, quotes(phrase)])
  return true
}

/** What follows a roll: with the roll before it, and without. */
function noteOnRoll(phrase: Phrase, reading: Reading): boolean {
  const { roll } = reading.language.meant
  const found = onRollIn(textOf(phrase), reading)
  if (found === undefined) return false
  const { head, rest } = found
  const fixes = [writing(phrase, `${roll} ${head} ${rest}`), writing(phrase, `${head} ${rest}`)]
  const isRolled = new RegExp(`\\b\\d*(?:${reading.language.words.die.join('|')})\\d`, 'iu').test(
    phrase.letters.text.slice(Math.max(0, phrase.from - maxNear), phrase.from),
  )
  const offered = isLast(phrase, reading) ? (isRolled ? fixes.slice(1) : fixes) : []
  report(reading, phrase, fill(words.notOnRoll, { form: `${roll} ${head} ...` }), [
    ...offered,
    quotes(phrase),
  ])
  return true
}

function onRollIn(
  text: string,
  { language: { onRoll, meant } }: Reading,
): { readonly head: string; readonly rest: string } | undefined {
  const found = onRoll.exec(text)
  if (found === null) return undefined
  const [, number = '', isMore, isLess, last = '', rest = ''] = found
  const form: RollForm = isMore ? 'atLeast' : isLess ? 'atMost' : last === '' ? 'is' : 'between'
  return { head: written(meant.theRoll[form], { number, last }), rest }
}

/** Whether no other such head follows in the step: the first one would govern it. */
function isLast(phrase: Phrase, reading: Reading): boolean {
  const { text } = phrase.letters
  return !text
    .slice(phrase.to, phrase.to + maxNear)
    .split(/[.!?] +/u)
    .some((each) => {
      const low = each.toLowerCase()
      return (
        reading.language.meant.whens.some((when) => low.startsWith(when)) ||
        reading.language.words.ifs.some((one) => low.startsWith(one)) ||
        reading.language.onRoll.test(each)
      )
    })
}
