import { good, type Json, type Parsed, type Question, say } from '@opfor/kernel'
import { readAnswer } from './answer-text.ts'
import { commands } from './commands.ts'
import { fieldLines, fieldName, type Form, formTold } from './form-told.ts'
import { readForm } from './form-text.ts'
import { plain } from './names.ts'
import { print, sayError, styled, wrapped } from './output.ts'
import type { TerminalMatch } from './playing.ts'
import { formOf } from './question-lines.ts'

/** Does what a line says: a command where its first word is one, and otherwise an answer. */
export async function heed(playing: TerminalMatch, line: string, json: boolean): Promise<void> {
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
  if (!taken.ok) return sayError(taken.problem)
  playing.shown = undefined
  if (form !== undefined && read.ok && !json)
    print(
      ...wrapped(`  Understood: ${formTold(form, read.value as Readonly<Record<string, Json>>)}.`, '  ').map(
        (each) => styled('faint', each),
      ),
    )
  return undefined
}

/** Whether a line that begins like a command is the whole name of an option, or names a field of a form. */
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

/** Programs may answer in JSON. */
function inJson(typed: string): Parsed<Json> | undefined {
  if (!/^[[{"]/.test(typed)) return undefined
  try {
    return good(JSON.parse(typed) as Json)
  } catch {
    return undefined
  }
}

/** What was typed into a form; undefined while fields are still wanted, which are asked for. */
function readFields(playing: TerminalMatch, form: Form, typed: string): Parsed<Json> | undefined {
  const read = readForm(form, typed, playing.given)
  if (!read.ok) return read
  const { given, wanted } = read.value
  if (wanted.length === 0) return good(given)
  playing.note(given)
  const noted = formTold(form, given)
  print(noted === '' ? 'These are wanted:' : `Noted: ${noted}. Still wanted:`, ...fieldLines(form, wanted))
  return undefined
}
