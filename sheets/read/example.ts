import type { SheetExample, ExamplePart } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import type { Quote } from '../text/about.ts'
import { readCondition } from '../phrases/condition.ts'
import { reportUnknownName } from '../phrases/look-alike.ts'
import { lookUpName } from '../phrases/names.ts'
import {
  firstMatch,
  lowerText,
  subphrase,
  type Phrase,
  sourceOf,
  splitPhrase,
  textOf,
  withoutEnd,
} from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'
import { colonIn } from '../phrases/sentences.ts'
import { mentionsIn } from '../phrases/entity.ts'

const scope: Referents = { it: 'any' }

type Without<T> = T extends unknown ? Omit<T, 'at' | 'text'> : never
type Part = Without<ExamplePart>

/** `Example: ...`: its parts, separated by semicolons. */
export function readExample({ letters, restAt }: Quote, reading: ReadContext): SheetExample {
  const whole = phraseOf(letters, reading)
  const rest = withoutEnd(subphrase(whole, restAt, whole.to), '.')
  const parts = splitPhrase(rest, ['; '])
    .filter((each) => each.to > each.from)
    .map((each): ExamplePart => {
      const read = partOf(each, reading)
      if (read === undefined) addDiagnostic(reading, each, diagnosticMessages.badExample)
      return { ...sourceOf(each), ...(read ?? { form: 'unknown' }) }
    })
  if (!parts.some(({ form }) => form === 'gives' || form === 'then'))
    addDiagnostic(reading, whole, diagnosticMessages.emptyExample)
  return { ...sourceOf(whole), parts }
}

function partOf(phrase: Phrase, reading: ReadContext): Part | undefined {
  return ordered(phrase, reading) ?? answered(phrase, reading) ?? given(phrase, reading)
}

/** `SECTION gives X (line 3)`, `do SECTION`, `then C`. */
function ordered(phrase: Phrase, reading: ReadContext): Part | undefined {
  return firstMatch(phrase, reading.language.examples, (form, slots): Part | undefined => {
    if (form === 'afterwards')
      return slots.condition && { form: 'then', condition: readCondition(slots.condition, reading, scope) }
    const section =
      slots.section && lookUpName(reading.names.sections, lowerText(slots.section), reading.language)
    if (section === undefined) {
      if (form !== 'do' && slots.section)
        reportUnknownName(slots.section, reading, reading.names.sections.keys())
      return form === 'gives' ? { form: 'unknown' } : undefined
    }
    if (form === 'do') return { form, section: section.name }
    if (slots.result === undefined) return undefined
    const result = textOf(slots.result)
    return slots.line === undefined
      ? { form: 'gives', section: section.name, result }
      : { form: 'gives', section: section.name, result, line: textOf(slots.line) }
  })
}

/** `phrase: yes|names|number`, `roll: 3, 4`, `draw: Quiet`. */
function answered(phrase: Phrase, reading: ReadContext): Part | undefined {
  const colon = colonIn(phrase)
  if (colon === undefined) return undefined
  const said = subphrase(phrase, phrase.from, colon)
  const values = splitPhrase(subphrase(phrase, colon + 1, phrase.to), [', ']).map(textOf)
  const low = lowerText(said)
  const { rolls, draws } = reading.language.words
  const section = lookUpName(reading.names.sections, low, reading.language)
  if (rolls.includes(low) || section?.kind === 'chart') {
    return { form: 'roll', dice: values.map((each) => (/^\d+$/u.test(each) ? Number(each) : each)) }
  }
  if (draws.includes(low)) return { form: 'draw', cards: values }
  const numbers = values.flatMap((each) => {
    const [, name = '', number = ''] = /^(.+?) (-?\d{1,6})$/u.exec(each) ?? []
    return name === '' || reading.names.pieces.has(each.toLowerCase())
      ? []
      : [{ name, number: Number(number) }]
  })
  return { form: 'answer', words: textOf(said), mentions: mentionsIn(said, reading), values, numbers }
}

/** `Rifles A has acted`, `Silver is 1`, `Target is Blue`, `Its hand is Lunge, Parry`, `Your fleet is Star, Heron`. */
function given(phrase: Phrase, reading: ReadContext): Part | undefined {
  return keptAs(phrase, reading) ?? alreadyThere(phrase, reading)
}

function keptAs(phrase: Phrase, reading: ReadContext): Part | undefined {
  const condition = reading.condition(phrase, scope)
  if (condition?.form === 'has') {
    return {
      form: 'variable',
      variable: { form: 'property', of: condition.thing, column: condition.column },
      value: !condition.not,
    }
  }
  if (condition?.form !== 'compare' || condition.comparison !== 'is' || condition.not) return undefined
  const { left, right } = condition
  const value = right.form === 'number' || right.form === 'word' ? right.value : right.text
  if (left.form === 'counter')
    return { form: 'variable', variable: { form: 'counter', name: left.name }, value }
  if (left.form === 'property')
    return { form: 'variable', variable: { form: 'property', of: left.of, column: left.column }, value }
  if (left.form === 'setting') return { form: 'setting', name: left.name, value: String(value) }
  if (left.form === 'result') return { form: 'result', section: left.section, result: right.text }
  return undefined
}

function alreadyThere(phrase: Phrase, reading: ReadContext): Part | undefined {
  return firstMatch(phrase, reading.language.clauses, (form, slots): Part | undefined => {
    if (form !== 'is' || slots.subject === undefined || slots.values === undefined) return undefined
    const section = lookUpName(reading.names.sections, lowerText(slots.subject), reading.language)
    if (section?.kind === 'list' || section?.kind === 'finding') {
      return { form: 'chosen', list: section.name, name: textOf(slots.values) }
    }
    if (section?.kind === 'deck') {
      return {
        form: 'cards',
        section: section.name,
        cards: splitPhrase(slots.values, [', ']).map(textOf),
      }
    }
    if (section?.kind === 'roster') {
      return {
        form: 'members',
        section: section.name,
        names: splitPhrase(slots.values, [', ']).map(textOf),
      }
    }
    const card = firstMatch(slots.subject, reading.language.entities, (each) =>
      each === 'card' ? each : undefined,
    )
    return card && { form: 'card', name: textOf(slots.values) }
  })
}
