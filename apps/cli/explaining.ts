import { type Decision, lastMove, say, whyNot } from '@opfor/kernel'
import { numbered } from './listing.ts'
import { meant } from './names.ts'
import { print, sayError, styled, wrapped } from './output.ts'
import { page } from './page.ts'
import type { Playing } from './playing.ts'
import { decisionsIn, explained, looseLines, summaries } from './showing.ts'
import { rewritten } from './stepping.ts'

/** The rule behind each step of the last move. */
export function tellWhy({ match, person }: Playing): void | Promise<void> {
  const told = lastMove(match)
  const decisions = decisionsIn(told)
  if (decisions.length === 0) return print('The rules have decided nothing yet.')
  return page(person, [...summaries(decisions), '', ...decisions.flatMap(explained), ...looseLines(told)])
}

/** Why another one was not chosen in the last move. */
export function tellWhyNot({ match }: Playing, name: string): void {
  const found = decisionsIn(lastMove(match)).flatMap((decision) => {
    const candidate = meant(decision.among, name, { alike: true })
    return candidate.ok ? [say(whyNot(decision, candidate.value.id))] : []
  })
  if (found.length === 0) return sayError(`Nothing called "${name}" could have been chosen in the last move.`)
  return print(...found.flatMap((text) => wrapped(text, '  ')))
}

/** Puts another one in place of the one that was chosen. */
export function overrule(playing: Playing, rest: string): void {
  const { match } = playing
  const decisions = decisionsIn(lastMove(match))
  const [first = '', reason = 'no reason given'] = rest.split(/\s*:\s*/, 2)
  const [list = '', ...words] = first.split(/\s+/)
  if (list === '') return print(...offered(decisions))
  const decision = decisionCalled(decisions, list)
  if (decision === undefined) return sayError(`There was no decision "${list}" in the last move.`)
  const name = words.join(' ')
  const to = name === 'none' ? undefined : meant(decision.among, name)
  if (to !== undefined && !to.ok) return sayError(to.problem)
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
