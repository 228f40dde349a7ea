import {
  answerTold,
  type Candidate,
  capital,
  type Die,
  type Draw,
  fieldsAsked,
  type Names,
  type NumberOf,
  type Question,
  say,
  type Which,
} from '@opfor/kernel'
import { defaultOf, fieldLines, fieldName, type Form } from './form-lines.ts'
import { columnLines, itemsOf, optionLines } from './option-lines.ts'
import { styled, wrap } from './output.ts'

/** A question as a form, if it is one. */
export function formOf(question: Question): Form | undefined {
  return question.kind === 'entry' && 'fields' in question ? (question as Form) : undefined
}

/** The question and its possible answers; if several people play, also whom it asks. */
export function questionLines(question: Question, seat?: string): readonly string[] {
  return [...questionText(question, seat), ...answerLines(question)]
}

/** The question alone. */
export function questionText(question: Question, seat?: string): readonly string[] {
  const prefix = seat === undefined ? '' : `${seat}: `
  return wrap(`? ${prefix}${capital(say(question.text))}`, '  ').map((line) => styled('strong', line))
}

function answerLines(question: Question): readonly string[] {
  const form = formOf(question)
  if (form !== undefined)
    return [...fieldLines(form).flatMap((line) => wrap(line, '    ')), ...hintLines(question, formHint(form))]
  const { options = [] } = question
  switch (question.kind) {
    case 'die':
      return hintLines(
        question,
        `1 to ${(question as Die).sides}. Roll and type the result; "dice app" lets the app roll.`,
      )
    case 'yesNo':
      return hintLines(question, 'Yes or no.')
    case 'number': {
      const { from, to, step = 1, unit } = (question as NumberOf).range
      return hintLines(question, `${from} to ${to} ${say(unit)}${step === 1 ? '' : `, in steps of ${step}`}.`)
    }
    case 'names':
      return hintLines(question, namesHint(question as Names))
    case 'draw':
      return drawLines(question as Draw)
    case 'which':
      return [
        ...optionLines(itemsOf(options, proposedOptions(question))),
        ...hintLines(question, countHint(question as Which<Candidate>)),
      ]
    case 'choice':
    case 'entry': {
      const app = question.to === 'chance' ? 'Type the result; "dice app" lets the app roll.' : ''
      return [...optionLines(itemsOf(options, proposedOptions(question))), ...hintLines(question, app)]
    }
  }
}

/** How to answer, in faint letters, and the default for Enter. */
function hintLines(question: Question, text: string): readonly string[] {
  const defaultAnswer = defaultText(question)
  const line = `${text}${defaultAnswer === undefined ? '' : ` Enter accepts${defaultAnswer}.`}`.trim()
  return line === '' ? [] : wrap(`  ${line}`, '  ').map((line) => styled('faint', line))
}

/** The default answer in words; undefined if there is none. */
function defaultText(question: Question): string | undefined {
  const form = formOf(question)
  if (form !== undefined) {
    const hasAllDefaults = Object.keys(form.fields).every((key) => defaultOf(form, key) !== undefined)
    return hasAllDefaults ? ' the values in brackets' : undefined
  }
  if (question.proposal === undefined) return undefined
  const answer = say(answerTold(question, question.write(question.proposal)))
  return question.kind === 'number' ? `: ${answer} ${say((question as NumberOf).range.unit)}` : `: ${answer}`
}

function proposedOptions({ proposal }: Question): readonly Candidate[] {
  if (Array.isArray(proposal)) return proposal as readonly Candidate[]
  return proposal === undefined ? [] : [proposal as Candidate]
}

function namesHint({ atLeast, atMost, longest }: Names): string {
  if (atMost === 1) return `A name, at most ${longest} letters${atLeast === 0 ? '; none for no name' : ''}.`
  const none = atLeast === 0 ? '; none for no names' : ''
  const least = atLeast > 1 ? `${atLeast} to ${atMost}` : `At most ${atMost}`
  return `${least} names, with commas between them${none}.`
}

function countHint({ atLeast, atMost, options }: Which<Candidate>): string {
  const none = atLeast === 0 ? '; none for none of them' : ''
  if (atMost === 1) return `One of them${none}.`
  const many = atMost < options.length ? `All that apply, at most ${atMost}` : 'All that apply'
  return `${many}, with commas between them${none}.`
}

function formHint({ fields }: Form): string {
  const [first = '', second] = fieldsAsked(fields, {}).map(fieldName)
  return second === undefined ? '' : `In this order (2, 1) or by name (${first} 2).`
}

function drawLines(question: Draw): readonly string[] {
  const most = question.atMost ? 'at most ' : ''
  const isCounted = question.atMost || question.options.some(({ left }) => left > 1)
  const kinds = question.options.map(({ name, left }, at) => ({
    number: at + 1,
    text: isCounted ? `${say(name)} (${most}${left})` : say(name),
  }))
  const app = question.to === 'chance' ? '; "draws app" lets the app draw' : ''
  const how =
    question.take === 1
      ? `Draw and type the result${app}.`
      : `Type all ${question.take} in one line, in the order drawn, with commas between them${app}.`
  return [...columnLines(kinds), ...hintLines(question, how)]
}
