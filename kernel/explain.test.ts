import { describe, expect, test } from 'vitest'
import { cite } from './citation.ts'
import { byRuling, type Step, when } from './either.ts'
import { deciding, lineTold, summary, why, whyNot } from './explain.ts'
import { fewest, most, must, prefer } from './filter.ts'
import { type Language, say } from './language.ts'
import type { Decision, Line } from './line.ts'
import { message } from './message.ts'
import { ruling } from './ruling.ts'
import { select } from './select.ts'
import { scripted } from './small-game/scripted.ts'
import { type Stone, stones } from './small-game/stones.ts'
import { byDie, printedOrder, type TieBreak } from './tie-break.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly rulings: Readonly<Record<string, string>>
}

const page = cite('Stones', 'Choosing')
const guess = ruling(
  'stone.guess',
  page,
  'Which?',
  { this: 'this one', that: 'that one' },
  'this',
  'A guess.',
)
const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const weight = (stone: Stone): number => stone.weight

function decided(
  steps: readonly Step<Stone, Heap, void>[],
  written: readonly string[],
  tie: TieBreak = printedOrder('the first'),
  ...answers: readonly number[]
): Decision {
  const list = select<Stone, Heap>('stone', 'Stone', page, steps, tie)
  const start = { stones: stones(...written), rulings: {} }
  const { told } = scripted(start, (table) => list(table, (now) => now.stones), answers)
  return told[0] as Decision
}

const said = (decision: Decision) => why(decision).map((line) => say(line))

const whole = () =>
  decided(
    [
      must(1, 'it is round', marked('r')),
      prefer(2, 'it is green', marked('g')),
      prefer(3, 'it is smooth', marked('s'), guess),
      when('late', 'it is late', () => true, fewest('light', 'weight', weight)),
      byRuling(guess, { this: [most(1, 'weight', weight)] }),
    ],
    ['a3r', 'b2rs', 'c1rs', 'd1rs', 'e1s'],
  )

describe('why', () => {
  test('tells each line with whom it kept, the numbers compared, its condition and its ruling', () => {
    expect(said(whole())).toMatchInlineSnapshot(`
      [
        "1. it is round: a, b, c and d",
        "2. it is green: none, passed over",
        "3. it is smooth [ruling: Which?]: b, c and d",
        "it is late: weight: c and d (b 2, c 1 and d 1)",
        "1. this one: weight [ruling: Which?]: all equal (c 1 and d 1)",
        "tie. the first: c (of c and d)",
        "Stone: c",
      ]
    `)
  })

  test('tells the roll that broke a tie', () => {
    const tied = decided([most(1, 'weight', weight)], ['a1', 'b1', 'c0'], byDie(6, 'a die'), 4)
    expect(said(tied)).toMatchInlineSnapshot(`
      [
        "1. weight: a and b (a 1, b 1 and c 0)",
        "tie. a die: 4 is b (of a and b)",
        "Stone: b",
      ]
    `)
  })

  test('tells that a must left nobody', () => {
    expect(said(decided([must(1, 'it is round', marked('r'))], ['a1', 'b1']))).toMatchInlineSnapshot(`
      [
        "1. it is round: nobody",
        "Stone: nobody",
      ]
    `)
  })

  test('names the only one that is left rather than saying all', () => {
    expect(said(decided([must(1, 'it is round', marked('r'))], ['a1r']))).toMatchInlineSnapshot(`
      [
        "1. it is round: a",
        "Stone: a",
      ]
    `)
  })
})

describe('summary', () => {
  const summed = (...args: Parameters<typeof decided>) => say(summary(decided(...args)))

  test('names the last line that narrowed', () => {
    const steps = [most<Stone, Heap>(1, 'weight', weight), prefer<Stone, Heap>(2, 'green', marked('g'))]
    expect(summed(steps, ['a2', 'b1'])).toBe('Stone: a, by weight.')
    expect(summed(steps, ['a2g', 'b2'])).toBe('Stone: a, by green.')
  })

  test('names the tie-break where it decided', () => {
    expect(summed([], ['a2', 'b1'])).toBe('Stone: a, by the first.')
  })

  test('says that there was no other', () => {
    expect(summed([must(1, 'it is round', marked('r'))], ['a1r'])).toBe('Stone: a; there was no other.')
  })

  test('says that there is nobody, and by which line', () => {
    expect(summed([must(1, 'it is round', marked('r'))], ['a1', 'b2'])).toBe('Stone: nobody, by it is round.')
    expect(summed([], [])).toBe('Stone: nobody.')
  })
})

describe('why not', () => {
  const refused = (id: string) => say(whyNot(whole(), id))

  test('names the first line that dropped it', () => {
    expect(refused('e')).toBe('1. it is round: a, b, c and d, not e.')
    expect(refused('a')).toBe('3. it is smooth [ruling: Which?]: b, c and d, not a.')
  })

  test('gives the numbers that were compared', () => {
    expect(refused('b')).toBe('it is late: weight: b has 2, c and d 1.')
  })

  test('gives the number of each, wherever it stands among the candidates', () => {
    const heaviest = decided([most(1, 'weight', weight)], ['a1', 'b3', 'c2'])
    expect(say(whyNot(heaviest, 'c'))).toBe('1. weight: c has 2, b 3.')
    expect(say(whyNot(heaviest, 'a'))).toBe('1. weight: a has 1, b 3.')
  })

  test('names the tie-break, with its roll where there was one', () => {
    expect(refused('d')).toBe('d was as good to the last line; the first: c.')
    const rolled = decided([], ['a1', 'b1'], byDie(6, 'a die'), 3)
    expect(say(whyNot(rolled, 'b'))).toBe('b was as good to the last line; a die: 3 is a.')
  })

  test('says so of the one that was chosen and of one that was never there', () => {
    expect(refused('c')).toBe('Stone: c is the one that was chosen.')
    expect(refused('z')).toBe('Stone: z was not among the candidates.')
  })

  test('says that nobody was left', () => {
    const nobody = decided([must(1, 'it is round', marked('r'))], ['a1', 'b2'])
    expect(say(whyNot(nobody, 'b'))).toBe('1. it is round: nobody was left, b neither.')
  })
})

describe('of a column', () => {
  const rule = { id: 'camp.run', how: 'action', text: message('run', 'run'), cite: page, given: [] } as const
  const [run, hide, rest] = ['run', 'hide', 'rest'].map((id) => ({ id, name: message(id, id) }))
  const tried = (action: typeof run, could: boolean): readonly Line[] =>
    action === undefined ? [] : [{ kind: 'tried', rule, action, could }]
  const column = (lines: readonly Line[], chosen: typeof run): Decision => ({
    ...whole(),
    by: { id: 'camp', kind: 'column', title: message('camp', 'Orders'), cite: page, lines: [rule] },
    among: [run, hide, rest].flatMap((each) => (each === undefined ? [] : [each])),
    lines,
    chosen,
  })
  const ruled: Line = { kind: 'ruled', ruling: guess, reading: 'that' }
  const cell: Line = { kind: 'cell', rule: { ...rule, how: 'cell' }, row: 'a', column: 'b' }
  const hidden = () => column([...tried(run, false), ...tried(hide, true), ruled, cell], hide)

  test('each action tried is told, and whatever was read on the way', () => {
    expect(said(hidden())).toMatchInlineSnapshot(`
      [
        "run: cannot be performed",
        "hide: can be performed",
        "Ruling. Which? that one",
        "Chart: run",
        "Orders: hide",
      ]
    `)
  })

  test('each of these sentences has an id of its own', () => {
    const sentences = [...why(hidden()), whyNot(hidden(), 'run'), whyNot(hidden(), 'rest')]
    expect(sentences.map(({ id }) => id)).toEqual([
      'kernel.line.couldNot',
      'kernel.line.could',
      'kernel.line.ruled',
      'kernel.line.cell',
      'kernel.chosen',
      'kernel.whyNot.could',
      'kernel.whyNot.later',
    ])
  })

  test('the action that could be performed settled it', () => {
    const decision = hidden()
    expect(deciding(decision)).toBe(decision.lines[1])
    expect(say(summary(decision))).toBe('Orders: hide, the first that can be performed.')
  })

  test('an action above could not be performed, one below comes later', () => {
    expect(say(whyNot(hidden(), 'run'))).toBe('Orders: run was tried and could not be performed.')
    expect(say(whyNot(hidden(), 'rest'))).toBe('Orders: rest stands after hide.')
  })

  test('where nothing could be performed there is nobody to name', () => {
    expect(say(summary(column(tried(run, false), undefined)))).toBe('Orders: nobody.')
  })
})

describe('of an overruled decision', () => {
  const overrule = { decision: 0, list: 'stone', after: 0, turn: 0, instead: 'c', to: 'a', reason: 'too far' }
  const [first] = stones('a3r')
  const overruled = (): Decision => ({ ...whole(), lines: [{ kind: 'overruled', overrule }], chosen: first })

  test('the reason is told instead of the lines', () => {
    expect(said(overruled())).toMatchInlineSnapshot(`
      [
        "Overruled: a instead of c: too far",
        "Stone: a",
      ]
    `)
    expect(say(summary(overruled()))).toBe('Stone: a, by your own word: too far.')
    expect(say(whyNot(overruled(), 'c'))).toBe('Stone: overruled: too far')
  })

  test('each of its sentences has an id of its own', () => {
    const { line } = summary(overruled()).params ?? {}
    const sentences = [...why(overruled()), whyNot(overruled(), 'c')]
    expect(sentences.map(({ id }) => id)).toEqual([
      'kernel.line.overruled',
      'kernel.chosen',
      'kernel.whyNot.overruled',
    ])
    expect(line).toMatchObject({ id: 'kernel.summary.overruled' })
    const { to: _, ...none } = overrule
    expect(lineTold({ kind: 'overruled', overrule: none }).params?.['to']).toMatchObject({
      id: 'kernel.nobody',
    })
  })

  test('nobody may stand on either side', () => {
    const { to: _, instead: __, ...none } = overrule
    expect(say(lineTold({ kind: 'overruled', overrule: none }, whole()))).toBe(
      'Overruled: nobody instead of nobody: too far',
    )
  })

  test('names come from the candidates of the decision, an id where it is none of them', () => {
    const among = stones('a1', 'c1').map((each) => ({ ...each, name: message(each.id, `stone ${each.id}`) }))
    const told = (to: string) =>
      say(lineTold({ kind: 'overruled', overrule: { ...overrule, to } }, { ...whole(), among }))
    expect(told('a')).toBe('Overruled: stone a instead of stone c: too far')
    expect(told('z')).toBe('Overruled: z instead of stone c: too far')
  })

  test('without its decision it is told by ids', () => {
    expect(say(lineTold({ kind: 'overruled', overrule }))).toBe('Overruled: a instead of c: too far')
  })
})

test('a reading that is not printed is told by its id', () => {
  expect(say(lineTold({ kind: 'ruled', ruling: guess, reading: 'other' }))).toBe('Ruling. Which? other')
})

test('every sentence has an id of its own for translators', () => {
  const ids: Language = {
    code: 'id',
    texts: new Proxy({}, { get: (_, id) => `<${String(id)}${partsOf(String(id))}>` }),
    plural: () => 'other',
    list: (names) => names.join(' '),
  }
  const rolled = decided([], ['a1', 'b1'], byDie(6, 'a die'), 3)
  const nobody = decided([must(1, 'round', marked('r'))], ['a1', 'b2'])
  const decisions = [
    whole(),
    rolled,
    nobody,
    decided([must(1, 'round', marked('r'))], ['a1r']),
    decided([must(1, 'round', marked('r'))], ['a1r', 'b1r']),
    decided([], []),
  ]
  const sentences = decisions.flatMap((decision) => [
    ...why(decision),
    summary(decision),
    ...['a', 'b', 'c', 'd', 'e', 'z'].map((id) => whyNot(decision, id)),
  ])
  const said = sentences.map((sentence) => say(sentence, ids)).join(' ')
  expect([...new Set(said.match(/kernel[.\w]+/g))].toSorted()).toMatchInlineSnapshot(`
    [
      "kernel.chosen",
      "kernel.kept",
      "kernel.kept.all",
      "kernel.kept.equal",
      "kernel.kept.nobody",
      "kernel.kept.numbers",
      "kernel.kept.passedOver",
      "kernel.line",
      "kernel.line.rolled",
      "kernel.line.tied",
      "kernel.nobody",
      "kernel.number",
      "kernel.rule",
      "kernel.rule.given",
      "kernel.summary",
      "kernel.summary.nobody",
      "kernel.summary.only",
      "kernel.whyNot.absent",
      "kernel.whyNot.chosen",
      "kernel.whyNot.dropped",
      "kernel.whyNot.nobody",
      "kernel.whyNot.numbers",
      "kernel.whyNot.rolled",
      "kernel.whyNot.tied",
    ]
  `)
})

/** The parts of a sentence that are sentences themselves. */
function partsOf(id: string): string {
  const parts: Readonly<Record<string, string>> = {
    'kernel.line': ' {rule} {kept}',
    'kernel.kept.numbers': ' {compared}',
    'kernel.kept.equal': ' {compared}',
    'kernel.whyNot.numbers': ' {rule}',
    'kernel.whyNot.dropped': ' {rule}',
    'kernel.chosen': ' {chosen}',
    'kernel.summary': ' {line}',
  }
  return parts[id] ?? ''
}
