import {
  type Decision,
  parseSuccess,
  type Message,
  type Parsed,
  reopenMatch,
  resumeMatch,
  explainDecision,
} from '@opfor/kernel'
import { firstDecisionChange } from '@opfor/sheets'
import { readMatch } from '../files/journal-file.ts'
import { print, printJson, applyStyle, wrapText } from '../lines/output.ts'
import { pageGame } from '../files/sheet-file.ts'
import { listWords, localize, localizeSentence } from '../text/language.ts'
import { sheetWords } from './words.ts'

interface Side {
  readonly list: string
  readonly chosen: string | undefined
  readonly why: readonly string[]
}

/** Finds the first decision that differs under the new text, with both reasons. */
export function replayWithPage(source: string, page: string, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const game = pageGame(page)
  if (!game.ok) return game
  const before = resumeMatch(saved.value.game, saved.value.journal)
  if (!before.ok) return before
  const { match, divergence } = reopenMatch(game.value, saved.value)
  const changed = firstDecisionChange(before.value.log, match.log)
  const steps = match.steps.length
  if (changed !== undefined) {
    const [was, is] = [sideOf(changed.was), sideOf(changed.is)]
    if (json) printJson({ same: false, step: changed.was.after, was, is })
    else
      print(
        localize(sheetWords.afterStep, { step: changed.was.after }),
        ...sideLines(sheetWords.before, was),
        ...sideLines(sheetWords.now, is),
      )
    return parseSuccess(1)
  }
  const asked = before.value.look(steps).question
  const differs =
    steps < before.value.steps.length ? divergence?.mismatch.map((each) => localize(each)) : undefined
  if (differs === undefined) {
    if (json) printJson({ same: true, steps })
    else print(applyStyle('good', localize(sheetWords.allSame, { steps, page })))
    return parseSuccess(0)
  }
  if (json) printJson({ same: false, step: steps, differs })
  else {
    print(localize(sheetWords.sameUntil, { steps, all: before.value.steps.length }))
    for (const line of differs) print(...wrapText(`  ${line}`, '  '))
    if (asked !== undefined)
      print(...wrapText(`  ${localize(sheetWords.before, { text: localizeSentence(asked.text) })}`, '  '))
    if (match.question !== undefined)
      print(
        ...wrapText(`  ${localize(sheetWords.now, { text: localizeSentence(match.question.text) })}`, '  '),
      )
  }
  return parseSuccess(1)
}

function sideOf(decision: Decision): Side {
  return {
    list: localize(decision.by.title),
    chosen: decision.chosen === undefined ? undefined : localize(decision.chosen.name),
    why: explainDecision(decision).map((line) => localize(line)),
  }
}

function sideLines(title: Message, { list, chosen, why: lines }: Side): readonly string[] {
  return [
    applyStyle(
      'strong',
      localize(title, {
        text: localize(sheetWords.gives, { list, chosen: chosen ?? localize(listWords.none) }),
      }),
    ),
    ...lines.flatMap((line) => wrapText(`  ${line}`, '    ')),
  ]
}
