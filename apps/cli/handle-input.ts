import { good, type Json, type Parsed, type Question, say } from '@opfor/kernel'
import { readAnswer } from './read-answer.ts'
import { commands } from './commands.ts'
import { fieldLines, fieldName, type Form, formTold } from './form-lines.ts'
import { readForm } from './read-form.ts'
import { plain } from './names.ts'
import { print, printError, styled, wrapped } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { formOf } from './question-lines.ts'

/** Handles a line of input: runs a command if the first word is one, otherwise submits an answer. */
export async function handleInput(playing: TerminalMatch, line: string, json: boolean): Promise<void> {
  const typed = line.trim()
  const { question } = playing.match
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(typed) ?? []
  const command =
    Object.hasOwn(commands, word) && !isAnswer(question, typed, word) ? commands[word] : undefined
  if (command !== undefined) return command(playing, rest.trim())
  if (question === undefined) return undefined
  const form = formOf(question)
  const read =
    inJson(typed) ??
    (form === undefined
      ? readAnswer(question, typed, process.stdin.isTTY ? 'person' : 'program')
      : readFields(playing, form, typed))
  if (read === undefined) return undefined
  const taken = read.ok ? playing.match.answer(read.value, 'person', seatOf(question)) : read
  if (!taken.ok) return printError(taken.problem)
  playing.shown = undefined
  if (form !== undefined && read.ok && !json)
    print(
      ...wrapped(`  Entered: ${formTold(form, read.value as Readonly<Record<string, Json>>)}.`, '  ').map(
        (each) => styled('faint', each),
      ),
    )
  return undefined
}

/** Whether a line that starts like a command is the full name of an option, or names a field of a form. */
function isAnswer(question: Question | undefined, typed: string, word: string): boolean {
  const names = question?.options?.flatMap(({ id, name }) => [id, say(name)]) ?? []
  const form = question === undefined ? undefined : formOf(question)
  return (
    names.some((name) => plain(name) === plain(typed)) ||
    Object.keys(form?.fields ?? {}).some((key) => plain(fieldName(key)) === plain(word))
  )
}

function seatOf({ to }: Question): string | undefined {
  return to === 'chance' || to === 'table' ? undefined : to
}

/** Answers may be JSON. */
function inJson(typed: string): Parsed<Json> | undefined {
  if (!/^[[{"]/.test(typed)) return undefined
  try {
    return good(JSON.parse(typed) as Json)
  } catch {
    return undefined
  }
}

/** Reads the fields of a form; undefined while some are missing, which are then asked for. */
function readFields(playing: TerminalMatch, form: Form, typed: string): Parsed<Json> | undefined {
  const read = readForm(form, typed, playing.given)
  if (!read.ok) return read
  const { given, wanted } = read.value
  if (wanted.length === 0) return good(given)
  playing.note(given)
  const noted = formTold(form, given)
  print(noted === '' ? 'Required fields:' : `Entered: ${noted}. Still missing:`, ...fieldLines(form, wanted))
  return undefined
}
