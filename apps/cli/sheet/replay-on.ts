import { type Decision, good, type Message, type Parsed, reopen, resume, why } from '@opfor/kernel'
import { firstChanged } from '@opfor/sheets'
import { readMatch } from '../journal-file.ts'
import { print, printJson, styled, wrap } from '../output.ts'
import { pageGame } from './sheet-file.ts'
import { say, sentence } from '../text/language.ts'
import { listWords } from '../text/list-words.ts'
import { sheetWords } from './words.ts'

interface Side {
  readonly list: string
  readonly chosen: string | undefined
  readonly why: readonly string[]
}

/** `opfor replay --on new.md`: the first decision that is another one by the new text, with both reasons. */
export function replayOn(source: string, page: string, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const game = pageGame(page)
  if (!game.ok) return game
  const before = resume(saved.value.game, saved.value.journal)
  if (!before.ok) return before
  const { match, departs } = reopen(game.value, saved.value)
  const changed = firstChanged(before.value.told, match.told)
  const steps = match.steps.length
  if (changed !== undefined) {
    const [was, is] = [sideOf(changed.was), sideOf(changed.is)]
    if (json) printJson({ same: false, step: changed.was.after, was, is })
    else
      print(
        say(sheetWords.afterStep, { step: changed.was.after }),
        ...sideLines(sheetWords.before, was),
        ...sideLines(sheetWords.now, is),
      )
    return good(1)
  }
  const asked = before.value.look(steps).question
  const differs = steps < before.value.steps.length ? departs?.differs.map((each) => say(each)) : undefined
  if (differs === undefined) {
    if (json) printJson({ same: true, steps })
    else print(styled('good', say(sheetWords.allSame, { steps, page })))
    return good(0)
  }
  if (json) printJson({ same: false, step: steps, differs })
  else {
    print(say(sheetWords.sameUntil, { steps, all: before.value.steps.length }))
    for (const line of differs) print(...wrap(`  ${line}`, '  '))
    if (asked !== undefined)
      print(...wrap(`  ${say(sheetWords.before, { text: sentence(asked.text) })}`, '  '))
    if (match.question !== undefined)
      print(...wrap(`  ${say(sheetWords.now, { text: sentence(match.question.text) })}`, '  '))
  }
  return good(1)
}

function sideOf(decision: Decision): Side {
  return {
    list: say(decision.by.title),
    chosen: decision.chosen === undefined ? undefined : say(decision.chosen.name),
    why: why(decision).map((line) => say(line)),
  }
}

function sideLines(title: Message, { list, chosen, why: lines }: Side): readonly string[] {
  return [
    styled(
      'strong',
      say(title, { text: say(sheetWords.gives, { list, chosen: chosen ?? say(listWords.none) }) }),
    ),
    ...lines.flatMap((line) => wrap(`  ${line}`, '    ')),
  ]
}
