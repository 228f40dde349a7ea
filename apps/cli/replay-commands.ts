import {
  parseFailure,
  type LiveMatch,
  parseSuccess,
  makeTranscript,
  type Parsed,
  reopenMatch,
  resumeMatch,
  reasonedSteps,
} from '@opfor/kernel'
import { whyNotTexts } from './match/decision-commands.ts'
import { type MatchFile, readMatch } from './files/journal-file.ts'
import { print, printJson, applyStyle, wrapText } from './lines/output.ts'
import { printDivergence } from './lines/divergence.ts'
import { decisionsIn, explanationLines, stepLines } from './lines/log-lines.ts'
import { localize } from './text/language.ts'
import { replayWords } from './text/file-words.ts'
import { changedRulesWords } from './text/match-words.ts'

/** With `check`, only tests whether it replays under the current rules. */
export function replay(source: string, check: boolean, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const { game } = saved.value
  if (check) return verify(saved.value, json)
  const { match, divergence } = reopenMatch(game, saved.value)
  const transcript = makeTranscript(game, match.journal)
  if (!transcript.ok) return transcript
  const differs = divergence?.mismatch.map((each) => localize(each))
  if (json) printJson({ game: game.id, transcript: transcript.value.split('\n'), differs })
  else print(transcript.value.trimEnd())
  if (divergence !== undefined && !json) {
    print('')
    printDivergence(match, divergence)
  }
  return parseSuccess(0)
}

/** A journal must replay to its digests; a transcript must be reproduced line by line. */
function verify({ game, journal, transcript, damage }: MatchFile, json: boolean): Parsed<number> {
  if (damage !== undefined) return reportCheck(json, localize(damage))
  const opened = resumeMatch(game, journal)
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
    localize(replayWords.lineDiffers, { line: line + 1, ours: ours[line] ?? '', theirs: theirs[line] ?? '' }),
  )
}

function reportCheck(json: boolean, problem: string | undefined, steps = 0): Parsed<number> {
  if (json) printJson(problem === undefined ? { ok: true, steps } : { ok: false, problem })
  if (problem !== undefined)
    return json ? parseSuccess(1) : parseFailure(localize(replayWords.doesNotReplay, { problem }))
  if (!json) print(applyStyle('good', localize(replayWords.valid, { steps })))
  return parseSuccess(0)
}

export function explain(source: string, at: number, name: string | undefined, json: boolean): Parsed<number> {
  const saved = readMatch(source)
  if (!saved.ok) return saved
  const { match, divergence } = reopenMatch(saved.value.game, saved.value)
  const steps = match.steps.length
  if (!(at >= 0 && at <= steps))
    return parseFailure(
      divergence !== undefined && at <= steps + divergence.rest.length
        ? localize(changedRulesWords.upTo, { steps })
        : localize(replayWords.noStep, { step: at, steps }),
    )
  const entries = match.log.filter((entry) => entry.after === at)
  const decisions = decisionsIn(entries)
  if (name === undefined) {
    if (json)
      printJson(
        decisions.map((each) => ({ list: each.by.id, chosen: each.chosen?.id, why: explanationLines(each) })),
      )
    else print(...reasonedSteps(entries, match.steps).flatMap((step) => stepLines(step, match.game)))
    if (!json && entries.length === 0) print(nearestText(match, at))
    return parseSuccess(0)
  }
  const answers = whyNotTexts(decisions, name)
  if (answers.length === 0) return parseFailure(localize(replayWords.noCandidate, { name, step: at }))
  if (json) printJson(answers)
  else print(...answers.flatMap((text) => wrapText(text, '  ')))
  return parseSuccess(0)
}

function nearestText(match: LiveMatch<unknown>, at: number): string {
  const steps = [...new Set(decisionsIn(match.log).map((each) => each.after))]
  const near = steps.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at)).slice(0, 5)
  return near.length === 0
    ? localize(replayWords.noDecisions, { step: at })
    : localize(replayWords.nearest, { step: at, steps: near.toSorted((a, b) => a - b).join(', ') })
}
