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
  type Which,
} from '@opfor/kernel'
import { defaultOf, fieldLines, fieldName, type Form } from './form-lines.ts'
import { columnLines, itemsOf, optionLines } from './option-lines.ts'
import { styled, wrap } from './output.ts'
import { say } from './text/language.ts'
import { formWords, questionWords } from './text/question-words.ts'

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
      return hintLines(question, say(questionWords.rollDie, { sides: (question as Die).sides }))
    case 'yesNo':
      return hintLines(question, say(questionWords.yesOrNo))
    case 'number': {
      const { from, to, step = 1, unit } = (question as NumberOf).range
      const { number, numberInSteps } = questionWords
      return hintLines(question, say(step === 1 ? number : numberInSteps, { from, to, unit, step }))
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
      const app = question.to === 'chance' ? say(questionWords.typeResult) : ''
      return [...optionLines(itemsOf(options, proposedOptions(question))), ...hintLines(question, app)]
    }
  }
}

/** How to answer, in faint letters, and the default for Enter. */
function hintLines(question: Question, text: string): readonly string[] {
  const defaultAnswer = defaultText(question)
  const line = defaultAnswer === undefined ? text : `${text} ${defaultAnswer}`.trim()
  return line === '' ? [] : wrap(`  ${line}`, '  ').map((line) => styled('faint', line))
}

/** What Enter accepts; undefined if there is no default. */
function defaultText(question: Question): string | undefined {
  const form = formOf(question)
  if (form !== undefined) {
    const hasAllDefaults = Object.keys(form.fields).every((key) => defaultOf(form, key) !== undefined)
    return hasAllDefaults ? say(questionWords.enterBrackets) : undefined
  }
  if (question.proposal === undefined) return undefined
  const answer = say(answerTold(question, question.write(question.proposal)))
  const unit = question.kind === 'number' ? ` ${say((question as NumberOf).range.unit)}` : ''
  return say(questionWords.enterAccepts, { answer: `${answer}${unit}` })
}

function proposedOptions({ proposal }: Question): readonly Candidate[] {
  if (Array.isArray(proposal)) return proposal as readonly Candidate[]
  return proposal === undefined ? [] : [proposal as Candidate]
}

function namesHint({ atLeast, atMost, longest }: Names): string {
  const { name, nameOrNone, names, namesOrNone, namesBetween } = questionWords
  if (atMost === 1) return say(atLeast === 0 ? nameOrNone : name, { longest })
  const several = atLeast === 0 ? namesOrNone : atLeast === 1 ? names : namesBetween
  return say(several, { least: atLeast, most: atMost })
}

function countHint({ atLeast, atMost, options }: Which<Candidate>): string {
  const { one, oneOrNone, atMost: several, atMostOrNone, all, allOrNone } = questionWords
  if (atMost === 1) return say(atLeast === 0 ? oneOrNone : one)
  if (atMost < options.length) return say(atLeast === 0 ? atMostOrNone : several, { most: atMost })
  return say(atLeast === 0 ? allOrNone : all)
}

function formHint({ fields }: Form): string {
  const [first, second] = fieldsAsked(fields, {})
  if (first === undefined || second === undefined) return ''
  return say(formWords.inOrder, { field: fieldName({ fields }, first) })
}

function drawLines(question: Draw): readonly string[] {
  const { atMostLeft, left: leftOver, draw, drawOrApp, drawSeveral, drawSeveralOrApp } = questionWords
  const isCounted = question.atMost || question.options.some(({ left }) => left > 1)
  const kinds = question.options.map(({ name, left }, at) => ({
    number: at + 1,
    text: isCounted ? say(question.atMost ? atMostLeft : leftOver, { name, left }) : say(name),
  }))
  const { take } = question
  const [one, several] = question.to === 'chance' ? [drawOrApp, drawSeveralOrApp] : [draw, drawSeveral]
  return [...columnLines(kinds), ...hintLines(question, say(take === 1 ? one : several, { take }))]
}
