import { formatLine, format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { matchOf } from '../testing/match.ts'

/** Problems of people who typed an opponent from the grammar page. */

const ships = `# A

## Tracks
- Greed: 3 (0 to 10)
- Wind: W (N, E, S, W)

## Corsairs
| corsair | quarry | hull | crew |
|---------|--------|-----:|-----:|
| Loup    | none   |    3 |   -1 |

## Convoy
| ship | hull | struck | near |
|------|-----:|--------|------|
| Anna | 4    | yes    | no   |
| Bea  | 3    | yes    | yes  |
| Cora | 9    | no     | no   |

## Captain
Choose one of Corsairs.
Tie: in order

`
const lastName = (text: string): string | undefined => logTexts(matchOf(`${ships}${text}`)).at(-1)

test('both halves of "its hull is 3 and Greed is less than 4" are worked out', () => {
  expect(
    lastName('## Turn\n1. Choose Captain.\n2. If its hull is 3 and Greed is less than 4: It fires.\n'),
  ).toBe('Loup: It fires.')
  expect(
    lastName('## Turn\n1. Choose Captain.\n2. If its hull is 3 and Greed is less than 3: It fires.\n'),
  ).toBe('Turn 1')
})

test('a known part that fails saves the question about the other', () => {
  const match = matchOf(`${ships}## Turn\n1. If Loup's guns is 3 and Greed is 9: It fires.\n`)
  expect(match.question?.id).toBe('sheet.pause')
})

test('otherwise counts only until a line has kept somebody', () => {
  const list = `## Target
Choose one of Convoy.
1. prefer: its hull is 1
2. otherwise: prefer: it is struck
3. otherwise: if Greed is 9: prefer: it is near
4. otherwise: prefer: it is near
5. most hull
Tie: in order

## Turn
1. Choose Target. It is seen.
`
  expect(lastName(list)).toBe('Anna: It is seen.')
  expect(lastName(list.replace('it is struck', 'its hull is 2'))).toBe('Bea: It is seen.')
})

const target =
  '## Target\nChoose one of Convoy whose hull is more than Greed.\n1. fewest hull\nTie: in order\n\n'

test('a shown sentence names those whom it speaks of', () => {
  expect(lastName(`${target}## Turn\n1. Choose Captain. Choose Target. It fires at Target.\n`)).toBe(
    'Loup: It fires at Target. (Target: Anna)',
  )
})

test('nothing is asked about a Target that was not found', () => {
  const match = matchOf(
    `${ships}${target}## Turn\n1. Set Greed to 10. Choose Captain. Choose Target.\n2. If Target lies near it: it rams Target.\n`,
  )
  expect(match.question?.id).toBe('sheet.pause')
})

test('the same words about another Target are another question', () => {
  const match = matchOf(
    `${ships}${target}## Turn\n1. Choose Target. If Target is lit: One.\n2. Set Greed to 5. Choose Target. If Target is lit: Two.\n`,
  )
  playAnswers(match, ['asked.target-is-lit', true])
  expect(match.question?.id).toBe('sheet.asked.target-is-lit')
  playAnswers(match, ['asked.target-is-lit', false])
  expect(logTexts(match).filter((each) => each.includes('One') || each.includes('Two'))).toEqual([
    'Anna: One.',
  ])
})

test('a change of a cell says what it was before', () => {
  expect(lastName("## Turn\n1. Take 1 from Loup's hull.\n")).toBe('Loup: hull changes from 3 to 2.')
})

test('a cell of words can be set to a piece; what cannot be set is said', () => {
  expect(lastName(`${target}## Turn\n1. Choose Target. Set Loup's quarry to Target.\n`)).toBe(
    'Loup: quarry changes from none to Anna.',
  )
  expect(lastName('## Turn\n1. Set Wind to Greed.\n')).toBe(
    '“Set Wind to Greed” changes nothing: it stays at W.',
  )
})

test('a cell below 0 does not rise when something is taken from it', () => {
  const match = matchOf(`${ships}## Turn\n1. For each corsair: take 1 from its crew.\n`)
  expect(match.situation.pieces['Loup']?.['crew']).toBe(-1)
})

const bonus =
  '## Bonus\nRow: Greed.\n\n| greed | bonus |\n|-------|-------|\n| 0-1   | 5 |\n| 2-10  | 7 |\n\n'

test('a chart may be called like the head of its column, and counts as a number unread', () => {
  expect(lastName(`${bonus}## Turn\n1. Read Bonus. Set Greed to Bonus.\n`)).toBe('Greed is now 7.')
  expect(lastName(`${bonus}## Turn\n1. Set Greed to Bonus minus 1.\n`)).toBe('Greed is now 6.')
})

test('a cell that is a step is done', () => {
  const backs =
    '## Backs\nRow: Wind.\n\n| wind | result |\n|------|--------|\n| W | set Wind to S |\n| otherwise | Hold |\n\n'
  expect(lastName(`${backs}## Turn\n1. Read Backs.\n`)).toBe('Wind is now S.')
})

test('boxes that lead to each other without end stop at a limit, in words', () => {
  expect(
    lastName('## Turn\n1. Go to Box 1.\n\n## Box 1\n1. Go to Box 2.\n\n## Box 2\n1. Go to Box 1.\n'),
  ).toMatch(/^This turn had \d+ steps, the limit, and ends here\.$/)
})

test('a loop until something that is asked asks again in each round', () => {
  const match = matchOf(`${ships}## Turn\n1. Until no enemy is in sight: It fires.\n`)
  playAnswers(match, ['asked.no-enemy-is-in-sight', false])
  expect(match.question?.id).toBe('sheet.asked.no-enemy-is-in-sight')
})

test('a clause of a set that is not known is measured or asked of each piece, and noted', () => {
  const text = `${ships}## Turn\n1. For each ship whose guns is 0: It waits.\n`
  expect(matchOf(text).question?.id).toBe('sheet.measured.guns')
  const asked = `${ships}## Target\nChoose one of Convoy that is dark.\nTie: in order\n\n## Turn\n1. Choose Target.\n`
  expect(matchOf(asked).question?.id).toBe('sheet.asked.is-dark.which')
  expect(readSheet(asked).findings.map(({ id }) => id)).toContain('sheets.looksLikeSet')
})

test('a measured number keeps to what was told, and is asked once for the one who acts', () => {
  const match = matchOf(`${ships}## Target
Choose one of Convoy.
1. must: its guns is 1 or more
2. fewest guns
Tie: in order

## Turn
1. Choose Target.
2. If Target's guns is more than 5: It flees.
3. If Target's guns is more than 6: It flees.
`)
  playAnswers(match, ['measured.guns.below', ['Cora']], ['measured.guns.fewest', ['Anna']])
  expect(match.question?.id).toBe('sheet.measured.guns')
  expect(match.question?.parse(0).ok).toBe(false)
  playAnswers(match, ['measured.guns', 4])
  expect(match.question?.id).toBe('sheet.pause')
})

test.each([
  ['Is Greed 3?', 'yes'],
  ['Is Greed more than 3?', 'no'],
  ['Does Anna have struck?', 'yes'],
  ['Is there a Captain?', 'no'],
])('the question %s answers itself', (question, answered) => {
  const text = `## Turn\n1. ${question}\n   - yes: "yes"\n   - no: "no"\n`
  expect(lastName(text)).toBe(answered)
})

test('after an if that does not hold, otherwise counts', () => {
  const list = `## Target
Choose one of Convoy.
1. if Greed is 9: most hull
2. otherwise: fewest hull
Tie: in order

## Turn
1. Choose Target. It is seen.
`
  expect(lastName(list)).toBe('Bea: It is seen.')
})

test.each(['2 to 5', '2-5', '2+', '≤5', '≥ 2'])('a row may be written %s', (row) => {
  const chart = `## Mood\nRow: Greed.\n\n| greed | result |\n|---|---|\n| ${row} | Good |\n\n## Turn\n1. Read Mood.\n`
  expect(lastName(chart)).toBe('Mood: Good')
})

test('a cell of a chart is told by its result', () => {
  const chart =
    '## Mood\nRow: Greed.\n\n| greed | result |\n|---|---|\n| 2-5 | Good: add 1 to Greed |\n\n## Turn\n1. Read Mood.\n'
  const [decision] = matchOf(`${ships}${chart}`).log.filter((each) => each.kind === 'decision')
  expect(decision?.lines.map((line) => format(formatLine(line)))).toEqual(['2-5, Good'])
})

test('a set inside of a condition ends where the condition goes on', () => {
  const text =
    '## Turn\n1. If number of Convoy that is struck is less than 3 and Greed is 2 or more: "Yes."\n'
  expect(lastName(text)).toBe('Yes.')
})

test('a piece that joins later has what all others have, and is not asked for it', () => {
  const text = `# A

## Units
| unit | acted | place |
|------|-------|-------|
| Guns | no    | ?     |

place: Fort, Sea

## Turn
1. Add a unit to Units. For each unit: mark it acted.
2. Clear acted. Set Guns's place to Fort.
`
  const match = matchOf(text)
  playAnswers(match, ['added.units', ['Birch']])
  expect(match.situation.pieces['Birch']?.['acted']).toBe(false)
  expect(match.situation.pieces['Guns']?.['place']).toBe('Fort')
  expect(match.question?.id).toBe('sheet.pause')
})

const wache = `# Die Wache
Sprache: de

## Leisten
- Alarm: 3 (0 bis 6)

## Schiffe
| Schiff | Kampf |
|--------|------:|
| Anna   |     4 |
| Berta  |     2 |

## Ziel
Wähle ein Schiff.
1. wenn Alarm 6 ist: höchster Kampf
2. sonst: wenn Alarm unter 4 liegt: niedrigster Kampf
Gleichstand: der Reihe nach

`

test.each([
  ['Senke Alarm um 1.', 'Alarm is now 2.'],
  ['Ziehe 1 von Alarm ab.', 'Alarm is now 2.'],
  ['Wenn Alarm 6 ist: Eins. Andernfalls: Zwei.', 'Zwei.'],
  ['Wenn Alarm zwischen 2 und 5 liegt: Drei.', 'Drei.'],
  ['Wähle Ziel. Es feuert.', 'Berta: Es feuert.'],
  ['Führe Ziel aus. Es feuert auf Ziel.', 'Berta: Es feuert auf Ziel.'],
])('in German: %s', (step, told) => {
  const match = matchOf(`${wache}## Zug\n1. ${step}\n`)
  expect(logTexts(match).at(-1)).toBe(told)
})

test('"muss nicht" is no line: it means that something need not be', () => {
  const text = wache.replace('1. wenn Alarm 6 ist: höchster Kampf', '1. muss nicht: es ist nah')
  expect(readSheet(text).findings.map(({ id }) => id)).toContain('sheets.notALine')
})
