import {
  bad,
  type Conversation,
  good,
  makeTranscript,
  type Parsed,
  reopen,
  resume,
  whySteps,
} from '@opfor/kernel'
import { whyNotTexts } from './decision-commands.ts'
import { type MatchFile, readMatch } from './journal-file.ts'
import { print, printJson, styled, wrap } from './output.ts'
import { printDivergence } from './divergence.ts'
import { decisionsIn, explanationLines, stepLines } from './log-lines.ts'
import { say } from './text/language.ts'
import { replayWords } from './text/file-words.ts'
import { changedRulesWords } from './text/match-words.ts'

/** Prints the transcript of a match; with `check`, only whether it replays under the current rules. */
export function replay(source: string, check: boolean, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const { game } = saved.value
  if (check) return verify(saved.value, json)
  const { match, departs } = reopen(game, saved.value)
  const transcript = makeTranscript(game, match.journal)
  if (!transcript.ok) return transcript
  const differs = departs?.differs.map((each) => say(each))
  if (json) printJson({ game: game.id, transcript: transcript.value.split('\n'), differs })
  else print(transcript.value.trimEnd())
  if (departs !== undefined && !json) {
    print('')
    printDivergence(match, departs)
  }
  return good(0)
}

/** A journal must replay to its digests; a transcript must be reproduced line by line. */
function verify({ game, journal, transcript, damage }: MatchFile, json: boolean): Parsed<number> {
  if (damage !== undefined) return reportCheck(json, say(damage))
  const opened = resume(game, journal)
  if (!opened.ok) return reportCheck(json, opened.problem)
  if (transcript === undefined) return reportCheck(json, undefined, opened.value.steps.length)
  const regenerated = makeTranscript(game, journal)
  if (!regenerated.ok) return reportCheck(json, regenerated.problem)
  const [theirs, ours] = [transcript.split('\n'), regenerated.value.split('\n')]
  const at = ours.findIndex((line, index) => line !== theirs[index])
  if (at < 0 && theirs.length === ours.length) return reportCheck(json, undefined, opened.value.steps.length)
  const line = at < 0 ? ours.length : at
  return reportCheck(
    json,
    say(replayWords.lineDiffers, { line: line + 1, ours: ours[line] ?? '', theirs: theirs[line] ?? '' }),
  )
}

function reportCheck(json: boolean, problem: string | undefined, steps = 0): Parsed<number> {
  if (json) printJson(problem === undefined ? { ok: true, steps } : { ok: false, problem })
  if (problem !== undefined) return json ? good(1) : bad(say(replayWords.doesNotReplay, { problem }))
  if (!json) print(styled('good', say(replayWords.valid, { steps })))
  return good(0)
}

/** Explains the decisions at one step of a match. */
export function explain(source: string, at: number, name: string | undefined, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const { match, departs } = reopen(saved.value.game, saved.value)
  const steps = match.steps.length
  if (!(at >= 0 && at <= steps))
    return bad(
      departs !== undefined && at <= steps + departs.rest.length
        ? say(changedRulesWords.upTo, { steps })
        : say(replayWords.noStep, { step: at, steps }),
    )
  const entries = match.told.filter((entry) => entry.after === at)
  const decisions = decisionsIn(entries)
  if (name === undefined) {
    if (json)
      printJson(
        decisions.map((each) => ({ list: each.by.id, chosen: each.chosen?.id, why: explanationLines(each) })),
      )
    else print(...whySteps(entries, match.steps).flatMap((step) => stepLines(step, match.game)))
    if (!json && entries.length === 0) print(nearestText(match, at))
    return good(0)
  }
  const answers = whyNotTexts(decisions, name)
  if (answers.length === 0) return bad(say(replayWords.noCandidate, { name, step: at }))
  if (json) printJson(answers)
  else print(...answers.flatMap((text) => wrap(text, '  ')))
  return good(0)
}

function nearestText(match: Conversation<unknown>, at: number): string {
  const steps = [...new Set(decisionsIn(match.told).map((each) => each.after))]
  const near = steps.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at)).slice(0, 5)
  return near.length === 0
    ? say(replayWords.noDecisions, { step: at })
    : say(replayWords.nearest, { step: at, steps: near.toSorted((a, b) => a - b).join(', ') })
}
