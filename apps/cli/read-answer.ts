import {
  bad,
  type Candidate,
  type Draw,
  good,
  type Json,
  type Names,
  type NumberOf,
  type Parsed,
  type Question,
} from '@opfor/kernel'
import { isNumbered } from './option-lines.ts'
import { findEachByName, findByName, normalize } from './names.ts'
import { say } from './text/language.ts'
import { answerWords } from './text/question-words.ts'
import { isNoneOfThem, yesOrNo } from './text/typed-words.ts'

/** Where input comes from: a person, who types the numbers that were shown, or a program, which counts by itself. */
export type InputSource = 'person' | 'program'

/**
 * Reads an answer to a question that is not a form. An empty line accepts the proposal, and is an error if there is none.
 */
export function readAnswer(question: Question, typed: string, source: InputSource = 'person'): Parsed<Json> {
  const text = typed.trim()
  if (text === '')
    return question.proposal === undefined
      ? bad(say(answerWords.noDefault, { hint: inputHint(question) }))
      : good(question.write(question.proposal))
  switch (question.kind) {
    case 'die':
      return readNumber(text)
    case 'number':
      return readNumber(text, say((question as NumberOf).range.unit))
    case 'yesNo':
      return readYesNo(text)
    case 'names':
      return good(readNames(question as Names, text))
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
  if (kind === 'which') return say(answerWords.typeNames)
  if (kind === 'names') return say(answerWords.typeName)
  if (kind === 'yesNo') return say(answerWords.typeYesNo)
  if (kind === 'number' || kind === 'die') return say(answerWords.typeNumber)
  return say(answerWords.typeNumberOrName)
}

/** A number, with or without its unit. */
function readNumber(text: string, unit = ''): Parsed<Json> {
  const [, number, rest = ''] = /^([+-]?\d+(?:[.,]\d+)?)\s*(.*)$/.exec(text) ?? []
  const isUnit =
    rest === '' ||
    normalize(unit).startsWith(normalize(rest)) ||
    (rest === '"' && /^(?:inches|zoll)$/i.test(unit))
  return number === undefined || !isUnit
    ? bad(say(answerWords.typeNumber))
    : good(Number(number.replace(',', '.')))
}

function readYesNo(text: string): Parsed<Json> {
  const answer = yesOrNo(text)
  return answer === undefined ? bad(say(answerWords.typeYesNo)) : good(answer)
}

/** Names with commas between them; in quotes where a name is a command as well. */
function readNames({ atLeast }: Names, text: string): readonly string[] {
  if (atLeast === 0 && isNoneOfThem(text)) return []
  return text
    .split(',')
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '')
}

/** The option of a number that was typed with a hash: #3. */
function byHash(options: readonly Candidate[], text: string): Candidate | undefined {
  const [, number] = /^#(\d+)$/.exec(text.trim()) ?? []
  return number === undefined ? undefined : options[Number(number) - 1]
}

function findId(options: readonly Candidate[], text: string, source: InputSource): Parsed<Json> {
  const hashed = byHash(options, text)
  if (hashed !== undefined) return good(hashed.id)
  const found = findByName(options, text, {
    numbered: (at) => source === 'program' || isNumbered(options, at),
  })
  return found.ok ? good(found.value.id) : found
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
    numbered: (at) => source === 'program' || isNumbered(options, at),
  })
  return found.ok ? good(found.value.map(({ id }) => id)) : found
}

function readWhich(options: readonly Candidate[], text: string, source: InputSource): Parsed<Json> {
  const isName = options.some(({ id, name }) =>
    [normalize(id), normalize(say(name))].includes(normalize(text)),
  )
  return isNoneOfThem(text) && !isName ? good([]) : findIds(options, text, source)
}

/** Drawn tokens by name or number; `2 x army 1` is two of a kind. */
function readDraw({ options, take }: Draw, text: string, source: InputSource): Parsed<Json> {
  const parts = text.split(',').flatMap((part) => {
    const [, times, name] = /^\s*(\d{1,2})\s*x\s+(.+)$/i.exec(part) ?? []
    return name === undefined ? [part] : Array.from({ length: Number(times) }, () => name)
  })
  const drawn = findIds(options, parts.join(','), source)
  if (!drawn.ok || drawn.value.length === take) return drawn
  return bad(say(answerWords.drawCount, { take }))
}
