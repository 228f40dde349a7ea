import { readSheet } from '@opfor/sheets'
import { expect, test } from 'vitest'
import { compareSheet } from './compare.ts'
import type { Facts } from './facts.ts'
import type { Case, SheetProof } from './proof.ts'
import { reportOf } from './report.ts'

const sheet = readSheet(`# Wolves
## Wolves
| wolf | age | hungry |
|------|----:|--------|
| Ash  |   3 | ?      |
| Birk |   3 | ?      |
| Cole |   1 | ?      |

## Sheep
| sheep | place |
|-------|-------|
| ?     | ?     |

Place: fold, field

## Weather
- Fog: 0 (0 to 3)

## Hunter
Choose one of Wolves.
1. if Fog is 1 or more: must: it has hungry
2. most age
3. prefer: it has slept
Tie: roll d6

## Prey
Choose one of Sheep whose place is field.
1. fewest distance
2. must not: its weight is 40 or more
Tie: you choose

## Turn
1. Choose Hunter. Choose Prey.
`)

const facts: Facts = {
  hungry: (name) => name !== 'Cole',
  'it has slept': () => true,
  Hunter: () => 2,
  place: (name) => (name === 'Bell' ? 'fold' : 'field'),
  distance: (name) => (name === 'Wool' ? 5 : 7),
  weight: () => 39,
}

const night: Case = {
  where: 'night',
  turn: '1',
  section: 'Turn',
  given: { counters: { Fog: 1 }, pieces: { Sheep: { Wool: {}, Horn: {}, Bell: {} } } },
  facts,
  expected: [
    { section: 'Hunter', chosen: 'Birk', equals: ['Ash', 'Birk'] },
    { section: 'Prey', chosen: 'Wool' },
  ],
  codedQuestions: 1,
}

function proofOf(...cases: readonly Case[]): SheetProof {
  return { name: 'wolves', sections: ['Hunter', 'Prey'], code: [], cases: () => cases }
}

test('a sheet that is told the facts chooses the same, and its questions are counted a turn', () => {
  const compared = compareSheet(proofOf(night, night), sheet, 4)
  expect(compared.differing).toEqual([])
  expect([...compared.positions]).toEqual([
    ['Hunter', 4],
    ['Prey', 4],
  ])
  // Three cells of wolves, one sleeper, three places, the distance and the weight; a night is half a turn.
  expect(compared.sheetQuestions).toEqual([18, 18])
  expect(compared.codedQuestions).toEqual([2, 2])
  expect(reportOf(proofOf(), compared, { sheet: 9, code: 90 })).toEqual([
    'wolves: positions of 2 random matches, 4 of Hunter, 4 of Prey: 0 differing',
    '  questions a turn, median and 95%: sheet 18 and 18, code 2 and 2 (2 turns)',
    '  lines: sheet 9, code 90 (0 files)',
  ])
})

test('whom the sheet chooses otherwise is told, and whom it leaves otherwise', () => {
  const other: Case = { ...night, facts: { ...facts, hungry: (name) => name === 'Birk' } }
  const heavy: Case = { ...night, facts: { ...facts, weight: () => 40 } }
  const { differing } = compareSheet(proofOf(other, heavy), sheet, 2)
  expect(differing).toEqual([
    'seed 0, night: Hunter leaves Birk, the code Ash, Birk',
    'seed 0, night: Prey gives nobody, the code Wool',
  ])
})

test('a question without a fact is told', () => {
  const { hungry: _, ...others } = facts
  const { differing } = compareSheet(proofOf({ ...night, facts: others }), sheet, 1)
  expect(differing).toEqual(['seed 0, night: No fact answers "hungry" (sheet.told.hungry, yesNo).'])
})

const whole = { sections: ['Hunter', 'Prey'], differing: () => [] }

test('a section that is done to its end is compared decision by decision, and counts itself', () => {
  const toTheEnd: Case = { ...night, whole }
  const proof: SheetProof = { ...proofOf(toTheEnd), sections: ['Turn'] }
  const compared = compareSheet(proof, sheet, 2)
  expect([...compared.positions]).toEqual([['Turn', 2]])
  expect(compared.differing).toEqual([])
  const [hunter, prey] = night.expected
  const expected = (...each: readonly (typeof hunter)[]): SheetProof => ({
    ...proof,
    cases: () => [{ ...toTheEnd, expected: each.filter((one) => one !== undefined) }],
  })
  expect(compareSheet(expected(hunter), sheet, 1).differing).toEqual([
    'seed 0, night: Prey gives Wool, the code does nothing more',
  ])
  expect(compareSheet(expected(prey, hunter), sheet, 1).differing).toEqual([
    'seed 0, night: Prey should give Wool, but Hunter gives Birk',
  ])
  expect(compareSheet(expected(hunter, prey, hunter), sheet, 1).differing).toEqual([
    'seed 0, night: Hunter should give Birk, but nothing gives nothing',
  ])
})

test('what is kept at the end is compared, and facts may change with what was decided', () => {
  const hungryLater: Case = {
    ...night,
    facts: (decided) => ({ ...facts, distance: () => decided.length }),
    expected: night.expected.map((each) => (each.section === 'Prey' ? { ...each, chosen: 'Wool' } : each)),
    whole: { ...whole, differing: ({ counters }) => (counters['Fog'] === 1 ? ['Fog: 1, the code 0'] : []) },
  }
  const proof: SheetProof = { ...proofOf(hungryLater), sections: ['Turn'] }
  expect(compareSheet(proof, sheet, 1).differing).toEqual([
    'seed 0, night: No fact answers "Prey" (sheet.prey.tie, choice).',
  ])
  const told: Case = {
    ...hungryLater,
    facts: (decided) => ({ ...facts, Prey: () => (decided.length > 1 ? '' : 'Wool') }),
  }
  expect(compareSheet({ ...proof, cases: () => [told] }, sheet, 1).differing).toEqual([
    'seed 0, night: Fog: 1, the code 0',
  ])
})
