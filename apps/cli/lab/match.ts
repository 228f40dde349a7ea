import { existsSync } from 'node:fs'
import { bad, good, makeTranscript, type Parsed } from '@opfor/kernel'
import { armsFor, journalOf } from '@opfor/lab'
import { writeJournal } from '../journal-file.ts'
import { print, printJson } from '../output.ts'
import { type LabFlags, parseFlags } from './flags.ts'

/** Replays and prints the match of one seed. */
export function match(
  id: string,
  flags: LabFlags & { readonly seed: number; readonly journal?: string },
): Parsed<number> {
  const request = parseFlags(id, flags)
  if (!request.ok) return request
  const { game, policy, levels, settings } = request.value
  const arms = armsFor(levels, settings)
  const arm = arms[flags.seed % arms.length]
  if (arm === undefined) return bad('Setting not found.')
  const journal = journalOf(game, arm.settings, policy, flags.seed)
  if (flags.journal !== undefined) {
    if (existsSync(flags.journal)) return bad(`${flags.journal} already exists.`)
    writeJournal(flags.journal, journal)
    return good(0)
  }
  if (flags.json === true) {
    printJson(journal)
    return good(0)
  }
  const transcript = makeTranscript(game, journal)
  if (!transcript.ok) return transcript
  print(transcript.value.trimEnd())
  return good(0)
}
