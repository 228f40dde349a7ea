import {
  type Candidate,
  type Conversation,
  type Decision,
  lastMove,
  type Layout,
  othersOf,
  sentence,
  say,
  titleOf,
  type Told,
  whyNot,
  whySteps,
} from '@opfor/kernel'
import { numbered } from './listing.ts'
import { meant } from './names.ts'
import { print, sayError, styled, wrapped } from './output.ts'
import { page } from './page.ts'
import type { TerminalMatch } from './playing.ts'
import { isHidden, mayBeHeard, onlooker } from './privacy.ts'
import { decisionsIn, stepLines, summaries } from './showing.ts'
import { rewritten } from './stepping.ts'

/** The rule behind each step of the last move: what decided it, and what was told because of it. */
export function tellWhy({ match, person }: TerminalMatch): void | Promise<void> {
  const told = heardBy(match)
  if (told.length === 0) return print('The rules have decided nothing yet.')
  const steps = whySteps(told, match.steps).flatMap((step) => stepLines(step, match.game))
  return page(person, [...summaries(decisionsIn(told)), '', ...steps])
}

/** What was said in the last move to the one who looks at the screen. */
function heardBy(match: Conversation<unknown>): readonly Told<unknown>[] {
  const seat = onlooker(match)
  return lastMove(match).filter(
    (one) =>
      mayBeHeard(match, one, seat) && !(one.kind === 'answered' && isHidden(match, one.question, seat)),
  )
}

/** Why another one was not chosen in the last move. */
export function tellWhyNot({ match }: TerminalMatch, name: string): void {
  const answers = whyNotIn(decisionsIn(lastMove(match)), name)
  if (answers.length > 0) return print(...answers.flatMap((text) => wrapped(text, '  ')))
  const open = match.told.find((one) => one.kind === 'decision' && one.open)
  if (open?.kind === 'decision' && meant(open.among, name, { alike: true }).ok)
    return print(`${sentence(titleOf(open))} is not decided yet.`)
  const thing = meant(thingsOn(match.game.layout(match.situation)), name, { alike: true })
  return sayError(
    thing.ok
      ? `Nothing was decided about ${say(thing.value.name)} in the last move.`
      : `There is nothing called "${name}" on the table, and nothing so called could have been chosen.`,
  )
}

/**
 * Why one of that name was not chosen: by each decision that could have chosen it and did not; where there is none, by
 * those that it was no candidate of; and where it was chosen, that it was. Several answers name their lists.
 */
export function whyNotIn(decisions: readonly Decision[], name: string): readonly string[] {
  const asked = decisions.flatMap((decision) => {
    const found = meant(decision.among, name, { alike: true })
    return found.ok ? [{ decision, id: found.value.id }] : []
  })
  const dropped = asked.filter(({ decision, id }) => decision.chosen?.id !== id)
  const answered = dropped.length > 0 ? dropped : asked.length > 0 ? asked : ruledOut(decisions, name)
  const answers = answered.map(({ decision, id }) => {
    const told = sentence(whyNot(decision, id))
    const list = sentence(titleOf(decision))
    return answered.length === 1 || told.startsWith(list) ? told : `${list}: ${told}`
  })
  return [...new Set(answers)]
}

function ruledOut(
  decisions: readonly Decision[],
  name: string,
): readonly { decision: Decision; id: string }[] {
  return decisions.flatMap((decision) => {
    const found = meant(othersOf(decision), name, { alike: true })
    return found.ok ? [{ decision, id: found.value.id }] : []
  })
}

/** Everything that lies on the table, and where it lies. */
function thingsOn({ lying }: Layout): readonly Candidate[] {
  const all = lying.flatMap(({ piece, at }): readonly Candidate[] => [piece, at])
  return [...new Map(all.map((each) => [each.id, each])).values()]
}

/** Puts another one in place of the one that was chosen. */
export function overrule(playing: TerminalMatch, rest: string): void {
  const { match } = playing
  const decisions = decisionsIn(lastMove(match))
  const [first = '', reason = 'I decide this myself'] = rest.split(/\s*:\s*/, 2)
  const [list = '', ...words] = first.split(/\s+/)
  if (list === '') return print(...offered(decisions))
  const decision = decisionCalled(decisions, list)
  if (decision === undefined) return sayError(`There was no decision "${list}" in the last move.`)
  const name = words.join(' ')
  const to = name === 'none' ? undefined : meant(decision.among, name)
  if (to !== undefined && !to.ok) return sayError(to.problem)
  if (to?.value.id === decision.chosen?.id)
    return sayError(
      `That is what was chosen: ${decision.chosen === undefined ? 'none' : say(decision.chosen.name)}.`,
    )
  return rewritten(
    playing,
    () => 'Overruled.',
    () => match.overrule(decision, to?.value.id, reason),
  )
}

/** By its number in the last move, or the last one of a list by the list's name. */
function decisionCalled(decisions: readonly Decision[], name: string): Decision | undefined {
  if (/^\d+$/.test(name)) return decisions[Number(name) - 1]
  return decisions.findLast((each) => say(each.by.title).toLowerCase().startsWith(name.toLowerCase()))
}

function offered(decisions: readonly Decision[]): readonly string[] {
  if (decisions.length === 0) return ['The rules have decided nothing yet.']
  const lists = decisions.flatMap(({ by, chosen, among }, at) => [
    styled('strong', `${at + 1}. ${say(by.title)}: ${chosen === undefined ? 'nobody' : say(chosen.name)}`),
    ...numbered(among.map((candidate) => say(candidate.name))),
  ])
  return [...lists, 'Say: overrule <list or its number> <name|number|none> [: reason]']
}
