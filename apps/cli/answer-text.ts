import {
  bad,
  type Candidate,
  type Draw,
  type Entry,
  good,
  type Json,
  type Parsed,
  type Question,
  say,
} from '@opfor/kernel'
import { meant } from './names.ts'

/** What a person typed, as an answer to a question: names and numbers become what the question reads. */
export function readAnswer(question: Question, typed: string): Parsed<Json> {
  const text = typed.trim()
  if (text === '' && question.proposal !== undefined) return good(question.write(question.proposal))
  switch (question.kind) {
    case 'die':
    case 'number':
      return readNumber(text)
    case 'yesNo':
      return readYesNo(text)
    case 'choice':
      return idOf(question.options ?? [], text)
    case 'draw':
      return readDraw(question as Draw, text)
    case 'which':
      return text === '' || text === 'none' ? good([]) : idsOf(question.options ?? [], text)
    case 'entry':
      if (question.options !== undefined) return idOf(question.options, text)
      return readEntry(question as Entry<Record<string, unknown>>, text)
  }
}

function readNumber(text: string): Parsed<Json> {
  const value = Number(text)
  return text === '' || Number.isNaN(value) ? bad('Type a number.') : good(value)
}

function readYesNo(text: string): Parsed<Json> {
  const word = text.toLowerCase()
  if (['y', 'yes', 'true', '1'].includes(word)) return good(true)
  return ['n', 'no', 'false', '0'].includes(word) ? good(false) : bad('Type yes or no.')
}

function idOf(options: readonly Candidate[], text: string): Parsed<Json> {
  const found = meant(options, text)
  return found.ok ? good(found.value.id) : found
}

function idsOf(options: readonly Candidate[], text: string): Parsed<Json> {
  const ids: string[] = []
  for (const part of text.split(',')) {
    const found = meant(options, part)
    if (!found.ok) return found
    ids.push(found.value.id)
  }
  return good(ids)
}

function readDraw(question: Draw, text: string): Parsed<Json> {
  const drawn = idsOf(question.options, text)
  if (!drawn.ok || !Array.isArray(drawn.value) || drawn.value.length === question.take) return drawn
  return bad(`${question.take} are drawn: type ${question.take} names with commas between them.`)
}

/** A form: `field=value, field=value`; a field that is not named takes its proposal. */
function readEntry(question: Entry<Record<string, unknown>>, text: string): Parsed<Json> {
  const given = new Map(
    text
      .split(',')
      .map((part) => part.split('='))
      .map(([key = '', value = '']) => [key.trim(), value] as const),
  )
  const answer: Record<string, Json> = {}
  for (const [key, field] of Object.entries(question.fields)) {
    const typed = given.get(key)
    if (typed === undefined && question.proposal !== undefined) {
      answer[key] = field.write(question.proposal[key])
      continue
    }
    const value = readAnswer(field, typed ?? '')
    if (!value.ok) return bad(`${key} (${say(field.text)}): ${value.problem}`)
    answer[key] = value.value
  }
  return good(answer)
}
