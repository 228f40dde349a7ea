import { describe, expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { eitherByRuling, type ListStep, when } from '../lists/either.ts'
import { formatChoice, decidingLine, relevantLines, summarizeDecision, explainDecision } from './explain.ts'
import { formatLine } from './format-line.ts'
import { explainWhyNot } from './why-not.ts'
import { fewest, most, must, prefer, withBookNumber } from '../lists/filter.ts'
import { german } from '../messages/german.ts'
import { type Language, format } from '../messages/language.ts'
import type { Decision, DecisionLine } from '../ask/decision.ts'
import { type Message, message } from '../messages/message.ts'
import { die } from '../ask/questions/die.ts'
import { draw } from '../ask/questions/draw.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { ruling } from '../ask/ruling.ts'
import { priorityList } from '../lists/priority-list.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { tieByDie, tieByPrintedOrder, type TieBreak } from '../lists/tie-break.ts'

interface Heap {
  readonly stones: readonly Stone[]
  readonly rulings: Readonly<Record<string, string>>
}

const page = cite('Stones', 'Choosing')
const guess = ruling(
  'stone.guess',
  'Guess',
  page,
  'Which?',
  { this: 'this one', that: 'that one' },
  'this',
  'A guess.',
)
const marked = (mark: string) => (stone: Stone) => stone.marks.includes(mark)
const weight = (stone: Stone): number => stone.weight

function decided(
  steps: readonly ListStep<Stone, Heap, void>[],
  written: readonly string[],
  tie: TieBreak = tieByPrintedOrder('the first'),
  ...answers: readonly number[]
): Decision {
  const list = priorityList<Stone, Heap>('stone', 'Stone', page, steps, tie)
  const start = { stones: stones(...written), rulings: {} }
  const { told } = scripted(start, (table) => list(table, (now) => now.stones), answers)
  return told[0] as Decision
}

const said = (decision: Decision) => explainDecision(decision).map((line) => format(line))

const whole = () =>
  decided(
    [
      must(1, 'it is round', marked('r')),
      prefer(2, 'it is green', marked('g')),
      prefer(3, 'it is smooth', marked('s'), guess),
      when('late', 'it is late', () => true, fewest('light', 'weight', weight)),
      eitherByRuling(guess, { this: [most(1, 'weight', weight)] }),
    ],
    ['a3r', 'b2rs', 'c1rs', 'd1rs', 'e1s'],
  )

describe('why', () => {
  test('has each line with its remaining candidates, compared numbers, condition and ruling', () => {
    expect(said(whole())).toMatchInlineSnapshot(`
      [
        "1. it is round: a, b, c and d",
        "2. it is green: none, skipped",
        "3. it is smooth [ruling: “Guess”]: b, c and d",
        "it is late: weight: c and d (b: 2, c: 1 and d: 1)",
        "1. weight: all equal (1)",
        "Tie, the first: c (of c and d)",
        "Stone: c",
      ]
    `)
  })

  test('tells the roll that broke a tie', () => {
    const tied = decided([most(1, 'weight', weight)], ['a1', 'b1', 'c0'], tieByDie(6, 'a die'), 4)
    expect(said(tied)).toMatchInlineSnapshot(`
      [
        "1. weight: a and b (a: 1, b: 1 and c: 0)",
        "Tie, a die: 4 is b (of a and b)",
        "Stone: b",
      ]
    `)
  })

  test('tells that a must left nobody', () => {
    expect(said(decided([must(1, 'it is round', marked('r'))], ['a1', 'b1']))).toMatchInlineSnapshot(`
      [
        "1. it is round: none",
        "Stone: none",
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
  const summed = (...args: Parameters<typeof decided>) => format(summarizeDecision(decided(...args)))

  test('names the last line that narrowed', () => {
    const steps = [most<Stone, Heap>(1, 'weight', weight), prefer<Stone, Heap>(2, 'green', marked('g'))]
    expect(summed(steps, ['a2', 'b1'])).toBe('Stone: a; decided by: weight.')
    expect(summed(steps, ['a2g', 'b2'])).toBe('Stone: a; decided by: green.')
  })

  test('names the ruling that the deciding line rests on', () => {
    const steps = [prefer<Stone, Heap>(1, 'smooth', marked('s'), guess)]
    expect(summed(steps, ['a2s', 'b1'])).toBe('Stone: a; decided by: smooth [ruling: “Guess”].')
  })

  test('names the tie-break if it decided', () => {
    expect(summed([], ['a2', 'b1'])).toBe('Stone: a; decided by: the first.')
  })

  test('states that there was no other candidate', () => {
    expect(summed([must(1, 'it is round', marked('r'))], ['a1r'])).toBe('Stone: a, the only choice.')
  })

  test('states that nobody is left, and by which line', () => {
    expect(summed([must(1, 'it is round', marked('r'))], ['a1', 'b2'])).toBe(
      'Stone: none. No candidate passes the line: it is round.',
    )
    expect(summed([], [])).toBe('Stone: none.')
  })
})

describe('why not', () => {
  const refused = (id: string) => format(explainWhyNot(whole(), id))

  test('names the first line that dropped it', () => {
    expect(refused('e')).toBe('1. it is round: yes for a, b, c and d, no for e.')
    expect(refused('a')).toBe('3. it is smooth [ruling: “Guess”]: yes for b, c and d, no for a.')
  })

  test('gives the numbers that were compared', () => {
    expect(refused('b')).toBe('it is late: weight: 2 for b, 1 for c and d.')
  })

  test('has the number of each candidate, in any order', () => {
    const heaviest = decided([most(1, 'weight', weight)], ['a1', 'b3', 'c2'])
    expect(format(explainWhyNot(heaviest, 'c'))).toBe('1. weight: 2 for c, 3 for b.')
    expect(format(explainWhyNot(heaviest, 'a'))).toBe('1. weight: 1 for a, 3 for b.')
  })

  test('names the tie-break, with its roll if there was one', () => {
    expect(refused('d')).toBe('d was tied to the end. Tie-break, the first: c.')
    const rolled = decided([], ['a1', 'b1'], tieByDie(6, 'a die'), 3)
    expect(format(explainWhyNot(rolled, 'b'))).toBe('b was tied to the end. Tie-break, a die: 3 is a.')
  })

  test('handles the selected candidate and an unknown one', () => {
    expect(refused('c')).toBe('Stone: c was chosen.')
    expect(refused('z')).toBe('Stone: z was not an option.')
  })

  test('states that nobody was left', () => {
    const nobody = decided([must(1, 'it is round', marked('r'))], ['a1', 'b2'])
    expect(format(explainWhyNot(nobody, 'b'))).toBe('1. it is round: no candidate passes, b included.')
  })
})

describe('of a column', () => {
  const rule = {
    id: 'camp.run',
    how: 'action',
    text: message('run', 'run'),
    cite: page,
    rulings: [],
    given: [],
  } as const
  const [run, hide, rest] = ['run', 'hide', 'rest'].map((id) => ({ id, name: message(id, id) }))
  const against = message('far', 'it is too far')
  const tried = (action: typeof run, could: boolean): readonly DecisionLine[] =>
    action === undefined ? [] : [{ kind: 'tried', rule, action, could, against: could ? undefined : against }]
  const column = (lines: readonly DecisionLine[], chosen: typeof run): Decision => ({
    ...whole(),
    by: { id: 'camp', kind: 'column', title: message('camp', 'Orders'), cite: page, lines: [rule] },
    among: [run, hide, rest].flatMap((each) => (each === undefined ? [] : [each])),
    lines,
    chosen,
  })
  const ruled: DecisionLine = { kind: 'ruled', ruling: guess, reading: 'that' }
  const hidden = () => column([...tried(run, false), ...tried(hide, true), ruled], hide)

  test('lists each attempted action, with the dice and facts that were used', () => {
    expect(said(hidden())).toMatchInlineSnapshot(`
      [
        "run cannot be performed: it is too far",
        "hide: can be performed",
        "Ruling, Guess: that one",
        "Orders: hide",
      ]
    `)
  })

  test('each of these sentences has an id of its own', () => {
    const sentences = [
      ...explainDecision(hidden()),
      explainWhyNot(hidden(), 'run'),
      explainWhyNot(hidden(), 'rest'),
    ]
    expect(sentences.map(({ id }) => id)).toEqual([
      'kernel.line.against',
      'kernel.line.could',
      'kernel.line.ruled',
      'kernel.chosen',
      'kernel.whyNot.against',
      'kernel.whyNot.later',
    ])
  })

  test('the action that could be performed settled it', () => {
    const decision = hidden()
    expect(decidingLine(decision)).toBe(decision.lines[1])
    expect(format(summarizeDecision(decision))).toBe('Orders: hide, the first that can be performed.')
  })

  test('an action above could not be performed, one below comes later', () => {
    expect(format(explainWhyNot(hidden(), 'run'))).toBe(
      'Orders: run was tried and could not be performed: it is too far.',
    )
    expect(format(explainWhyNot(hidden(), 'rest'))).toBe(
      'Orders: hide comes before rest, and can be performed.',
    )
  })

  test('names nobody if no action was possible', () => {
    expect(format(summarizeDecision(column(tried(run, false), undefined)))).toBe(
      'Orders: no action is possible.',
    )
  })
})

describe('of an overruled decision', () => {
  const overrule = { decision: 0, list: 'stone', after: 0, turn: 0, instead: 'c', to: 'a', reason: 'too far' }
  const [first] = stones('a3r')
  const overruled = (): Decision => ({ ...whole(), lines: [{ kind: 'overruled', overrule }], chosen: first })

  test('the reason replaces the lines', () => {
    expect(said(overruled())).toMatchInlineSnapshot(`
      [
        "You decided: a instead of c (too far)",
        "Stone: a",
      ]
    `)
    expect(format(summarizeDecision(overruled()))).toBe('Stone: a; you decided: too far')
    expect(format(explainWhyNot(overruled(), 'c'))).toBe('Stone: you chose a (too far)')
  })

  test('each of its sentences has an id of its own', () => {
    const sentences = [...explainDecision(overruled()), explainWhyNot(overruled(), 'c')]
    expect(sentences.map(({ id }) => id)).toEqual([
      'kernel.line.overruled',
      'kernel.chosen',
      'kernel.whyNot.overruled',
    ])
    expect(summarizeDecision(overruled())).toMatchObject({ id: 'kernel.summary.overruled' })
    const { to: _, ...none } = overrule
    expect(formatLine({ kind: 'overruled', overrule: none }).params?.['to']).toMatchObject({
      id: 'kernel.nobody',
    })
  })

  test('either candidate may be nobody', () => {
    const { to: _, ...taken } = overrule
    const { instead: __, ...given } = overrule
    expect(format(formatLine({ kind: 'overruled', overrule: taken }, whole()))).toBe(
      'You decided: none instead of c (too far)',
    )
    expect(format(formatLine({ kind: 'overruled', overrule: given }, whole()))).toBe(
      'You decided: a instead of none (too far)',
    )
  })

  test('an overrule with the same candidate is not shown as a change', () => {
    const same = { ...overrule, instead: 'a' }
    expect(format(formatLine({ kind: 'overruled', overrule: same }, whole()))).toBe(
      'You decided: a (too far)',
    )
  })

  test('names come from the candidates of the decision, an id if it is none of them', () => {
    const among = stones('a1', 'c1').map((each) => ({ ...each, name: message(each.id, `stone ${each.id}`) }))
    const told = (to: string) =>
      format(formatLine({ kind: 'overruled', overrule: { ...overrule, to } }, { ...whole(), among }))
    expect(told('a')).toBe('You decided: stone a instead of stone c (too far)')
    expect(told('z')).toBe('You decided: z instead of stone c (too far)')
  })

  test('without its decision it is described by ids', () => {
    expect(format(formatLine({ kind: 'overruled', overrule }))).toBe('You decided: a instead of c (too far)')
  })
})

test('an unknown reading is described by its id', () => {
  expect(format(formatLine({ kind: 'ruled', ruling: guess, reading: 'other' }))).toBe('Ruling, Guess: other')
})

test('every sentence has an id of its own for translators', () => {
  const ids: Language = {
    code: 'id',
    texts: new Proxy({}, { get: (_, id) => `<${String(id)}${partsOf(String(id))}>` }),
    plural: () => 'other',
    list: (names) => names.join(' '),
  }
  const rolled = decided([], ['a1', 'b1'], tieByDie(6, 'a die'), 3)
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
    ...explainDecision(decision),
    summarizeDecision(decision),
    ...['a', 'b', 'c', 'd', 'e', 'z'].map((id) => explainWhyNot(decision, id)),
  ])
  const said = sentences.map((sentence) => format(sentence, ids)).join(' ')
  expect([...new Set(said.match(/kernel[.\w]+/g))].toSorted()).toMatchInlineSnapshot(`
    [
      "kernel.chosen",
      "kernel.kept.all",
      "kernel.kept.equal",
      "kernel.kept.nobody",
      "kernel.kept.numbers",
      "kernel.kept.passedOver",
      "kernel.line",
      "kernel.line.tied",
      "kernel.nobody",
      "kernel.number",
      "kernel.rule",
      "kernel.rule.given",
      "kernel.summary",
      "kernel.summary.nobody",
      "kernel.summary.none",
      "kernel.summary.only",
      "kernel.summary.rolled",
      "kernel.whyNot.absent",
      "kernel.whyNot.chosen",
      "kernel.whyNot.dropped",
      "kernel.whyNot.nobody",
      "kernel.whyNot.numbers",
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

test('a decision by its name and who was chosen, or that nobody was', () => {
  const round = [must(1, 'it is round', marked('r'))]
  expect(format(formatChoice(decided(round, ['a3r', 'b2'])))).toBe('Stone: a')
  expect(format(formatChoice(decided(round, ['b2'])))).toBe('Stone: none')
})

describe('in German', () => {
  const spoken = (messages: readonly Message[]) => messages.map((each) => format(each, german))

  test('a tie, its roll and a ruling are told', () => {
    expect(spoken(explainDecision(whole())).slice(2, 6)).toEqual([
      '3. it is smooth [Auslegung: „Guess“]: b, c und d',
      'it is late: weight: c und d (b: 2, c: 1 und d: 1)',
      '1. weight: alle gleich (1)',
      'Gleichstand, the first: c (zur Wahl: c und d)',
    ])
    const rolled = decided([most(1, 'weight', weight)], ['a1', 'b1', 'c0'], tieByDie(6, 'a die'), 4)
    expect(spoken(explainDecision(rolled))[1]).toBe('Gleichstand, a die: 4 ergibt b (zur Wahl: a und b)')
  })

  test('what was rolled, drawn and said is told', () => {
    const text = message('weather', 'Weather?')
    const answered = [die('d', text, 6), draw('c', text, ['raid'], 1, () => message('raid', 'raid'))]
    const lines: readonly DecisionLine[] = [
      { kind: 'answered', question: answered[0] ?? yesNo('x', 'table', text), answer: 4 },
      { kind: 'answered', question: answered[1] ?? yesNo('x', 'table', text), answer: ['raid'] },
      { kind: 'answered', question: yesNo('y', 'table', text), answer: true },
    ]
    expect(spoken(lines.map((line) => formatLine(line)))).toEqual([
      'Weather? Gewürfelt: 4',
      'Weather? Gezogen: raid',
      'Weather? Deine Antwort: ja',
    ])
    expect(lines.map((line) => format(formatLine(line)))).toEqual([
      'Weather? Rolled: 4',
      'Weather? Drawn: raid',
      'Weather? You answered: yes',
    ])
  })

  test('an overrule that changes nothing is told', () => {
    const overrule = { decision: 0, list: 'stone', after: 0, turn: 0, instead: 'a', to: 'a', reason: 'so' }
    expect(spoken([formatLine({ kind: 'overruled', overrule })])).toEqual(['Du hast entschieden: „a“ (so)'])
  })

  test('a column is told', () => {
    const by = {
      id: 'camp',
      kind: 'column',
      title: message('camp', 'Orders'),
      cite: page,
      lines: [],
    } as const
    const [run] = stones('a1')
    if (run === undefined) throw new Error('no stone')
    const [rule] = whole().by.lines
    if (rule === undefined) throw new Error('no rule')
    const tried = {
      ...whole(),
      by,
      lines: [{ kind: 'tried', rule, action: run, could: true }],
      chosen: run,
    } as const
    const nothing = { ...whole(), by, lines: [], chosen: undefined }
    expect(spoken([summarizeDecision(tried), summarizeDecision(nothing), formatChoice(nothing)])).toEqual([
      'Orders: a, die erste ausführbare Aktion.',
      'Orders: Keine Aktion ist möglich.',
      'Orders: nichts',
    ])
  })
})

test('a ruling is named where the line dropped somebody, where it is not read as standard, and without a decision', () => {
  const decision = whole()
  const other = { ...decision, situation: { rulings: { 'stone.guess': 'that' } } }
  expect(said(other)[4]).toBe('1. weight [ruling: “Guess”]: all equal (1)')
  const [line] = decision.lines.slice(4)
  expect(line && format(formatLine(line))).toBe('1. weight [ruling: “Guess”]: all equal (1)')
})

test('only the roll of the tie-break itself is told with it, also if the game puts the question itself', () => {
  const decision = decided([], ['a1', 'b1'], tieByDie(6, 'a die'), 3)
  const [tied] = decision.lines
  if (tied?.kind !== 'tied') throw new Error('no tie')
  const answered = (id: string): DecisionLine => ({
    kind: 'answered',
    question: die(id, message('roll', 'Roll.'), 6),
    answer: 3,
  })
  const kinds = (...lines: readonly DecisionLine[]) =>
    relevantLines({ ...decision, lines }).map(({ kind }) => kind)
  expect(kinds(answered('stone.tie'), tied)).toEqual(['tied'])
  expect(kinds(answered('wind'), tied)).toEqual(['answered', 'tied'])
  expect(kinds(answered('stone.tie'))).toEqual(['answered'])
  const own = { ...tied, rule: { ...tied.rule, asks: 'own' } }
  expect(kinds(answered('own'), own)).toEqual(['tied'])
  expect(kinds(answered('stone.tie'), own)).toEqual(['answered', 'tied'])
})

describe('a tie-break', () => {
  const heaviest = most<Stone, Heap>(1, 'weight', weight)

  test('names the ruling that it rests on', () => {
    const tied = decided([heaviest], ['a1', 'b1'], tieByPrintedOrder('the first', guess))
    expect(said(tied)[1]).toBe('Tie, the first [ruling: “Guess”]: a (of a and b)')
    expect(format(summarizeDecision(tied))).toBe('Stone: a; decided by: the first [ruling: “Guess”].')
  })

  test('with a number of the booklet is told as a line of it', () => {
    const tied = decided([heaviest], ['a1', 'b1'], withBookNumber('5', tieByPrintedOrder('the first')))
    expect(said(tied)[1]).toBe('5. the first: a (of a and b)')
  })

  test('is told as a tie without its decision', () => {
    const [line] = decided([], ['a1', 'b1']).lines
    expect(line && format(formatLine(line))).toBe('Tie, the first: a (of a and b)')
  })
})

test('a column without a possible action chose nothing', () => {
  const by = { id: 'camp', kind: 'column', title: message('camp', 'Orders'), cite: page, lines: [] } as const
  expect(format(formatChoice({ ...whole(), by, lines: [], chosen: undefined }))).toBe('Orders: nothing')
})
