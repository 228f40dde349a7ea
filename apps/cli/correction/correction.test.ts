import {
  parseFailure,
  type LiveMatch,
  type TableValue,
  type GameModule,
  parseSuccess,
  type Layout,
  message,
} from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch, unwrapProblem, answerChance, unwrap } from '@opfor/kernel/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TerminalMatch } from '../session/terminal-match.ts'
import { requireGame } from '../testing/games.ts'
import { correctCommand, readCorrection } from './correct-command.ts'
import type { TableView } from './read-move.ts'
import { acceptedValuesText, counterText } from './counter-text.ts'
import { readValue } from './read-value.ts'
import { correctionHelpLines, pieceLines, rowLines, subjectLines } from './correction-lines.ts'

function table<S>({ game, situation }: LiveMatch<S>): TableView {
  return { game, situation, layout: game.layout(situation) }
}

const towers = () => table(answerChance(newMatch(smallGame)))
const blitzkrieg = () => table(answerChance(newMatch(requireGame('blitzkrieg'), {}, 7)))
const words = (text: string) => message(text, text)

function withCounters(...counters: readonly TableValue[]): Layout {
  return { lying: [], rows: [], places: [], counters }
}

const big = withCounters(
  {
    id: 'card',
    name: words('the stratagem'),
    value: '',
    allowedValues: ['', 'big-guns', 'secure'].map((id) => ({
      value: id,
      text: words(id === '' ? 'nothing' : id === 'secure' ? 'Secure' : 'Big Guns'),
    })),
  },
  {
    id: 'done',
    name: words('Lancers has activated'),
    of: { id: 'lancers', name: words('Lancers') },
    shortName: words('activated'),
    value: 0,
    allowedValues: [
      { value: 0, text: words('no') },
      { value: 1, text: words('yes') },
    ],
  },
  {
    id: 'foes',
    name: words('enemies of Lancers'),
    of: { id: 'lancers', name: words('Lancers') },
    shortName: words('engaged with'),
    value: 'a b',
    several: ['a', 'b', 'c'].map((id) => ({ value: id, text: words(`Company ${id}`) })),
  },
  {
    id: 'green',
    name: words('the features'),
    value: '',
    several: [
      { value: 'belt', text: words('belt') },
      { value: 'steam', text: words('full steam, +1 speed') },
    ],
  },
  {
    id: 'secret',
    name: words('changes of place'),
    of: { id: 'lancers', name: words('Lancers') },
    value: 7,
    range: [0, 99],
    isNested: true,
  },
)
const reads = (typed: string) => readCorrection({ ...towers(), layout: big }, typed)

describe('a number', () => {
  test.each([
    ['the stratagem = Big Guns', { set: 'card', to: 'big-guns' }],
    ['stratagem = big', { set: 'card', to: 'big-guns' }],
    ['stratagem = nothing', { set: 'card', to: '' }],
    ['stratagem = none', { set: 'card', to: '' }],
    ['Lancers has activated = yes', { set: 'done', to: 1 }],
    ['lancers activated = no', { set: 'done', to: 0 }],
    ['Lancers: activated = 1', { set: 'done', to: 1 }],
    ['lancers engaged with = company c, company a', { set: 'foes', to: 'a c' }],
    ['enemies = none', { set: 'foes', to: '' }],
    ['features = full steam, +1 speed, belt', { set: 'green', to: 'belt steam' }],
  ])('%s takes the name of a value', (typed, edit) => {
    expect(unwrap(reads(typed))).toEqual(edit)
  })

  test.each([
    ['stratagem = Thunder', 'the stratagem: expected nothing, Big Guns or Secure, got "Thunder".'],
    ['activated = perhaps', 'Lancers has activated: expected no or yes, got "perhaps".'],
    [
      'enemies = Company d',
      'enemies of Lancers: expected any of Company a, Company b, Company c, separated by commas, or none, got "Company d".',
    ],
    ['lancers = 3', '"lancers" could be Lancers has activated, or enemies of Lancers.'],
    ['changes of place = 3', 'Not found: "changes of place". "correct" shows what can be corrected.'],
  ])('%s is rejected with the accepted values', (typed, expected) => {
    expect(unwrapProblem(reads(typed))).toBe(expected)
  })

  test('is shown and parsed by the names of its values', () => {
    expect(big.counters.map(counterText)).toEqual([
      'nothing',
      'no',
      'Company a and Company b',
      'nothing',
      '7',
    ])
    const { layout } = blitzkrieg()
    expect(layout.counters.map(counterText).join(' ')).not.toMatch(/big-guns|steamroll/)
  })

  test('is shown and parsed in its unit, also if it is stored in tenths', () => {
    const reads = message('test.inches', '{amount, plural, one {# inch} other {# inches}}')
    const place: TableValue = {
      id: 'x',
      name: words('x'),
      value: 175,
      unit: { parts: 10, reads },
      range: [0, 480],
    }
    expect(counterText(place)).toBe('17.5 inches')
    expect(acceptedValuesText(place)).toBe('0 inches to 48 inches')
    for (const typed of ['18.2', '18,2', '18.2 inches'])
      expect(readValue(place, typed)).toEqual({ ok: true, value: 182 })
    expect(readValue(place, '18')).toEqual({ ok: true, value: 180 })
    for (const typed of ['18.25', '48.1', 'far', '-1']) expect(readValue(place, typed).ok).toBe(false)
  })
})

describe('a piece is moved by name:', () => {
  const bot = "the bot's"
  const empty = 'Eastern Europe, campaign 1, space 1'

  test('to an empty place by its name or its id', () => {
    const { layout } = blitzkrieg()
    const [first] = layout.rows[0]?.pieces ?? []
    if (first === undefined) throw new Error('The row is empty.')
    const move = { move: first.id, from: 'row', to: 'EE.1.1', count: 1 }
    for (const to of [empty, 'EE.1.1'])
      expect(unwrap(readCorrection(blitzkrieg(), `move ${first.id} from ${bot} row to ${to}`))).toEqual(move)
  })

  test('the source is optional if the piece is in one place only', () => {
    expect(unwrap(readCorrection(blitzkrieg(), 'move steamroll to beside the cup'))).toMatchObject({
      move: 'steamroll',
      to: 'aside',
    })
    expect(unwrapProblem(readCorrection(towers(), 'move supply to loot'))).toBe(
      'supply is in hill, ford, mill and wood: add "from <place>".',
    )
  })

  test('several of a kind at once', () => {
    expect(unwrap(readCorrection(towers(), 'move 2 x supply from mill to loot'))).toMatchObject({
      move: 'supply',
      from: 'mill',
      to: 'loot',
      count: 2,
    })
  })

  test.each([
    ['move supply', 'Usage: correct move <piece> [from <place>] to <place>'],
    ['move crown to loot', 'Not found: "crown". Type a name or the start of one; see "help".'],
    ['move supply from mill to moon', 'Unknown place "moon", or the piece is already there.'],
    ['move supply from moon to loot', 'Unknown place "moon".'],
    ['move supply from deck to loot', 'There is no "supply" in deck.'],
  ])('%s is rejected', (typed, expected) => {
    expect(unwrapProblem(readCorrection(towers(), typed))).toBe(expected)
  })

  test('of places with the same name, a possible one is chosen', () => {
    const places = ['box', 'a', 'b'].map((id) => ({ id, name: words(id === 'box' ? 'the box' : 'hidden') }))
    const [box = { id: '', name: words('') }] = places
    const lying = [{ piece: { id: 'mine', name: words('the Mine') }, at: box, count: 1 }]
    const only = (...ids: readonly string[]): TableView => ({
      ...towers(),
      layout: { ...withCounters(), places, lying },
      game: {
        ...requireGame('blitzkrieg'),
        applyEdit: (now, edit) =>
          'to' in edit && ids.includes(String(edit.to)) ? parseSuccess(now) : parseFailure('No.'),
      },
    })
    expect(unwrap(readCorrection(only('b'), 'move mine to hidden'))).toMatchObject({ to: 'b' })
    expect(unwrapProblem(readCorrection(only('a', 'b'), 'move mine to hidden'))).toBe(
      'hidden occurs 2 times: type a or b.',
    )
  })
})

describe('a row is reordered:', () => {
  const row = [
    { id: 'a', name: words('army 1') },
    { id: 'n', name: words('navy 2') },
    { id: 'a', name: words('army 1') },
  ]
  const inRow: Layout = {
    ...withCounters(),
    rows: [{ at: { id: 'row', name: words("the bot's row") }, pieces: row }],
  }
  const order = (typed: string) => readCorrection({ ...towers(), layout: inRow }, typed)

  test.each([
    ["order the bot's row: navy 2, army 1, army 1", ['n', 'a', 'a']],
    ['order row: navy 2, army 1, army 1', ['n', 'a', 'a']],
    ['order: 2, 1, 3', ['n', 'a', 'a']],
    ['order row navy 2 1', ['n', 'a', 'a']],
    ["order the bot's row navy 2 3", ['a', 'a', 'n']],
    ['order navy 2 3', ['a', 'a', 'n']],
  ])('%s', (typed, pieces) => {
    expect(unwrap(order(typed))).toEqual({ arrange: 'row', pieces })
  })

  test.each([
    ['order row: navy 2, army 1', "Name all of the bot's row: army 1 too."],
    [
      'order row: navy 2, navy 2, army 1',
      'the bot\'s row: Not found: "navy 2". Type a name or the start of one; see "help".',
    ],
    ['order row navy 2 9', "the bot's row has no position 9: expected 1 to 3."],
    ['order row tank 1', 'the bot\'s row: Not found: "tank". Type a name or the start of one; see "help".'],
    ['order column: a', 'Unknown row "column".'],
  ])('%s is rejected', (typed, expected) => {
    expect(unwrapProblem(order(typed))).toBe(expected)
  })

  test('the order is shown with its positions', () => {
    expect(rowLines(inRow)).toEqual(["  The bot's row: 1. army 1, 2. navy 2, 3. army 1"])
  })
})

describe('what can be corrected', () => {
  test('is shown by subject, without internal counters', () => {
    const lines = correctionHelpLines(towers().layout).join('\n')
    expect(lines).toMatch(/ {2}5 {2}the match as a whole/)
    expect(lines).toContain('hill')
    expect(lines).not.toContain('hill-moved')
    expect(correctionHelpLines(big).join('\n')).not.toContain('changes of place')
  })

  test('subjects and counters show their accepted values', () => {
    expect(subjectLines(big, 'lancers')).toEqual([
      'Lancers:',
      '  Activated = no   (no or yes)',
      '  Engaged with = Company a and Company b   (any of Company a, Company b, Company',
      '      c, separated by commas, or none)',
    ])
    expect(subjectLines(big, 'stratagem')).toEqual([
      '  The stratagem = nothing   (nothing, Big Guns or Secure)',
    ])
    expect(subjectLines(big, 'match')).toEqual([
      'The match as a whole:',
      '  The stratagem = nothing   (nothing, Big Guns or Secure)',
      '  The features = nothing   (any of belt, full steam, +1 speed, separated by',
      '      commas, or none)',
    ])
    expect(subjectLines(big, 'dragons')).toBeUndefined()
  })

  test('a piece shows its place and the places it can be moved to', () => {
    const lines = pieceLines(towers(), 'supply').join('\n')
    expect(lines).toContain('Supply: hill (')
    expect(lines).toContain('It can be moved to:')
    expect(pieceLines(towers(), 'crown')).toEqual(['Unknown piece "crown".'])
  })
})

describe('the command', () => {
  const printed: string[] = []
  afterEach(() => vi.restoreAllMocks())

  async function corrected<S>(
    game: GameModule<S>,
    typed: string,
    ...lines: readonly string[]
  ): Promise<string> {
    printed.length = 0
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
    const left = [...lines]
    const input = {
      next: () => Promise.resolve(left.shift()),
      putBack: (line: string) => left.unshift(line),
    }
    const match = answerChance(newMatch(game)) as LiveMatch<unknown>
    await correctCommand(new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, input), typed)
    vi.restoreAllMocks()
    return `${printed.join('')}${match.steps.filter((step) => 'correct' in step).length} corrections`
  }

  /** A game whose rules reject some turns and flags. */
  const strict = {
    ...smallGame,
    validateSituation: (now: ReturnType<typeof smallGame.initialSituation>) =>
      now.turn === 5 && now.tracked
        ? { message: words('In turn 5 nothing is tracked.'), also: [{ set: 'tracked', to: 0 }] }
        : now.turn === 6
          ? { message: words('There is no turn 6.'), also: [] }
          : undefined,
  }

  test('reports the correction in a sentence, and how to undo it', async () => {
    expect(await corrected(smallGame, 'turn = 4')).toBe(
      'Corrected: Turn: now 4 (was 1). Type "undo" to revert.\n1 corrections',
    )
  })

  test('offers required corrections and makes both', async () => {
    const output = await corrected(strict, 'turn = 5', 'perhaps', 'yes')
    expect(output).toContain(
      'In turn 5 nothing is tracked.\nAlso correct this? Tracked: now no (was yes). (yes or no)',
    )
    expect(output).toContain('Type yes or no.')
    expect(output).toContain('Corrected: Turn: now 5 (was 1). Tracked: now no (was yes).')
  })

  test('changes nothing if that is declined or impossible', async () => {
    expect(await corrected(strict, 'turn = 5', 'no')).toContain('No changes made.\n0 corrections')
    expect(await corrected(strict, 'turn = 6')).toBe('opfor: There is no turn 6.\n0 corrections')
  })

  test('reports corrections that the game rejects', async () => {
    expect(await corrected(smallGame, 'move supply from loot to hill')).toContain('opfor: ')
  })
})
