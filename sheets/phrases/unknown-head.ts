import { withParams } from '@opfor/kernel'
import type { RollForm } from '../language/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { quoteFix } from './look-alike.ts'
import { lowerText, subphrase, type Phrase, textOf } from './phrase.ts'
import { type ReadContext, addDiagnostic, type Referents } from './read-context.ts'
import { colonIn } from './sentences.ts'
import { normalizeSigns } from './normalize-signs.ts'
import { matchCase, readTrialPhrase, replacePhraseFix, fillForm } from './trial-phrase.ts'

const maxNear = 400

/** Reports `When C: it fires` and `On a roll of 5+, it fires`: unknown heads that are only shown. */
export function reportUnknownHead(phrase: Phrase, reading: ReadContext, scope: Referents): boolean {
  return noteWhen(phrase, reading, scope) || noteOnRoll(phrase, reading)
}

/** A head like "When"; with a comma, only if its condition is known. */
function noteWhen(phrase: Phrase, reading: ReadContext, scope: Referents): boolean {
  const { whens, if: known } = reading.language.meant
  const low = lowerText(phrase)
  const when = whens.find((each) => low.startsWith(each))
  if (when === undefined) return false
  const colon = colonIn(phrase)
  const end = colon ?? phrase.low.indexOf(', ', phrase.from)
  if (end < 0 || end >= phrase.to) return false
  const condition = subphrase(phrase, phrase.from + when.length, end)
  const behind = textOf(subphrase(phrase, end + 1, phrase.to))
  const spelled = normalizeSigns(textOf(condition), reading, scope)
  const isKnown =
    reading.condition(readTrialPhrase(textOf(condition), reading), scope) !== undefined ||
    spelled !== undefined
  if (behind === '' || (colon === undefined && !isKnown)) return false
  const text = matchCase(phrase, `${known}${spelled ?? textOf(condition)}: ${behind}`)
  const fixes = isLast(phrase, reading) ? [replacePhraseFix(phrase, text)] : []
  const form = matchCase(phrase, `${known}...:`)
  addDiagnostic(reading, phrase, withParams(diagnosticMessages.notAHead, { form }), [
    ...fixes,
    quoteFix(phrase),
  ])
  return true
}

/** Offers the sentence with and without the roll before. */
function noteOnRoll(phrase: Phrase, reading: ReadContext): boolean {
  const { roll } = reading.language.meant
  const found = onRollIn(textOf(phrase), reading)
  if (found === undefined) return false
  const { head, rest } = found
  const fixes = [
    replacePhraseFix(phrase, `${roll} ${head} ${rest}`),
    replacePhraseFix(phrase, `${head} ${rest}`),
  ]
  const isRolled = new RegExp(`\\b\\d*(?:${reading.language.words.die.join('|')})\\d`, 'iu').test(
    phrase.letters.text.slice(Math.max(0, phrase.from - maxNear), phrase.from),
  )
  const offered = isLast(phrase, reading) ? (isRolled ? fixes.slice(1) : fixes) : []
  addDiagnostic(reading, phrase, withParams(diagnosticMessages.notOnRoll, { form: `${roll} ${head} ...` }), [
    ...offered,
    quoteFix(phrase),
  ])
  return true
}

function onRollIn(
  text: string,
  { language: { onRoll, meant } }: ReadContext,
): { readonly head: string; readonly rest: string } | undefined {
  const found = onRoll.exec(text)
  if (found === null) return undefined
  const [, number = '', isMore, isLess, last = '', rest = ''] = found
  const form: RollForm = isMore ? 'atLeast' : isLess ? 'atMost' : last === '' ? 'is' : 'between'
  return { head: fillForm(meant.theRoll[form], { number, last }), rest }
}

/** Whether no further such head follows in the step: a fix would let the first head govern it. */
function isLast(phrase: Phrase, reading: ReadContext): boolean {
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
