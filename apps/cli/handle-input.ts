import { good, type Json, type Parsed, type Question } from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { commands } from './commands.ts'
import { fieldLines, fieldName, type Form, formText } from './form-lines.ts'
import { readForm } from './read-form.ts'
import { normalize } from './names.ts'
import { print, printError, styled, wrap } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { formOf } from './question-lines.ts'
import { say } from './text/language.ts'
import { formWords } from './text/question-words.ts'
import { refusalOf } from './refusal.ts'

/** Handles a line of input: runs a command if the first word is one, otherwise submits an answer. */
export async function handleInput(session: TerminalMatch, line: string, json: boolean): Promise<void> {
  const typed = line.trim()
  const { question } = session.match
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(typed) ?? []
  const command =
    Object.hasOwn(commands, word) && !isAnswer(question, typed, word) ? commands[word] : undefined
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
    return printError(read.ok ? refusalOf(question, read.value, accepted.problem) : accepted.problem)
  session.shownQuestion = undefined
  if (form !== undefined && read.ok && !json)
    print(
      ...wrap(
        `  ${say(formWords.entered, { values: formText(form, read.value as Readonly<Record<string, Json>>) })}`,
        '  ',
      ).map((each) => styled('faint', each)),
    )
  return undefined
}

/** Whether a line that starts like a command is the full name of an option, or names a field of a form. */
function isAnswer(question: Question | undefined, typed: string, word: string): boolean {
  const names = question?.options?.flatMap(({ id, name }) => [id, say(name)]) ?? []
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

/** Answers may be JSON; a name in quotes is just a name. */
function parseJsonAnswer({ kind }: Question, typed: string): Parsed<Json> | undefined {
  if (!(kind === 'names' ? /^\[/ : /^[[{"]/).test(typed)) return undefined
  try {
    return good(JSON.parse(typed) as Json)
  } catch {
    return undefined
  }
}

/** Reads the fields of a form; undefined while some are missing, which are then asked for. */
function readFields(session: TerminalMatch, form: Form, typed: string): Parsed<Json> | undefined {
  const read = readForm(form, typed, session.filledFields)
  if (!read.ok) return read
  const { values, missing } = read.value
  if (missing.length === 0) return good(values)
  session.storeFields(values)
  const entered = formText(form, values)
  print(
    entered === '' ? say(formWords.required) : say(formWords.missing, { values: entered }),
    ...fieldLines(form, missing),
  )
  return undefined
}
