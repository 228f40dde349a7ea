import { type Parsed, reopen, say } from '@opfor/kernel'
import { notInWords } from '@opfor/evidence/kernel/bench/hostile/index'
import { linkOf, readMatch } from '../../../../../apps/cli/journal-file.ts'
import { explain, replay } from '../../../../../apps/cli/replay-commands.ts'

/** Reads a match as every command does that takes one; differences from the rules must be readable text. */
export function readEveryWay(where: string): Parsed<unknown> {
  const kept = readMatch(where)
  if (!kept.ok) return kept
  const { departs } = reopen(kept.value.game, kept.value, 'match')
  for (const each of [...(departs?.differs ?? []), ...(departs?.changes ?? [])]) {
    const problem = notInWords(say(each))
    if (problem !== undefined) throw new Error(`${problem}: ${say(each).slice(0, 300)}`)
  }
  linkOf(kept.value.journal)
  replay(where, true, true)
  explain(where, 2, undefined, false)
  return replay(where, false, false)
}
