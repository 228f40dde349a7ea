import { type Decision, lastMoveLog, format, formatSentence, decisionTitle } from '@opfor/kernel'
import { randomMatch } from '@opfor/kernel/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { overrule, whyNotTexts } from './decision-commands.ts'
import { TerminalMatch } from '../session/terminal-match.ts'
import { decisionsIn } from '../lines/log-lines.ts'
import { requireGame } from '../testing/games.ts'

afterEach(() => vi.restoreAllMocks())

test('several answers name their lists, a single one does not', () => {
  const match = randomMatch(requireGame('blitzkrieg'), 1)
  const decisions = match.log.filter((one): one is Decision => one.kind === 'decision')
  const [theatre] = decisions.filter(({ by }) => by.id === 'blitzkrieg.theatre')
  const other = theatre?.among.find(({ id }) => id !== theatre.chosen?.id)
  if (theatre === undefined || other === undefined) throw new Error('the bot chose between theatres')
  const lists = decisions.map((decision) => formatSentence(decisionTitle(decision)))
  const several = whyNotTexts(decisions, format(other.name))
  expect(several.length).toBeGreaterThan(1)
  for (const answer of several) expect(lists.some((list) => answer.startsWith(list))).toBe(true)
  expect(whyNotTexts([theatre], format(other.name))[0]).not.toMatch(/^Theatre: \d/)
})

test('a choice cannot be overruled by itself', () => {
  const match = randomMatch(requireGame('blitzkrieg'), 1)
  const at = decisionsIn(lastMoveLog(match)).findIndex(({ chosen }) => chosen !== undefined)
  const name = format(decisionsIn(lastMoveLog(match))[at]?.chosen?.name ?? { id: '', text: '' })
  const printed: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const steps = match.steps.length
  const input = { next: () => Promise.resolve(undefined), putBack: () => undefined }
  overrule(new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, input), `${at + 1} ${name}`)
  expect(printed.join('')).toContain(`Already chosen: ${name}.`)
  expect(match.steps.length).toBe(steps)
})
