import {
  formatAnswer,
  type Candidate,
  capitalize,
  type Die,
  type Draw,
  visibleFields,
  type Names,
  type NumberQuestion,
  type Question,
  type Which,
} from '@opfor/kernel'
import { defaultOf, fieldLines, fieldName, type Form } from './form-lines.ts'
import { columnLines, itemsOf, optionLines } from './option-lines.ts'
import { applyStyle, wrapText } from './output.ts'
import { localize } from '../text/language.ts'
import { formWords, questionWords } from '../text/question-words.ts'

export function formOf(question: Question): Form | undefined {
  return question.kind === 'entry' && 'fields' in question ? (question as Form) : undefined
}

export function questionLines(question: Question, seat?: string): readonly string[] {
  return [...questionText(question, seat), ...answerLines(question)]
}

export function questionText(question: Question, seat?: string): readonly string[] {
  const prefix = seat === undefined ? '' : `${seat}: `
  return wrapText(`? ${prefix}${capitalize(localize(question.text))}`, '  ').map((line) =>
    applyStyle('strong', line),
  )
}

function answerLines(question: Question): readonly string[] {
  const form = formOf(question)
  if (form !== undefined)
    return [
      ...fieldLines(form).flatMap((line) => wrapText(line, '    ')),
      ...hintLines(question, formHint(form)),
    ]
  const { options = [] } = question
  switch (question.kind) {
    case 'die':
      return hintLines(question, localize(questionWords.rollDie, { sides: (question as Die).sides }))
    case 'yesNo':
      return hintLines(question, localize(questionWords.yesOrNo))
    case 'number': {
      const { from, to, step = 1, unit } = (question as NumberQuestion).range
      const { number, numberInSteps } = questionWords
      return hintLines(question, localize(step === 1 ? number : numberInSteps, { from, to, unit, step }))
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
      const app = question.to === 'chance' ? localize(questionWords.typeResult) : ''
      return [...optionLines(itemsOf(options, proposedOptions(question))), ...hintLines(question, app)]
    }
  }
}

function hintLines(question: Question, text: string): readonly string[] {
  const defaultAnswer = defaultText(question)
  const line = defaultAnswer === undefined ? text : `${text} ${defaultAnswer}`.trim()
  return line === '' ? [] : wrapText(`  ${line}`, '  ').map((line) => applyStyle('faint', line))
}

/** The answer for Enter; undefined without a default. */
function defaultText(question: Question): string | undefined {
  const form = formOf(question)
  if (form !== undefined) {
    const hasAllDefaults = Object.keys(form.fields).every((key) => defaultOf(form, key) !== undefined)
    return hasAllDefaults ? localize(questionWords.enterBrackets) : undefined
  }
  if (question.proposal === undefined) return undefined
  const answer = localize(formatAnswer(question, question.write(question.proposal)))
  const unit = question.kind === 'number' ? ` ${localize((question as NumberQuestion).range.unit)}` : ''
  return localize(questionWords.enterAccepts, { answer: `${answer}${unit}` })
}

function proposedOptions({ proposal }: Question): readonly Candidate[] {
  if (Array.isArray(proposal)) return proposal as readonly Candidate[]
  return proposal === undefined ? [] : [proposal as Candidate]
}

function namesHint({ atLeast, atMost, longest }: Names): string {
  const { name, nameOrNone, names, namesOrNone, namesBetween } = questionWords
  if (atMost === 1) return localize(atLeast === 0 ? nameOrNone : name, { longest })
  const several = atLeast === 0 ? namesOrNone : atLeast === 1 ? names : namesBetween
  return localize(several, { least: atLeast, most: atMost })
}

function countHint({ atLeast, atMost, options }: Which<Candidate>): string {
  const { one, oneOrNone, atMost: several, atMostOrNone, all, allOrNone } = questionWords
  if (atMost === 1) return localize(atLeast === 0 ? oneOrNone : one)
  if (atMost < options.length) return localize(atLeast === 0 ? atMostOrNone : several, { most: atMost })
  return localize(atLeast === 0 ? allOrNone : all)
}

function formHint({ fields }: Form): string {
  const [first, second] = visibleFields(fields, {})
  if (first === undefined || second === undefined) return ''
  return localize(formWords.inOrder, { field: fieldName({ fields }, first) })
}

function drawLines(question: Draw): readonly string[] {
  const { atMostLeft, left: leftOver, draw, drawOrApp, drawSeveral, drawSeveralOrApp } = questionWords
  const isCounted = question.atMost || question.options.some(({ left }) => left > 1)
  const kinds = question.options.map(({ name, left }, at) => ({
    number: at + 1,
    text: isCounted ? localize(question.atMost ? atMostLeft : leftOver, { name, left }) : localize(name),
  }))
  const { take } = question
  const [one, several] = question.to === 'chance' ? [drawOrApp, drawSeveralOrApp] : [draw, drawSeveral]
  return [...columnLines(kinds), ...hintLines(question, localize(take === 1 ? one : several, { take }))]
}
