import { type Decision, good, type Parsed, reopen, resume, say, sentence, why } from '@opfor/kernel'
import { readMatch } from '../journal-file.ts'
import { decisionsIn } from '../log-lines.ts'
import { print, printJson, styled, wrap } from '../output.ts'
import { sheetGame } from './sheet-file.ts'

interface Side {
  readonly list: string
  readonly chosen: string | undefined
  readonly why: readonly string[]
}

/** `opfor replay --on new.md`: the first decision that is another one by the new text, with both reasons. */
export function replayOn(source: string, page: string, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const game = sheetGame(page)
  if (!game.ok) return game
  const before = resume(saved.value.game, saved.value.journal)
  if (!before.ok) return before
  const { match, departs } = reopen(game.value, saved.value)
  const [old, now] = [decisionsIn(before.value.told), decisionsIn(match.told)]
  const at = old.findIndex((each, nth) => now[nth] !== undefined && !isSame(each, now[nth]))
  const first = old[at]
  const other = now[at]
  const steps = match.steps.length
  if (first !== undefined && other !== undefined) {
    const [was, is] = [sideOf(first), sideOf(other)]
    if (json) printJson({ same: false, step: first.after, was, is })
    else print(`After step ${first.after}:`, ...sideLines('Before', was), ...sideLines('Now', is))
    return good(1)
  }
  const asked = before.value.look(steps).question
  const differs = steps < before.value.steps.length ? departs?.differs.map((each) => say(each)) : undefined
  if (differs === undefined) {
    if (json) printJson({ same: true, steps })
    else print(styled('good', `Every decision is the same: all ${steps} steps replay on ${page}.`))
    return good(0)
  }
  if (json) printJson({ same: false, step: steps, differs })
  else {
    print(`The first ${steps} of ${before.value.steps.length} steps lead to the same decisions. Then:`)
    for (const line of differs) print(...wrap(`  ${line}`, '  '))
    if (asked !== undefined) print(...wrap(`  Before: ${sentence(asked.text)}`, '  '))
    if (match.question !== undefined) print(...wrap(`  Now: ${sentence(match.question.text)}`, '  '))
  }
  return good(1)
}

function isSame(one: Decision, other: Decision | undefined): boolean {
  return one.by.id === other?.by.id && one.chosen?.id === other.chosen?.id
}

function sideOf(decision: Decision): Side {
  return {
    list: say(decision.by.title),
    chosen: decision.chosen === undefined ? undefined : say(decision.chosen.name),
    why: why(decision).map((line) => say(line)),
  }
}

function sideLines(title: string, { list, chosen, why: lines }: Side): readonly string[] {
  return [
    styled('strong', `${title}: ${list} gives ${chosen ?? 'none'}`),
    ...lines.flatMap((line) => wrap(`  ${line}`, '    ')),
  ]
}
