import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { applyFix } from '@opfor/sheets'
import { writePrintedVariant, readVariant } from '../index.ts'
import { changesIn, requireModdableGame, houseRulesPage, problemsIn } from '../testing/house-rules.ts'

const shot = (...lines: readonly string[]) =>
  ['## Symbols for the shot', 'Choose one of the candidates.', '', ...lines].join('\n')
const strategic = (...lines: readonly string[]) =>
  ['## Position', 'Choose one of the empty spaces.', '', ...lines, '', 'Tie: in order'].join('\n')
const needed = '1. must: a unit can legally be placed there'

test('lines are moved, dropped, added and changed', () => {
  const page = houseRulesPage(
    'blitzkrieg',
    strategic(
      needed,
      '2. prefer: propaganda',
      '3. must: bombing',
      '4. avoid: research',
      '5. prefer: bombing',
    ),
  )
  expect(problemsIn('blitzkrieg', page)).toEqual([])
  const changes = changesIn('blitzkrieg', page)
  expect(changes.filter(({ kind }) => kind === 'dropped')).toHaveLength(15)
  expect(
    changes
      .filter(({ kind }) => kind !== 'dropped')
      .map(({ kind, number, text, rule }) => [kind, number, text, rule?.id]),
  ).toEqual([
    ['changed', '3', 'must: bombing', 'blitzkrieg.position.economic-warfare.3b'],
    ['changed', '4', 'avoid: research', 'blitzkrieg.position.4g'],
    ['moved', '5', 'prefer: bombing', 'blitzkrieg.position.4h'],
  ])
})

test.each([
  [
    'an unknown fact',
    'prefer: you are losing',
    /^9: BLITZKRIEG! does not know "you are losing" in "Position"\. Known there: "it can close[^"]*"(?:, "[^"]+"){5} and \d+ more\.$/,
  ],
  [
    'a fact in other words',
    'prefer: there is industrial production',
    /Known there: "industrial production"(?:, "[^"]+"){5} and \d+ more\.$/,
  ],
  ['an unknown number', 'most soldiers', /^9: "Position" has no numbers to compare\.$/],
  [
    'an unknown condition',
    'if it rains: prefer: bombing',
    /^9: BLITZKRIEG! does not know the condition "it rains"/,
  ],
  ['a line that house rules do not have', 'first', /^9: House rules do not allow such a line/],
  ['a line without a verb', 'bombing', /^9: A line of a list begins with must, prefer/],
])('%s is refused at its line', (_what, line, told) => {
  const [wrong] = problemsIn('blitzkrieg', houseRulesPage('blitzkrieg', strategic(needed, `2. ${line}`)))
  expect(wrong).toMatch(told)
})

test.each([
  ['perfer: bombing', /^9: No line begins with "perfer"/, 'prefer: bombing'],
  ['prefer bombing', /^9: The colon after "prefer" is missing/, 'prefer: bombing'],
  ['prefer: not bombing', /^9: A "not" after the colon/, 'avoid: bombing'],
])('%s is refused once, and what is meant is offered', (line, told, meant) => {
  const page = houseRulesPage('blitzkrieg', strategic(needed, `2. ${line}`))
  const found = problemsIn('blitzkrieg', page)
  expect(found).toEqual([expect.stringMatching(told)])
  const fix = readVariant(page, requireModdableGame('blitzkrieg')).findings[0]?.fixes[0]
  expect(fix && applyFix(page, fix)).toContain(`2. ${meant}\n`)
})

test.each([
  ['lowest damage', 'fewest damage'],
  ['highest damage', 'most damage'],
  ['the smallest damage', 'fewest damage'],
  ['most: damage', 'most damage'],
])('%s is told once, and %s is offered', (line, meant) => {
  const page = houseRulesPage('admiral', shot(`1. ${line}`, '', 'Tie: in order'))
  const { findings } = readVariant(page, requireModdableGame('admiral'))
  expect(findings.map(({ id }) => id)).toEqual(['sheets.otherLine'])
  const fix = findings[0]?.fixes[0]
  const fixed = fix === undefined ? '' : applyFix(page, fix)
  expect(fixed).toContain(`1. ${meant}\n`)
  expect(problemsIn('admiral', fixed)).toEqual([])
})

test('a second tie, and one that is not understood, are one finding each', () => {
  const page = houseRulesPage('blitzkrieg', strategic(needed))
  expect(problemsIn('blitzkrieg', `${page}\nTie: at random`)).toEqual([
    expect.stringMatching(/"Position" says what happens in a tie twice/),
  ])
  expect(problemsIn('blitzkrieg', page.replace('in order', 'player chooses'))).toHaveLength(1)
})

test.each(['Tie: roll a d6', 'Tie: die', 'Tie: random', 'Tie random', 'Tie: player chooses'])(
  '"%s" is one finding, and its fix leaves one tie',
  (tie) => {
    const page = houseRulesPage('blitzkrieg', strategic(needed).replace('Tie: in order', tie))
    const { findings } = readVariant(page, requireModdableGame('blitzkrieg'))
    expect(findings.map(({ id }) => id)).toEqual([
      tie === 'Tie random' ? 'sheets.tieColon' : 'sheets.notATie',
    ])
    const fix = findings[0]?.fixes[0]
    const fixed = fix === undefined ? '' : applyFix(page, fix)
    expect(problemsIn('blitzkrieg', fixed)).toEqual([])
    expect(fixed.match(/^Tie/gmu)).toHaveLength(1)
  },
)

test('a remark on ties in a list that is as printed is accepted', () => {
  const page = writePrintedVariant(requireModdableGame('blood-and-plunder'))
  const remark = page.replace(/(## Kind of shot\n[^]*?)(?=\n\n##|$)/u, '$1\n\nTies are broken by the player.')
  expect(remark).not.toBe(page)
  expect(problemsIn('blood-and-plunder', remark)).toEqual([])
})

test('a tie that is not understood is one finding in a list that has none in print', () => {
  const lines = ['1. if few: prefer: ordinary, with too few actions for drill', '', 'Tie: random']
  const list = ['## Kind of shot', 'Choose one of both.', '', ...lines].join('\n')
  expect(problemsIn('blood-and-plunder', houseRulesPage('blood-and-plunder', list))).toEqual([
    expect.stringMatching(/^10: A tie reads /),
  ])
})

test('a fact that is nearly known is offered', () => {
  const page = houseRulesPage('blitzkrieg', strategic(needed, '2. prefer: strategic advantages'))
  const [finding] = readVariant(page, requireModdableGame('blitzkrieg')).findings
  const fix = finding?.fixes[0]
  expect(fix && applyFix(page, fix)).toContain('2. prefer: strategic advantage\n')
})

test('a list without a tie is refused, and the printed one is offered', () => {
  const page = houseRulesPage('admiral', shot('1. most damage'))
  const [finding] = readVariant(page, requireModdableGame('admiral')).findings
  expect(problemsIn('admiral', page)).toEqual([
    '5: "Symbols for the shot" does not say what happens in a tie.',
  ])
  const fix = finding?.fixes[0]
  expect(problemsIn('admiral', fix === undefined ? '' : applyFix(page, fix))).toEqual([])
})

test('a list that never ends in a tie needs one when it is changed', () => {
  const page = houseRulesPage(
    'blood-and-plunder',
    [
      '## Kind of shot',
      'Choose one of both.',
      '',
      '1. if few: prefer: ordinary, with too few actions for drill',
    ].join('\n'),
  )
  expect(problemsIn('blood-and-plunder', page)).toEqual([
    '5: "Kind of shot" does not say what happens in a tie.',
  ])
  expect(problemsIn('blood-and-plunder', `${page}\nTie: at random`)).toEqual([])
})

test('a must is refused where the game needs one, and prefer is offered', () => {
  const page = houseRulesPage('admiral', shot('1. must: one symbol sinks the target', '', 'Tie: in order'))
  expect(problemsIn('admiral', page)).toEqual([
    '8: A "must" can rule out every candidate, and Admiral the Board Game needs one here. Write "prefer".',
  ])
  const fix = readVariant(page, requireModdableGame('admiral')).findings[0]?.fixes[0]
  expect(fix && applyFix(page, fix)).toContain('1. prefer: one symbol sinks the target')
})

test('a new must is accepted where the opponent may choose nothing, with a warning that offers prefer', () => {
  const page = houseRulesPage('blitzkrieg', strategic(needed, '2. must: research'))
  const { findings, warnings } = readVariant(page, requireModdableGame('blitzkrieg'))
  expect(findings).toEqual([])
  expect(warnings.map(({ line, message }) => `${line}: ${format(message)}`)).toEqual([
    '9: If nothing passes "must: research", the opponent chooses nothing. Write "prefer: research" to avoid that.',
  ])
  const fix = warnings[0]?.fixes[0]
  const fixed = fix === undefined ? '' : applyFix(page, fix)
  expect(readVariant(fixed, requireModdableGame('blitzkrieg')).warnings).toEqual([])
  expect(
    readVariant(writePrintedVariant(requireModdableGame('blitzkrieg')), requireModdableGame('blitzkrieg'))
      .warnings,
  ).toEqual([])
})

test('a printed must cannot be dropped, weakened or moved below lines that it stands above', () => {
  const line = 'must: a unit can legally be placed there'
  const told = `"Position" needs "${line}": without it the opponent could break the rules.`
  expect(problemsIn('blitzkrieg', houseRulesPage('blitzkrieg', strategic('1. prefer: bombing')))).toEqual([
    `5: ${told}`,
  ])
  const weak = strategic('1. prefer: a unit can legally be placed there')
  expect(problemsIn('blitzkrieg', houseRulesPage('blitzkrieg', weak))).toEqual([`8: ${told}`])
  const below = strategic('1. prefer: bombing', `2. ${line}`)
  expect(problemsIn('blitzkrieg', houseRulesPage('blitzkrieg', below))).toEqual([
    `8: "${line}" has to be above this line, as printed: below it, it could rule out every candidate.`,
  ])
})

test('lists are known by their headings, each once', () => {
  const twice = houseRulesPage('blitzkrieg', strategic(needed), strategic(needed))
  expect(problemsIn('blitzkrieg', twice)).toEqual(['12: "Position" appears twice: first in line 5.'])
  expect(
    problemsIn('blitzkrieg', houseRulesPage('blitzkrieg', '## Positions\n\n1. prefer: bombing'))[0],
  ).toMatch(/^5: BLITZKRIEG! has no list "Positions"\. Its lists are "Theatre", "Position"/)
})

test('a heading with nothing below it is told so', () => {
  expect(problemsIn('blitzkrieg', houseRulesPage('blitzkrieg', '## Position'))).toEqual([
    '5: "Position" has nothing below it. Write its lines, or delete this heading to play it as printed.',
  ])
})

test('a line without its number is the only finding of its list', () => {
  const page = houseRulesPage(
    'blitzkrieg',
    strategic('1. prefer: bombing', `- ${needed.slice(3)}`, '3. prefer: research'),
  )
  expect(problemsIn('blitzkrieg', page)).toEqual([
    '9: The lines above have numbers and this one has a bullet. Number it, too.',
  ])
})

test('columns have their own actions, each once', () => {
  const column = (...actions: readonly string[]) =>
    houseRulesPage('admiral', ['## Move', 'Do the first that can be done.', '', ...actions].join('\n'))
  const page = column('1. an approach', '2. a move to fire')
  expect(problemsIn('admiral', page)).toEqual([])
  expect(changesIn('admiral', page).map(({ kind, number, text }) => [kind, number, text])).toEqual([
    ['moved', '1', 'an approach'],
    ['moved', '2', 'a move to fire'],
  ])
  expect(problemsIn('admiral', column('1. a retreat', '2. an approach', '3. an approach'))).toEqual([
    '8: "a retreat" is not an action of "Move". Its actions are "a move to fire" and "an approach".',
    '10: "an approach" appears twice.',
  ])
})

test('a line put under an otherwise is a change, and so is its place among several', () => {
  const theatre = (...all: readonly string[]) =>
    writePrintedVariant(requireModdableGame('blitzkrieg')).replace(
      /10\. most empty [^]*?\n\nTie/u,
      `${all.join('\n')}\n\nTie`,
    )
  const printed = theatre('10. most empty spaces in the open campaign', '11. most VP for the open campaign')
  const under = theatre(
    '10. prefer: bombing is free there',
    '11. otherwise: most empty spaces in the open campaign',
  )
  expect(changesIn('blitzkrieg', printed).map(({ kind }) => kind)).toEqual(['dropped'])
  expect(
    changesIn('blitzkrieg', under)
      .filter(({ kind }) => kind !== 'dropped')
      .map(({ kind, text }) => [kind, text]),
  ).toEqual([
    ['added', 'prefer: bombing is free there'],
    ['changed', 'otherwise: most empty spaces in the open campaign'],
  ])
})

test('an otherwise under a line that always keeps somebody, or under none, is refused at its line', () => {
  const list = (...all: readonly string[]) => houseRulesPage('blitzkrieg', strategic(needed, ...all))
  expect(
    problemsIn(
      'blitzkrieg',
      list('2. if Secure:', '    1. otherwise: prefer: bombing', '3. prefer: research'),
    ),
  ).toEqual(['10: There is no line above line 2.1, so its "otherwise" never applies.'])
  const target = houseRulesPage(
    'admiral',
    shot('1. most damage', '2. otherwise: fewest damage', '', 'Tie: in order'),
  )
  expect(problemsIn('admiral', target)).toEqual([
    '9: Line 1 always keeps something, so line 2 never applies.',
  ])
  const fix = readVariant(target, requireModdableGame('admiral')).findings[0]?.fixes[0]
  expect(fix && applyFix(target, fix)).toContain('2. fewest damage\n')
})

test('a column with one action moved and one dropped has one of each', () => {
  const page = writePrintedVariant(requireModdableGame('blood-and-plunder')).replace(
    '1. Shoot <12"\n2. Grapple\n3. Charge\n',
    '1. Charge\n2. Shoot <12"\n',
  )
  expect(changesIn('blood-and-plunder', page).map(({ kind }) => kind)).toEqual(['moved', 'dropped'])
})

test('cells of charts are changed to results that the chart has', () => {
  const printed = writePrintedVariant(requireModdableGame('blood-and-plunder'))
  const withCell = (cell: string) => printed.replace('| 1-4 | column B |', `| 1-4 | ${cell} |`)
  const page = withCell('column C')
  expect(changesIn('blood-and-plunder', page).map(({ kind, rule }) => [kind, rule?.id])).toEqual([
    ['cell', 'blood-and-plunder.chart1.1-4.less'],
  ])
  expect(problemsIn('blood-and-plunder', withCell('column D'))).toEqual([
    expect.stringMatching(
      /"column D" is not a result of "Chart 1"\. Its results are "column A", "column B" and "column C"\.$/,
    ),
  ])
})

test('a page says which game it is for', () => {
  expect(problemsIn('admiral', '# Mine')).toEqual([
    '1: A line below the title names the game: "House rules: Admiral the Board Game". Known games: Admiral the Board Game.',
  ])
  expect(problemsIn('admiral', houseRulesPage('blitzkrieg'))).toEqual([
    '1: These house rules are for blitzkrieg.',
  ])
})
