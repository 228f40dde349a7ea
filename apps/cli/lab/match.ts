import { existsSync } from 'node:fs'
import { parseFailure, parseSuccess, makeTranscript, type Parsed } from '@opfor/kernel'
import { armsByLevel, replaySeed } from '@opfor/lab'
import { writeJournal } from '../files/journal-file.ts'
import { print, printJson } from '../lines/output.ts'
import { type LabFlags, parseFlags } from './flags.ts'

export function printSeedMatch(
  id: string,
  flags: LabFlags & { readonly seed: number; readonly journal?: string },
): Parsed<number> {
  const request = parseFlags(id, flags)
  if (!request.ok) return request
  const { game, policy, levels, settings } = request.value
  const arms = armsByLevel(levels, settings)
  const arm = arms[flags.seed % arms.length]
  if (arm === undefined) return parseFailure('Setting not found.')
  const journal = replaySeed(game, arm.settings, policy, flags.seed)
  if (flags.journal !== undefined) {
    if (existsSync(flags.journal)) return parseFailure(`${flags.journal} already exists.`)
    writeJournal(flags.journal, journal)
    return parseSuccess(0)
  }
  if (flags.json === true) {
    printJson(journal)
    return parseSuccess(0)
  }
  const transcript = makeTranscript(game, journal)
  if (!transcript.ok) return transcript
  print(transcript.value.trimEnd())
  return parseSuccess(0)
}
