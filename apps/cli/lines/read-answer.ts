import {
  parseFailure,
  type Candidate,
  type Draw,
  parseSuccess,
  type Json,
  type Names,
  type NumberQuestion,
  type Parsed,
  type Question,
} from '@opfor/kernel'
import { isChosenByNumber } from './option-lines.ts'
import { findEachByName, findByName, normalize } from './names.ts'
import { localize } from '../text/language.ts'
import { answerWords } from '../text/question-words.ts'
import { isNoneOfThem, yesOrNo } from '../text/typed-words.ts'

/** A person types the numbers shown; a program counts by itself. */
export type InputSource = 'person' | 'program'

/** Not for forms. An empty line accepts the proposal; without one it is an error. */
export function readAnswer(question: Question, typed: string, source: InputSource = 'person'): Parsed<Json> {
  const text = typed.trim()
  if (text === '')
    return question.proposal === undefined
      ? parseFailure(localize(answerWords.noDefault, { hint: inputHint(question) }))
      : parseSuccess(question.write(question.proposal))
  switch (question.kind) {
    case 'die':
      return readNumber(text)
    case 'number':
      return readNumber(text, localize((question as NumberQuestion).range.unit))
    case 'yesNo':
      return readYesNo(text)
    case 'names':
      return parseSuccess(readNames(question as Names, text))
    case 'draw':
      return readDraw(question as Draw, text, source)
    case 'which':
      return readWhich(question.options ?? [], text, source)
    case 'choice':
    case 'entry':
      return findId(question.options ?? [], text, source)
  }
}

function inputHint({ kind }: Question): string {
  if (kind === 'which') return localize(answerWords.typeNames)
  if (kind === 'names') return localize(answerWords.typeName)
  if (kind === 'yesNo') return localize(answerWords.typeYesNo)
  if (kind === 'number' || kind === 'die') return localize(answerWords.typeNumber)
  return localize(answerWords.typeNumberOrName)
}

function readNumber(text: string, unit = ''): Parsed<Json> {
  const [, number, rest = ''] = /^([+-]?\d+(?:[.,]\d+)?)\s*(.*)$/.exec(text) ?? []
  const isUnit =
    rest === '' ||
    normalize(unit).startsWith(normalize(rest)) ||
    (rest === '"' && /^(?:inches|zoll)$/i.test(unit))
  return number === undefined || !isUnit
    ? parseFailure(localize(answerWords.typeNumber))
    : parseSuccess(Number(number.replace(',', '.')))
}

function readYesNo(text: string): Parsed<Json> {
  const answer = yesOrNo(text)
  return answer === undefined ? parseFailure(localize(answerWords.typeYesNo)) : parseSuccess(answer)
}

/** Quotes names that are also commands. */
function readNames({ atLeast }: Names, text: string): readonly string[] {
  if (atLeast === 0 && isNoneOfThem(text)) return []
  return text
    .split(',')
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '')
}

/** The option of a number typed with a hash: #3. */
function byHash(options: readonly Candidate[], text: string): Candidate | undefined {
  const [, number] = /^#(\d+)$/.exec(text.trim()) ?? []
  return number === undefined ? undefined : options[Number(number) - 1]
}

function findId(options: readonly Candidate[], text: string, source: InputSource): Parsed<Json> {
  const hashed = byHash(options, text)
  if (hashed !== undefined) return parseSuccess(hashed.id)
  const found = findByName(options, text, {
    numbered: (at) => source === 'program' || isChosenByNumber(options, at),
  })
  return found.ok ? parseSuccess(found.value.id) : found
}

function findIds(
  options: readonly Candidate[],
  text: string,
  source: InputSource,
): Parsed<readonly string[]> {
  const named = text
    .split(',')
    .map((part) => byHash(options, part)?.id ?? part)
    .join(',')
  const found = findEachByName(options, named, {
    numbered: (at) => source === 'program' || isChosenByNumber(options, at),
  })
  return found.ok ? parseSuccess(found.value.map(({ id }) => id)) : found
}

function readWhich(options: readonly Candidate[], text: string, source: InputSource): Parsed<Json> {
  const isName = options.some(({ id, name }) =>
    [normalize(id), normalize(localize(name))].includes(normalize(text)),
  )
  return isNoneOfThem(text) && !isName ? parseSuccess([]) : findIds(options, text, source)
}

/** `2 x army 1` is two of a kind. */
function readDraw({ options, take }: Draw, text: string, source: InputSource): Parsed<Json> {
  const parts = text.split(',').flatMap((part) => {
    const [, times, name] = /^\s*(\d{1,2})\s*x\s+(.+)$/i.exec(part) ?? []
    return name === undefined ? [part] : Array.from({ length: Number(times) }, () => name)
  })
  const drawn = findIds(options, parts.join(','), source)
  if (!drawn.ok || drawn.value.length === take) return drawn
  return parseFailure(localize(answerWords.drawCount, { take }))
}
