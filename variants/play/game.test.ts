import {
  beginMatch,
  type Decision,
  type Game,
  type Parsed,
  autoPlay,
  resumeMatch,
  formatRule,
  randomAnswerer,
  format,
  seededAnswerer,
} from '@opfor/kernel'
import { expect, test } from 'vitest'
import { gameOfPage, variantOfGame, writePrintedVariant } from '../index.ts'
import { requireModdableGame, houseRulesPage } from '../testing/house-rules.ts'

const printed = writePrintedVariant(requireModdableGame('blitzkrieg'))
/** The two lines about the open campaign swapped, a number changed, a line added, another tie. */
const mine = printed
  .replace('# House rules for BLITZKRIEG!', '# Grabby bot')
  .replace('10. most empty spaces in the open campaign', '10. most VP for the open campaign')
  .replace('11. most VP for the open campaign', '11. most empty spaces in the open campaign')
  .replace(
    'if the bot has 20 VP or more: prefer: propaganda',
    'if the bot has 5 VP or more: prefer: propaganda',
  )
  .replace(
    '12. if Theatre order',
    "12. prefer: the bot's lead is 1 or more and bombing is free there\n13. if Theatre order",
  )
  .replace('Tie: roll d6', 'Tie: at random')

function made(game: Parsed<Game>): Game {
  if (!game.ok) throw new Error(game.problem)
  return game.value
}

function played(game: Game, seed: number) {
  const match = beginMatch(game, seed, {})
  if (!match.ok) throw new Error(match.problem)
  const policy = randomAnswerer(seed)
  autoPlay(match.value, (question) => (question.to === 'chance' ? seededAnswerer : policy))
  return match.value
}

function citedLines(game: Game): readonly string[] {
  const found = new Set<string>()
  for (let seed = 1; seed <= 12; seed += 1)
    for (const { lines } of played(game, seed).log.filter(
      (each): each is Decision => each.kind === 'decision',
    ))
      for (const line of lines)
        if ('rule' in line && line.rule.cite.book === 'House rules: Grabby bot')
          found.add(`${line.rule.cite.heading}: ${format(formatRule(line.rule))}`)
  return [...found].toSorted()
}

test('Why cites the lines that were changed by the page, and the others by the booklet', () => {
  expect(citedLines(made(gameOfPage(mine)))).toEqual([
    'Position: 7. the bot has 5 VP or more: propaganda',
    'Theatre: 10. the most VP for the open campaign',
    'Theatre: 11. the most empty spaces in the open campaign',
    "Theatre: 12. the bot's lead is 1 or more and bombing is free there",
    'Unit: one at random',
  ])
})

test('in a list that was changed every line has its number on the page, in the others as printed', () => {
  const lines = made(gameOfPage(mine)).declared.flatMap(({ id, lines: all }) =>
    all.map(({ number }) => [id, number] as const),
  )
  const numbers = (list: string) => lines.flatMap(([id, number]) => (id === list ? [number] : []))
  expect(numbers('blitzkrieg.theatre').slice(-5)).toEqual(['10', '11', '12', '13', undefined])
  const printedLines = requireModdableGame('blitzkrieg').game.declared.find(
    ({ id }) => id === 'blitzkrieg.unit',
  )?.lines
  expect(numbers('blitzkrieg.unit').slice(0, -1)).toEqual(
    printedLines?.slice(0, -1).map(({ number }) => number),
  )
})

test('the greatest change is compared for special weapons too', () => {
  const page = printed.replace(
    /4\. if Big Guns:\n[^]*?\n5\. if Count/u,
    '4. least category of change\n5. if Count',
  )
  const silent: string[] = []
  let spoken = 0
  for (let seed = 1; seed <= 4; seed += 1)
    for (const each of played(made(gameOfPage(page)), seed).log) {
      if (each.kind !== 'decision' || each.by.id !== 'blitzkrieg.unit') continue
      const read = each.lines.flatMap((line) => (line.kind === 'narrowed' ? [line] : []))
      const isSpecial = read.at(-1)?.before.some((unit) => 'special' in unit && unit.special === true)
      if (!read.some(({ rule }) => rule.id === 'blitzkrieg.unit.big-guns.category')) {
        if ((read.at(-1)?.after.length ?? 0) > 1) silent.push(each.by.id)
      } else if (isSpecial === true) spoken += 1
    }
  expect(silent).toEqual([])
  expect(spoken).toBeGreaterThan(0)
})

test('a journal names and carries the page, and is resumed by it alone', () => {
  const game = made(gameOfPage(mine))
  const { journal, situation } = played(game, 5)
  expect(journal).toMatchObject({ game: 'blitzkrieg', rules: { text: mine } })
  const again = resumeMatch(made(gameOfPage(journal.rules?.text ?? '')), journal)
  expect(again.ok && again.value.situation).toEqual(situation)
  expect(resumeMatch(requireModdableGame('blitzkrieg').game, journal)).toMatchObject({ ok: false })
})

test('the house rules of a game are known by its text', () => {
  expect(variantOfGame(made(gameOfPage(mine)))).toMatchObject({ title: 'Grabby bot', findings: [] })
  expect(variantOfGame(requireModdableGame('blitzkrieg').game)).toBeUndefined()
})

test('a page with findings is refused with the first of them', () => {
  const problemOf = (page: string) => {
    const game = gameOfPage(page)
    return game.ok ? '' : game.problem
  }
  const page = houseRulesPage(
    'blitzkrieg',
    '## Position\nChoose one of them.\n\n1. prefer: cheese\n\nTie: in order',
  )
  expect(problemOf(page)).toMatch(/^Line 5: "Position" needs "must: a unit can legally be placed there"/)
  expect(problemOf('# Page')).toContain('does not say which game it is for')
  expect(problemOf(houseRulesPage('chess'))).toContain(
    'House rules cannot be for "chess". Available: BLITZKRIEG!,',
  )
})
