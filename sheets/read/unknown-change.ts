import { capitalize, withParams } from '@opfor/kernel'
import type { ChangeForm } from '../language/index.ts'
import type { Variable } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readActionSentence, type StepTarget } from './action-sentence.ts'
import { quoteFix } from '../phrases/look-alike.ts'
import { lowerName } from '../phrases/names.ts'
import { firstMatch, lowerText, type Phrase, splitPhrase, textOf } from '../phrases/phrase.ts'
import { variableOf, readNumber } from '../phrases/quantity.ts'
import { type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'
import { columnOf, readEntityRef } from '../phrases/entity.ts'
import {
  matchCase,
  readTrialPhrase,
  trialContext,
  replacePhraseFix,
  fillForm,
} from '../phrases/trial-phrase.ts'

/** A sentence with more parts is shown as text. */
const maxParts = 5

interface MeantChange {
  readonly text: string
  readonly name: string
}

/** Reports changes in unknown words, which are not executed. */
export function reportUnknownChange(
  sentence: Phrase,
  from: ReadContext,
  scope: Referents,
  target: StepTarget,
): boolean {
  const reading = trialContext(from)
  const phrase = readTrialPhrase(textOf(sentence), reading)
  const whole = changeIn(phrase, reading, scope) ?? changeIf(phrase, reading, scope)
  const [found, text] =
    whole === undefined ? amongOthers(phrase, reading, scope, target) : [whole, whole.text]
  if (found === undefined) return false
  const fixes = text === undefined ? [] : [replacePhraseFix(sentence, matchCase(sentence, text))]
  const message = withParams(diagnosticMessages.notChanged, { name: found.name, words: found.text })
  addDiagnostic(from, sentence, message, [...fixes, quoteFix(sentence)])
  return true
}

/** With its condition if it has one. */
export function changeText(phrase: Phrase, reading: ReadContext, scope: Referents): string | undefined {
  return (changeIn(phrase, reading, scope) ?? changeIf(phrase, reading, scope))?.text
}

/** The fix puts the condition first. */
function changeIf(phrase: Phrase, reading: ReadContext, scope: Referents): MeantChange | undefined {
  const [first, condition, more] = splitPhrase(phrase, reading.language.words.if)
  if (first === undefined || condition === undefined || more !== undefined) return undefined
  const change = changeIn(first, reading, scope)
  return change && { ...change, text: `${reading.language.meant.if}${textOf(condition)}: ${change.text}` }
}

/** Handles a change among other parts; each part becomes a sentence. */
function amongOthers(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  target: StepTarget,
): readonly [MeantChange?, string?] {
  const { and, andThen } = reading.language.words
  const joining = and.flatMap((each) => [`,${each}`, each])
  const parts = splitPhrase(phrase, ['; ', ...andThen, ...joining, ', '])
  if (parts.length < 2 || parts.length > maxParts) return []
  const changes = parts.map((each) => changeIn(each, reading, scope))
  const first = changes.find((each) => each !== undefined)
  if (first === undefined) return []
  const isSentence = (each: Phrase) =>
    readActionSentence(each, reading, scope, target) !== undefined || /^\p{L}+ /u.test(textOf(each))
  if (!parts.every((each, at) => changes[at] !== undefined || isSentence(each))) return [first]
  const sentences = parts.map((each, at) => changes[at]?.text ?? textOf(each))
  return [first, sentences.map((each, at) => (at === 0 ? each : capitalize(each))).join('. ')]
}

function changeIn(phrase: Phrase, reading: ReadContext, scope: Referents): MeantChange | undefined {
  const { changes, meant } = reading.language
  return firstMatch(phrase, changes, (form, slots) => {
    const quantity = slots.quantity === undefined ? '1' : inDigits(slots.quantity, reading)
    const variable = slots.variable && variableText(slots.variable, reading, scope, slots.thing)
    if (variable === undefined) return undefined
    const text = fillForm(meant.written[form], { quantity, variable })
    return isKnown(form, text, reading, scope)
  })
}

function isKnown(
  form: ChangeForm,
  text: string,
  reading: ReadContext,
  scope: Referents,
): MeantChange | undefined {
  const act = readActionSentence(readTrialPhrase(text, reading), reading, scope, () => undefined)
  if (act?.form !== 'add' && act?.form !== 'take' && act?.form !== 'set') return undefined
  const by = act.form === 'set' ? act.to : act.quantity
  if (by.form === 'measured' || (form !== 'set' && !holdsNumber(act.variable, reading))) return undefined
  return { text, name: act.variable.form === 'counter' ? act.variable.name : act.variable.column }
}

function holdsNumber(variable: Variable, { names }: ReadContext): boolean {
  if (variable.form === 'counter') return names.counters.get(lowerName(variable.name))?.words.length === 0
  return names.columns.get(lowerName(variable.column))?.some(({ holds }) => holds === 'number') === true
}

/** `one` and `a` are 1. */
export function inDigits(phrase: Phrase, { language }: ReadContext): string {
  if (readNumber(phrase) !== undefined) return textOf(phrase)
  const low = lowerText(phrase)
  const value = language.meant.numbers.findIndex((each) => each.includes(low))
  return value < 0 ? textOf(phrase) : String(value + 1)
}

/** The known form of a variable: `shells` is `its shells`, `shells of Battery` is `Battery's shells`. */
export function variableText(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  owner?: Phrase,
): string | undefined {
  const { columns, meant, words: own } = reading.language
  const known = owner === undefined ? variableOf(phrase, reading, scope) : undefined
  if (known?.form === 'counter') return known.name
  if (known !== undefined) {
    const isIts = own.its.some((each) => lowerText(phrase).startsWith(`${each} `))
    return isIts ? textOf(phrase).replace(/^./u, (letter) => letter.toLowerCase()) : textOf(phrase)
  }
  return firstMatch(phrase, columns, (form, slots) => {
    const thing = owner ?? slots.thing
    const known = thing && readEntityRef(thing, reading, scope)
    if (known === undefined ? thing !== undefined : form === 'of' && owner !== undefined) return undefined
    const column = slots.column && columnOf(slots.column, known?.owners ?? scope.it, reading)
    if (column === undefined) return undefined
    return thing === undefined
      ? fillForm(meant.its, { column: column.name })
      : fillForm(meant.of, { column: column.name, thing: textOf(thing) })
  })
}
