import { capital, fill } from '@opfor/kernel'
import type { ChangeForm } from '../language/index.ts'
import type { Kept } from '../model/index.ts'
import { words } from '../say/words.ts'
import { actOf, type Target } from './act.ts'
import { quotes } from './look-alike.ts'
import { lower } from './names.ts'
import { firstMatch, lowOf, type Phrase, splitAt, textOf } from './phrase.ts'
import { keptOf, numberOf } from './quantity.ts'
import { type Reading, report, type Scope } from './reading.ts'
import { columnOf, thingOf } from './thing.ts'
import { beginningLike, readAs, trying, writing, written } from './written.ts'

/** A sentence with more parts than this is a text. */
const maxParts = 5

/** A change that is only shown: the sentence that makes it, and what it would change. */
interface MeantChange {
  readonly text: string
  readonly name: string
}

/** Notes a sentence that changes a counter or a column in words that are not known, so that nothing changes. */
export function noteChange(sentence: Phrase, from: Reading, scope: Scope, target: Target): boolean {
  const reading = trying(from)
  const phrase = readAs(textOf(sentence), reading)
  const whole = changeIn(phrase, reading, scope) ?? changeIf(phrase, reading, scope)
  const [found, text] =
    whole === undefined ? amongOthers(phrase, reading, scope, target) : [whole, whole.text]
  if (found === undefined) return false
  const fixes = text === undefined ? [] : [writing(sentence, beginningLike(sentence, text))]
  const message = fill(words.notChanged, { name: found.name, words: found.text })
  report(from, sentence, message, [...fixes, quotes(sentence)])
  return true
}

/** The known form of a change in other words, without or with its condition. */
export function changeText(phrase: Phrase, reading: Reading, scope: Scope): string | undefined {
  return (changeIn(phrase, reading, scope) ?? changeIf(phrase, reading, scope))?.text
}

/** A change with its condition behind it: the condition comes first. */
function changeIf(phrase: Phrase, reading: Reading, scope: Scope): MeantChange | undefined {
  const [first, condition, more] = splitAt(phrase, reading.language.words.if)
  if (first === undefined || condition === undefined || more !== undefined) return undefined
  const change = changeIn(first, reading, scope)
  return change && { ...change, text: `${reading.language.meant.if}${textOf(condition)}: ${change.text}` }
}

/** A change among other parts of a sentence, and all of them as sentences of their own. */
function amongOthers(
  phrase: Phrase,
  reading: Reading,
  scope: Scope,
  target: Target,
): readonly [MeantChange?, string?] {
  const { and, andThen } = reading.language.words
  const joining = and.flatMap((each) => [`,${each}`, each])
  const parts = splitAt(phrase, ['; ', ...andThen, ...joining, ', '])
  if (parts.length < 2 || parts.length > maxParts) return []
  const changes = parts.map((each) => changeIn(each, reading, scope))
  const first = changes.find((each) => each !== undefined)
  if (first === undefined) return []
  const isSentence = (each: Phrase) =>
    actOf(each, reading, scope, target) !== undefined || /^\p{L}+ /u.test(textOf(each))
  if (!parts.every((each, at) => changes[at] !== undefined || isSentence(each))) return [first]
  const sentences = parts.map((each, at) => changes[at]?.text ?? textOf(each))
  return [first, sentences.map((each, at) => (at === 0 ? each : capital(each))).join('. ')]
}

/** The known form of a change that is written in other words. */
function changeIn(phrase: Phrase, reading: Reading, scope: Scope): MeantChange | undefined {
  const { changes, meant } = reading.language
  return firstMatch(phrase, changes, (form, slots) => {
    const quantity = slots.quantity === undefined ? '1' : inDigits(slots.quantity, reading)
    const kept = slots.kept && keptText(slots.kept, reading, scope, slots.thing)
    if (kept === undefined) return undefined
    const text = written(meant.written[form], { quantity, kept })
    return isKnown(form, text, reading, scope)
  })
}

function isKnown(form: ChangeForm, text: string, reading: Reading, scope: Scope): MeantChange | undefined {
  const act = actOf(readAs(text, reading), reading, scope, () => undefined)
  if (act?.form !== 'add' && act?.form !== 'take' && act?.form !== 'set') return undefined
  const by = act.form === 'set' ? act.to : act.quantity
  if (by.form === 'measured' || (form !== 'set' && !holdsNumber(act.kept, reading))) return undefined
  return { text, name: act.kept.form === 'counter' ? act.kept.name : act.kept.column }
}

function holdsNumber(kept: Kept, { names }: Reading): boolean {
  if (kept.form === 'counter') return names.counters.get(lower(kept.name))?.words.length === 0
  return names.columns.get(lower(kept.column))?.some(({ holds }) => holds === 'number') === true
}

/** A number in digits: `one` and `a` are 1. */
export function inDigits(phrase: Phrase, { language }: Reading): string {
  if (numberOf(phrase) !== undefined) return textOf(phrase)
  const low = lowOf(phrase)
  const value = language.meant.numbers.findIndex((each) => each.includes(low))
  return value < 0 ? textOf(phrase) : String(value + 1)
}

/** A counter or a column in its known form: `shells` is `its shells`, `shells of Battery` is `Battery's shells`. */
export function keptText(phrase: Phrase, reading: Reading, scope: Scope, owner?: Phrase): string | undefined {
  const { columns, meant, words: own } = reading.language
  const known = owner === undefined ? keptOf(phrase, reading, scope) : undefined
  if (known?.form === 'counter') return known.name
  if (known !== undefined) {
    const isIts = own.its.some((each) => lowOf(phrase).startsWith(`${each} `))
    return isIts ? textOf(phrase).replace(/^./u, (letter) => letter.toLowerCase()) : textOf(phrase)
  }
  return firstMatch(phrase, columns, (form, slots) => {
    const thing = owner ?? slots.thing
    const known = thing && thingOf(thing, reading, scope)
    if (known === undefined ? thing !== undefined : form === 'of' && owner !== undefined) return undefined
    const column = slots.column && columnOf(slots.column, known?.owners ?? scope.it, reading)
    if (column === undefined) return undefined
    return thing === undefined
      ? written(meant.its, { column: column.name })
      : written(meant.of, { column: column.name, thing: textOf(thing) })
  })
}
