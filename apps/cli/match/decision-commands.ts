import {
  type Candidate,
  type LiveMatch,
  type Decision,
  lastMoveLog,
  type Layout,
  excludedCandidates,
  decisionTitle,
  type LogEntry,
  explainWhyNot,
  reasonedSteps,
} from '@opfor/kernel'
import { numberedLines } from '../lines/option-lines.ts'
import { findByName, normalize } from '../lines/names.ts'
import { print, printError, applyStyle, wrapText } from '../lines/output.ts'
import { printPaged, type TerminalMatch } from '../session/terminal-match.ts'
import { isHidden, isVisibleTo, secretViewer } from '../session/privacy.ts'
import { decisionsIn, stepLines, summaryLines } from '../lines/log-lines.ts'
import { applyUndoRedo } from './undo-redo.ts'
import { listWords, localize, localizeSentence } from '../text/language.ts'
import { decisionWords } from '../text/decision-words.ts'
import { isNone } from '../text/typed-words.ts'

export function printWhy({ match, input }: TerminalMatch): void | Promise<void> {
  const entries = visibleLog(match)
  if (entries.length === 0) return print(localize(decisionWords.noDecisions))
  const steps = reasonedSteps(entries, match.steps).flatMap((step) => stepLines(step, match.game))
  return printPaged(input, [...summaryLines(decisionsIn(entries)), '', ...steps])
}

function visibleLog(match: LiveMatch<unknown>): readonly LogEntry<unknown>[] {
  const seat = secretViewer(match)
  return lastMoveLog(match).filter(
    (entry) =>
      isVisibleTo(match, entry, seat) &&
      !(entry.kind === 'answered' && isHidden(match, entry.question, seat)),
  )
}

export function printWhyNot({ match }: TerminalMatch, name: string): void {
  const answers = whyNotTexts(decisionsIn(lastMoveLog(match)), name)
  if (answers.length > 0) return print(...answers.flatMap((text) => wrapText(text, '  ')))
  const open = match.log.find((entry) => entry.kind === 'decision' && entry.open)
  if (open?.kind === 'decision' && findByName(open.among, name, { interchangeable: true }).ok)
    return print(localize(decisionWords.notDecided, { list: localizeSentence(decisionTitle(open)) }))
  const thing = findByName(piecesAndPlaces(match.game.layout(match.situation)), name, {
    interchangeable: true,
  })
  return printError(
    thing.ok
      ? localize(decisionWords.notAbout, { name: thing.value.name })
      : localize(decisionWords.unknownName, { name }),
  )
}

/**
 * Explains each decision that had the candidate and chose another; if there is none, the decisions without it. Says so if it was
 * chosen. Several answers name their lists.
 */
export function whyNotTexts(decisions: readonly Decision[], name: string): readonly string[] {
  const considered = decisions.flatMap((decision) => {
    const found = findByName(decision.among, name, { interchangeable: true })
    return found.ok ? [{ decision, id: found.value.id }] : []
  })
  const dropped = considered.filter(({ decision, id }) => decision.chosen?.id !== id)
  const explained =
    dropped.length > 0 ? dropped : considered.length > 0 ? considered : findExcluded(decisions, name)
  const answers = explained.map(({ decision, id }) => {
    const reason = localizeSentence(explainWhyNot(decision, id))
    const list = localizeSentence(decisionTitle(decision))
    return explained.length === 1 || reason.startsWith(list) ? reason : `${list}: ${reason}`
  })
  return [...new Set(answers)]
}

function findExcluded(
  decisions: readonly Decision[],
  name: string,
): readonly { decision: Decision; id: string }[] {
  return decisions.flatMap((decision) => {
    const found = findByName(excludedCandidates(decision), name, { interchangeable: true })
    return found.ok ? [{ decision, id: found.value.id }] : []
  })
}

function piecesAndPlaces({ lying }: Layout): readonly Candidate[] {
  const all = lying.flatMap(({ piece, at }): readonly Candidate[] => [piece, at])
  return [...new Map(all.map((each) => [each.id, each])).values()]
}

export function overrule(session: TerminalMatch, rest: string): void {
  const { match } = session
  const decisions = decisionsIn(lastMoveLog(match))
  const [first = '', reason = localize(decisionWords.ownDecision)] = rest.split(/\s*:\s*/, 2)
  const [list = '', ...words] = first.split(/\s+/)
  if (list === '') return print(...choiceLines(decisions))
  const decision = findDecision(decisions, list)
  if (decision === undefined) return printError(localize(decisionWords.unknown, { list }))
  const name = words.join(' ')
  const isNamed = decision.among.some((each) => normalize(localize(each.name)) === normalize(name))
  const to = isNone(name) && !isNamed ? undefined : findByName(decision.among, name)
  if (to !== undefined && !to.ok) return printError(to.problem)
  if (to?.value.id === decision.chosen?.id)
    return printError(localize(decisionWords.already, { name: decision.chosen?.name ?? listWords.none }))
  return applyUndoRedo(
    session,
    () => localize(decisionWords.overruled),
    () => match.overrule(decision, to?.value.id, reason),
  )
}

/** Accepts a number in the last move, or a list's name for its last decision. */
function findDecision(decisions: readonly Decision[], name: string): Decision | undefined {
  if (/^\d+$/.test(name)) return decisions[Number(name) - 1]
  return decisions.findLast((each) => localize(each.by.title).toLowerCase().startsWith(name.toLowerCase()))
}

function choiceLines(decisions: readonly Decision[]): readonly string[] {
  if (decisions.length === 0) return [localize(decisionWords.noDecisions)]
  const lists = decisions.flatMap(({ by, chosen, among }, at) => [
    applyStyle(
      'strong',
      `${at + 1}. ${localize(by.title)}: ${localize(chosen?.name ?? decisionWords.nobody)}`,
    ),
    ...numberedLines(among.map((candidate) => localize(candidate.name))),
  ])
  return [...lists, localize(decisionWords.howToOverrule)]
}
