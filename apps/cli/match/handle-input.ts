import { parseSuccess, type Json, type Parsed, type Question } from '@opfor/kernel'
import { readAnswer } from '../lines/read-answer.ts'
import { matchCommands } from './commands.ts'
import { fieldLines, fieldName, type Form, formText } from '../lines/form-lines.ts'
import { readForm } from '../lines/read-form.ts'
import { normalize } from '../lines/names.ts'
import { print, printError, applyStyle, wrapText } from '../lines/output.ts'
import type { TerminalMatch } from '../session/terminal-match.ts'
import { formOf } from '../lines/question-lines.ts'
import { localize } from '../text/language.ts'
import { formWords } from '../text/question-words.ts'
import { rejectionReason } from '../lines/rejection-reason.ts'

export async function handleInput(session: TerminalMatch, line: string, json: boolean): Promise<void> {
  const typed = line.trim()
  const { question } = session.match
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(typed) ?? []
  const command =
    Object.hasOwn(matchCommands, word) && !isAnswer(question, typed, word) ? matchCommands[word] : undefined
  if (command !== undefined) return command(session, rest.trim())
  if (question === undefined) return undefined
  const form = formOf(question)
  const read =
    parseJsonAnswer(question, typed) ??
    (form === undefined
      ? readAnswer(question, typed, process.stdin.isTTY ? 'person' : 'program')
      : readFields(session, form, typed))
  if (read === undefined) return undefined
  const accepted = read.ok ? session.match.answer(read.value, 'person', seatOf(question)) : read
  if (!accepted.ok)
    return printError(read.ok ? rejectionReason(question, read.value, accepted.problem) : accepted.problem)
  session.shownQuestion = undefined
  if (form !== undefined && read.ok && !json)
    print(
      ...wrapText(
        `  ${localize(formWords.entered, { values: formText(form, read.value as Readonly<Record<string, Json>>) })}`,
        '  ',
      ).map((each) => applyStyle('faint', each)),
    )
  return undefined
}

/** True if a line that starts like a command is an option's name, or names a form field. */
function isAnswer(question: Question | undefined, typed: string, word: string): boolean {
  const names = question?.options?.flatMap(({ id, name }) => [id, localize(name)]) ?? []
  const form = question === undefined ? undefined : formOf(question)
  return (
    names.some((name) => normalize(name) === normalize(typed)) ||
    (form !== undefined &&
      Object.keys(form.fields).some((key) => normalize(fieldName(form, key)) === normalize(word)))
  )
}

function seatOf({ to }: Question): string | undefined {
  return to === 'chance' || to === 'table' ? undefined : to
}

/** A quoted name is just a name, not JSON. */
function parseJsonAnswer({ kind }: Question, typed: string): Parsed<Json> | undefined {
  if (!(kind === 'names' ? /^\[/ : /^[[{"]/).test(typed)) return undefined
  try {
    return parseSuccess(JSON.parse(typed) as Json)
  } catch {
    return undefined
  }
}

/** Returns undefined while fields are missing, and asks for them. */
function readFields(session: TerminalMatch, form: Form, typed: string): Parsed<Json> | undefined {
  const read = readForm(form, typed, session.filledFields)
  if (!read.ok) return read
  const { values, missing } = read.value
  if (missing.length === 0) return parseSuccess(values)
  session.storeFields(values)
  const entered = formText(form, values)
  print(
    entered === '' ? localize(formWords.required) : localize(formWords.missing, { values: entered }),
    ...fieldLines(form, missing),
  )
  return undefined
}
