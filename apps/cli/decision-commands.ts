import {
  type Candidate,
  type Conversation,
  type Decision,
  lastMove,
  type Layout,
  othersOf,
  titleOf,
  type Told,
  whyNot,
  whySteps,
} from '@opfor/kernel'
import { numberedLines } from './option-lines.ts'
import { findByName, normalize } from './names.ts'
import { print, printError, styled, wrap } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { isHidden, isVisibleTo, viewer } from './privacy.ts'
import { decisionsIn, stepLines, summaryLines } from './log-lines.ts'
import { rewriteHistory } from './undo-redo.ts'
import { sentence, say } from './text/language.ts'
import { decisionWords } from './text/decision-words.ts'
import { listWords } from './text/list-words.ts'
import { isNone } from './text/typed-words.ts'

/** Explains each step of the last move: the decision, and the log entries that follow from it. */
export function printWhy({ match, input }: TerminalMatch): void | Promise<void> {
  const entries = visibleLog(match)
  if (entries.length === 0) return print(say(decisionWords.noDecisions))
  const steps = whySteps(entries, match.steps).flatMap((step) => stepLines(step, match.game))
  return page(input, [...summaryLines(decisionsIn(entries)), '', ...steps])
}

/** The log of the last move that the current viewer may read. */
function visibleLog(match: Conversation<unknown>): readonly Told<unknown>[] {
  const seat = viewer(match)
  return lastMove(match).filter(
    (entry) =>
      isVisibleTo(match, entry, seat) &&
      !(entry.kind === 'answered' && isHidden(match, entry.question, seat)),
  )
}

/** Explains why a candidate was not chosen in the last move. */
export function printWhyNot({ match }: TerminalMatch, name: string): void {
  const answers = whyNotTexts(decisionsIn(lastMove(match)), name)
  if (answers.length > 0) return print(...answers.flatMap((text) => wrap(text, '  ')))
  const open = match.told.find((entry) => entry.kind === 'decision' && entry.open)
  if (open?.kind === 'decision' && findByName(open.among, name, { interchangeable: true }).ok)
    return print(say(decisionWords.notDecided, { list: sentence(titleOf(open)) }))
  const thing = findByName(piecesAndPlaces(match.game.layout(match.situation)), name, {
    interchangeable: true,
  })
  return printError(
    thing.ok
      ? say(decisionWords.notAbout, { name: thing.value.name })
      : say(decisionWords.unknownName, { name }),
  )
}

/**
 * Why nothing of that name was chosen, by each decision that had it as a candidate and chose another. If there is none, by
 * the decisions that it was not a candidate of; if it was chosen, says so. Several answers name their lists.
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
    const reason = sentence(whyNot(decision, id))
    const list = sentence(titleOf(decision))
    return explained.length === 1 || reason.startsWith(list) ? reason : `${list}: ${reason}`
  })
  return [...new Set(answers)]
}

function findExcluded(
  decisions: readonly Decision[],
  name: string,
): readonly { decision: Decision; id: string }[] {
  return decisions.flatMap((decision) => {
    const found = findByName(othersOf(decision), name, { interchangeable: true })
    return found.ok ? [{ decision, id: found.value.id }] : []
  })
}

/** All pieces on the table and their places. */
function piecesAndPlaces({ lying }: Layout): readonly Candidate[] {
  const all = lying.flatMap(({ piece, at }): readonly Candidate[] => [piece, at])
  return [...new Map(all.map((each) => [each.id, each])).values()]
}

/** Overrides the chosen candidate of a decision. */
export function overrule(session: TerminalMatch, rest: string): void {
  const { match } = session
  const decisions = decisionsIn(lastMove(match))
  const [first = '', reason = say(decisionWords.ownDecision)] = rest.split(/\s*:\s*/, 2)
  const [list = '', ...words] = first.split(/\s+/)
  if (list === '') return print(...choiceLines(decisions))
  const decision = findDecision(decisions, list)
  if (decision === undefined) return printError(say(decisionWords.unknown, { list }))
  const name = words.join(' ')
  const isNamed = decision.among.some((each) => normalize(say(each.name)) === normalize(name))
  const to = isNone(name) && !isNamed ? undefined : findByName(decision.among, name)
  if (to !== undefined && !to.ok) return printError(to.problem)
  if (to?.value.id === decision.chosen?.id)
    return printError(say(decisionWords.already, { name: decision.chosen?.name ?? listWords.none }))
  return rewriteHistory(
    session,
    () => say(decisionWords.overruled),
    () => match.overrule(decision, to?.value.id, reason),
  )
}

/** Finds a decision by its number in the last move, or the last one of a list by the list's name. */
function findDecision(decisions: readonly Decision[], name: string): Decision | undefined {
  if (/^\d+$/.test(name)) return decisions[Number(name) - 1]
  return decisions.findLast((each) => say(each.by.title).toLowerCase().startsWith(name.toLowerCase()))
}

function choiceLines(decisions: readonly Decision[]): readonly string[] {
  if (decisions.length === 0) return [say(decisionWords.noDecisions)]
  const lists = decisions.flatMap(({ by, chosen, among }, at) => [
    styled('strong', `${at + 1}. ${say(by.title)}: ${say(chosen?.name ?? decisionWords.nobody)}`),
    ...numberedLines(among.map((candidate) => say(candidate.name))),
  ])
  return [...lists, say(decisionWords.howToOverrule)]
}
