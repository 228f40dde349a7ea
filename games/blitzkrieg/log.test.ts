import { decidingLine, excludedCandidates, positionOfMatch, format, explainWhyNot } from '@opfor/kernel'
import {
  playAnswers,
  chosenBy,
  decisionsOf,
  explanationText,
  newMatch,
  optionIds,
  logTexts,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { cites } from './cites.ts'
import { blitzkrieg } from './index.ts'
import { forecast } from './rules/bot-turn/may-come.ts'
import { parseSituation } from './shown/parse-situation.ts'
import { matchAt, placed } from './testing/matches.ts'
import { onHouseBoard, settings, situation } from './testing/position.ts'
import { words } from './table/words.ts'

const learning = { options: { stratagems: false } }

describe('a placement is explained', () => {
  test('a spy by the unit that it copies, and an officer by what it counts', () => {
    const at = { last: { player: 'general' }, on: { 'AME.1.3': 'bot airforce-1' } }
    expect(logTexts(placed('bot', 'spy', 'AME.1.4', at))).toEqual([
      'The bot places spy on Africa & Middle East, campaign 1, space 4 (Propaganda 1).',
      'The spy fights as general.',
      'The bot has 1 VP now (+1).',
      'general moves the marker by 2: 1, plus 1 for each army and airforce unit of its side in Africa & Middle East, special weapons excluded (1).',
      "Move the marker of Africa & Middle East to cell 2 on the bot's half.",
    ])
  })

  test('a scientist as what the bot treats it as', () => {
    expect(logTexts(placed('bot', 'scientist', 'WE.1.3', {}))).toContain(
      "The bot's scientist fights as an airforce of strength 3.",
    )
  })

  test('a task force, a bomber and the nuclear bomb by what they do', () => {
    expect(logTexts(placed('bot', 'task-force-navy', 'WE.1.3', {}))).toContain(
      'A task force cancels the effect of the space.',
    )
    expect(logTexts(placed('bot', 'bomber-navy', 'WE.1.3', { reserve: [] }))).toContain(
      'A bomber also bombs.',
    )
    expect(logTexts(placed('bot', 'nuclear-bomb', 'WE.1.3', {}))).toContain(
      'Nuclear bomb: every other open track moves 2 against the bot, but not onto its end cell.',
    )
  })

  test('a strategic advantage that moves nothing says so', () => {
    const at = { markers: { WE: 13 }, closed: { PO: 3, EE: 3, SEA: 2 } }
    expect(logTexts(placed('bot', 'army-1', 'AME.1.1', at))).toContain(
      'The marker of Western Europe cannot move any further: the advantage has no effect.',
    )
  })
})

describe('a blitz of the bot says where it places again', () => {
  const told = (row: readonly string[], rulings = {}, pacific = 3) => {
    const east = { 'EE.3.1': 'player army-1', 'EE.3.3': 'player army-1', 'EE.3.4': 'player army-2' }
    const on = { ...east, 'PO.3.1': 'player navy-1', 'PO.3.2': 'player navy-1' }
    const closed = { WE: 3, PO: pacific, EE: 2, AME: 2, SEA: 2 }
    const markers = { PO: -5 }
    const match = matchAt({ drawn: 'rapid-deployment', row, on, closed, markers }, { rulings })
    return logTexts(match).filter((each) => each.startsWith('Blitz'))
  }

  test('in the same theatre', () => {
    expect(told(['blitz-army', 'army-1'])).toEqual([
      'Blitz: the bot places again in the same theatre (Eastern Europe).',
    ])
  })

  test('in any theatre where nothing can be placed there, or not at all', () => {
    expect(told(['blitz-army', 'navy-1'], {}, 2)).toEqual([
      'Blitz: the bot places again, in any theatre: Eastern Europe has no room.',
    ])
    expect(told(['blitz-army', 'navy-1'], { 'blitzkrieg.blitzRepeat': 'lost' }, 2)).toEqual([
      'Blitz: no room in Eastern Europe, so the second placement is lost.',
    ])
  })

  test('and that it is lost where no unit fits anywhere', () => {
    expect(told(['blitz-army', 'navy-1'])).toEqual([
      'Blitz: no room in any theatre, so the second placement is lost.',
    ])
  })
})

describe('every sentence of a rule cites its own heading', () => {
  test.each([
    ['botProduces', 'Note on Effects'],
    ['botDraws', "On the AI bot's turn, C"],
    ['blitz', 'Note on Effects'],
    ['steamroll', 'Stratagem Tokens: Steamroll'],
    ['campaignOfBot', 'Closing a campaign'],
    ['cup', 'Setup'],
  ] as const)('%s: %s', (name, heading) => {
    expect(cites[words[name].id]?.heading).toBe(heading)
  })

  test('lines of a stratagem cite the stratagem', () => {
    const match = matchAt({ drawn: 'secure', markers: { EE: 2 } })
    const [theatre] = decisionsOf(match, 'theatre')
    const line = theatre && decidingLine(theatre)
    expect(line !== undefined && 'rule' in line && line.rule.cite.heading).toBe('Stratagem Tokens: Secure')
  })
})

describe('why not something that was no candidate', () => {
  const match = matchAt(
    { row: ['army-1', 'army-2'], closed: { SEA: 2 }, on: { 'AME.1.4': 'player navy-1' } },
    learning,
  )
  const against = (list: string, id: string): string => {
    const [decision] = decisionsOf(match, list)
    return decision === undefined ? '' : format(explainWhyNot(decision, id))
  }

  test.each([
    ['theatre', 'SEA', 'all its campaigns are closed'],
    ['position', 'AME.1.4', 'navy 1 is already there'],
    ['position', 'AME.2.1', 'its campaign is not open yet'],
    ['position', 'WE.1.1', 'the bot has selected Africa & Middle East'],
    ['unit', 'army-3', "it is in the bot's bag, not in its row"],
    ['unit', 'spy', "there is none in the bot's row"],
  ])('%s, %s: %s', (list, id, because) => {
    if (match.question?.id === 'blitzkrieg.unit.tie') playAnswers(match, ['unit.tie', 1])
    expect(against(list, id)).toContain(`was not an option, because ${because}.`)
  })

  test('the theatre that gives a strategic advantage', () => {
    const [decision] = decisionsOf(placed('bot', 'army-1', 'AME.1.1', {}), 'strategic')
    expect(decision && excludedCandidates(decision).map(({ id }) => id)).toEqual(['AME'])
  })
})

describe('set-up', () => {
  test('tells who you are, what goes into the cup, which roll of how many and what it gives', () => {
    const match = newMatch(blitzkrieg, { options: { difficulty: 'hard', where: 'table' } })
    playAnswers(match, ['setupBot', ['navy-1', 'army-1', 'general', 'airforce-0', 'army-3']])
    expect(logTexts(match).slice(0, 3)).toEqual([
      'You are the Allies, the bot is the Axis and moves first.',
      'Put every battle marker on its red cell and both VP markers on 0.',
      'Put seven stratagem tokens into the cup: all but Steamroll, which goes beside it.',
    ])
    expect(match.question && format(match.question.text)).toBe(
      'Roll 1 of 4: where does the bot start 2 cells ahead? 1: Western Europe; 2: Pacific Ocean; 3: Eastern Europe; 4: Africa & Middle East; 5: South East Asia; 6: your choice.',
    )
    playAnswers(match, ['region', 3])
    expect(logTexts(match).slice(-2)).toEqual([
      'Roll 1 of 4 is 3: Eastern Europe.',
      "Move the marker of Eastern Europe to cell 2 on the bot's half.",
    ])
  })

  test('Nippon has four starting campaigns: 5 and 6 are your choice', () => {
    const wishes = { options: { board: onHouseBoard() }, rulings: { 'blitzkrieg.nipponStart': 'both' } }
    const match = newMatch(blitzkrieg, wishes)
    for (let { question } = match; question?.id !== 'blitzkrieg.region'; { question } = match)
      unwrap(match.answer(question?.write(question.sample(() => 0)) ?? '', 'seed'))
    expect(format(match.question?.text ?? words.over)).toContain('5 and 6: your choice.')
    playAnswers(match, ['region', 5])
    expect(match.question?.id).toBe('blitzkrieg.yourRegion')
    expect(optionIds(match)).toHaveLength(4)
  })
})

describe('the stratagem in force', () => {
  test('follows the token that is laid into play by hand', () => {
    const match = matchAt({ drawn: 'secure', markers: { EE: 2, WE: -2 }, row: ['army-1', 'army-2'] })
    unwrap(
      match.correct([
        { move: 'secure', from: 'inPlay', to: 'cup', count: 1 },
        { move: 'counterattack', from: 'cup', to: 'inPlay', count: 1 },
      ]),
    )
    expect(match.situation.stratagem).toBe('counterattack')
    expect(chosenBy(match, 'theatre')).toBe('WE')
  })

  test('is never Steamroll itself', () => {
    const match = matchAt({ drawn: 'secure' })
    expect(match.correct([{ set: 'stratagem', to: 'steamroll' }]).ok).toBe(false)
    const entered = unwrap(positionOfMatch(blitzkrieg, situation({}), settings()))
    expect(parseSituation(entered, settings()).ok).toBe(true)
    const wrong = parseSituation({ ...(entered as object), stratagem: 'steamroll' }, settings())
    expect(wrong.ok).toBe(false)
  })
})

test('nothing may come on your last turn', () => {
  const now = situation({ toMove: 'player', lastTurn: true, vp: [26, 3] }, { options: { stratagems: true } })
  expect(forecast(now, undefined)).toEqual([])
})

test('nothing may come once the war ends with your turn, or while the bot moves', () => {
  const told = (change: Parameters<typeof situation>[0]) =>
    forecast(situation({ row: ['army-1'], ...change }, { options: { stratagems: true } }), undefined).length
  expect(told({ toMove: 'player', vp: [24, 24] })).toBe(7)
  expect(told({ toMove: 'player', vp: [25, 3] })).toBe(0)
  expect(told({ toMove: 'player', vp: [3, 25] })).toBe(0)
  expect(told({ toMove: 'bot' })).toBe(0)
})

test('where you decide that nothing is placed, that is said', () => {
  const match = matchAt({ row: ['army-1'] }, learning)
  const [unit] = decisionsOf(match, 'unit')
  if (unit === undefined) throw new Error('no decision')
  unwrap(match.overrule(unit, undefined, 'it rests'))
  expect(logTexts(match)).toContain('The bot places nothing.')
})

test('a closing names the ruling that a placement is judged by, also for the greatest change', () => {
  const at = {
    drawn: 'counterattack',
    row: ['army-1', 'army-2'],
    markers: { EE: -2 },
    closed: { EE: 1 },
  } as const
  const match = matchAt(at, { rulings: { 'blitzkrieg.placementTried': 'movement' } })
  expect(explanationText(match, 'unit')).toContain('the greatest change [ruling: “What a placement counts”]')
})
