import type { StateChange, LiveMatch, Decision } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { type MatchLog, recentLog } from './recent-log.ts'

function matchLog(after: readonly number[], by: readonly ('seat' | 'table' | 'seed')[]): MatchLog {
  const log = after.map((steps, at) => ({
    kind: 'change',
    before: undefined,
    now: undefined,
    tell: { id: String(at), text: String(at), as: 'headline' },
    after: steps,
    turn: 1,
  })) satisfies readonly StateChange<unknown>[]
  const steps = by.map((who) => ({
    q: 'q',
    a: true,
    by: who === 'seed' ? 'seed' : 'person',
    ...(who === 'seat' ? { seat: 'player' } : {}),
  })) as LiveMatch<unknown>['steps']
  const game: Pick<MatchLog['game'], 'seats'> = { seats: () => ['player'] }
  return { game: game as MatchLog['game'], journal: {} as MatchLog['journal'], log, steps }
}

function idsOf(changes: readonly StateChange<unknown>[]): readonly string[] {
  return changes.map(({ tell }) => tell.id)
}

test('all headlines since the last answer of a seat are current', () => {
  const { headlines, earlier } = recentLog(matchLog([1, 1, 2], ['seat', 'seed']))
  expect([idsOf(earlier), idsOf(headlines)]).toEqual([[], ['0', '1', '2']])
})

test('headlines before an answer of the table are earlier ones', () => {
  const { headlines, earlier } = recentLog(matchLog([1, 2, 2], ['seat', 'table']))
  expect([idsOf(earlier), idsOf(headlines)]).toEqual([['0'], ['1', '2']])
})

test('at a physical board moves from before an answer of the table are still to be made', () => {
  const match = matchLog([1, 2], ['seat', 'table'])
  const game = { ...match.game, isAtPhysicalBoard: () => true } as MatchLog['game']
  const { manualSteps, earlier } = recentLog({ ...match, game })
  expect([idsOf(manualSteps), idsOf(earlier)]).toEqual([['0', '1'], []])
  const opened = match.log.map((one) =>
    one.kind === 'change' && one.after === 2
      ? { ...one, tell: { ...one.tell, startsSection: true as const } }
      : one,
  )
  const next = recentLog({ ...match, game, log: opened })
  expect([idsOf(next.manualSteps), idsOf(next.earlier)]).toEqual([[], ['0']])
})

test('without a new headline the last one stays, and is not told again', () => {
  const { headlines, earlier, heard } = recentLog(matchLog([1, 1], ['seat', 'table']))
  expect([idsOf(earlier), idsOf(headlines), idsOf(heard)]).toEqual([['0'], ['1'], []])
})

test('secrets of one seat are hidden on a shared device', () => {
  const match = matchLog([1, 1], ['seat'])
  const [first, second] = match.log as readonly StateChange<unknown>[]
  const told = [{ ...first, to: 'a' } as StateChange<unknown>, second as StateChange<unknown>]
  const game: Pick<MatchLog['game'], 'seats'> = { seats: () => ['a', 'b'] }
  const shared = recentLog({ ...match, log: told, game: game as MatchLog['game'] })
  expect(idsOf([...shared.earlier, ...shared.headlines])).toEqual(['1'])
  expect(idsOf(recentLog({ ...match, log: told }).headlines)).toEqual(['0', '1'])
})

test('a decision belongs to the headline that follows it', () => {
  const match = matchLog([1, 2], ['seat', 'table'])
  const [first, second] = match.log as readonly StateChange<unknown>[]
  const decision = (number: number, after: number) =>
    ({ kind: 'decision', number, open: false, after }) as unknown as Decision
  const numbers = (told: MatchLog['log']) => {
    const { reasons, earlierReasons } = recentLog({ ...match, log: told })
    return [earlierReasons, reasons].map((all) => all.flatMap((one) => ('number' in one ? [one.number] : [])))
  }
  const [one, two] = [first as StateChange<unknown>, second as StateChange<unknown>]
  expect(numbers([decision(0, 0), decision(1, 1), one, decision(2, 1), two])).toEqual([[1], [2]])
  expect(numbers([decision(1, 1), one, two])).toEqual([[1], []])
  expect(numbers([decision(1, 1)])).toEqual([[], []])
  expect(numbers([decision(1, 1), { ...one, tell: { id: 'plain', text: 'plain' } }])).toEqual([[], [1]])
})

test('a decision before an answer belongs to what the answer was about', () => {
  const match = matchLog([1], ['seat'])
  const [fires] = match.log as readonly StateChange<unknown>[]
  const decision = { kind: 'decision', number: 0, open: false, after: 0 } as unknown as Decision
  const own = { ...fires, tell: { id: 'own', text: 'own' }, after: 0 } as StateChange<unknown>
  const reasons = (...told: MatchLog['log']) => recentLog({ ...match, log: told }).reasons
  expect(reasons(own, decision, fires as StateChange<unknown>)).toEqual([decision, fires])
  expect(reasons(decision, own, fires as StateChange<unknown>)).toEqual([fires])
})

test('results belong to their headline, not to the notes; both are spoken', () => {
  const match = matchLog([1, 1], ['seat'])
  const [first, second] = match.log as readonly StateChange<unknown>[]
  const told = (id: string, as?: 'result'): StateChange<unknown> =>
    ({ ...first, tell: { id, text: id, ...(as === undefined ? {} : { as }) } }) as StateChange<unknown>
  const [before, one, two] = [told('before', 'result'), told('one', 'result'), told('two', 'result')]
  const all = [before, first, told('move'), one, second, two] as readonly StateChange<unknown>[]
  const { headlines, resultsOf, earlier, notes, spoken, heard } = recentLog({ ...match, log: all })
  expect(headlines.map((headline) => idsOf(resultsOf(headline)))).toEqual([['one'], ['two']])
  expect([idsOf(earlier), idsOf(notes)]).toEqual([['before'], ['move']])
  expect(idsOf(spoken)).toEqual(['0', 'move', 'one', '1', 'two'])
  expect(idsOf(heard)).toEqual(['0', 'move', 'one', '1', 'two'])
})

test('changes after an earlier headline belong to it; the next decision belongs to the next headline', () => {
  const match = matchLog([1, 2], ['seat', 'table'])
  const [first, second] = match.log as readonly StateChange<unknown>[]
  const moved = { ...first, tell: { id: 'moved', text: 'moved' } } as StateChange<unknown>
  const decision = { kind: 'decision', number: 0, open: false, after: 2 } as unknown as Decision
  const all = [first, moved, decision, second] as MatchLog['log']
  const { reasons, earlierReasons } = recentLog({ ...match, log: all })
  expect([earlierReasons, reasons]).toEqual([
    [first, moved],
    [decision, second],
  ])
})

describe('at a physical board', () => {
  const told = (id: string, after: number, more: object = {}): StateChange<unknown> =>
    ({ kind: 'change', tell: { id, text: id, ...more }, after, turn: 1 }) as StateChange<unknown>
  const [headline, result] = [{ as: 'headline' }, { as: 'result' }]
  const logAt = (
    physical: boolean,
    all: readonly StateChange<unknown>[],
    by: Parameters<typeof matchLog>[1],
  ) => {
    const match = matchLog([], by)
    return recentLog({ ...match, log: all, game: { ...match.game, isAtPhysicalBoard: () => physical } })
  }

  test('several moves are steps to do, in order with their notes; one move is told by its headline alone', () => {
    const all = [told('first sails', 1, headline), told('smoke', 1), told('second sails', 1, headline)]
    expect(idsOf(logAt(true, all, ['seat']).manualSteps)).toEqual(['first sails', 'smoke', 'second sails'])
    expect(idsOf(logAt(true, all.slice(0, 2), ['seat']).manualSteps)).toEqual(['smoke'])
    expect(logAt(false, all, ['seat']).manualSteps).toEqual([])
  })

  test('a headline that opens a section is no step to do', () => {
    const all = [told('is activated', 1, { ...headline, startsSection: true }), told('shoots', 1, headline)]
    expect(idsOf(logAt(true, all, ['seat']).manualSteps)).toEqual([])
    const two = [...all, told('reloads', 1, headline)]
    expect(idsOf(logAt(true, two, ['seat']).manualSteps)).toEqual(['shoots', 'reloads'])
  })

  test('what the person has to do stays open where only a section opens, such as the next stage', () => {
    const all = [
      told('discard', 1),
      told('markers', 1),
      told('now the AI', 1, { ...headline, startsSection: true }),
    ]
    const { headlines, manualSteps, earlier } = logAt(true, all, ['seat'])
    expect([headlines, manualSteps, earlier].map(idsOf)).toEqual([['now the AI'], ['discard', 'markers'], []])
    const rolled = [
      ...all,
      told('your side', 2, { ...headline, startsSection: true }),
      told('pull a tile', 2),
    ]
    expect(idsOf(logAt(true, rolled, ['seat', 'table']).manualSteps)).toEqual(['pull a tile'])
  })

  test('what set-up tells after the last roll of the person is still to be done with the first move', () => {
    const all = [
      { ...told('row', 0), turn: 0 },
      { ...told('marker', 1), turn: 0 },
      told('it places', 1, headline),
      told('piece', 1),
    ]
    expect(idsOf(logAt(true, all, ['table']).manualSteps)).toEqual(['marker', 'piece'])
    expect(idsOf(logAt(true, all, ['seed']).manualSteps)).toEqual(['piece'])
  })

  test('what the set-up page has listed is not listed again; what an answer adds to it is', () => {
    const setUp = [
      { ...told('islands', 0, headline), turn: 0 },
      { ...told('your ships', 0), turn: 0 },
      { ...told('its ships', 1), turn: 0 },
    ]
    const { game, ...match } = matchLog([], ['table'])
    const log = { ...match, log: setUp, game: { ...game, isAtPhysicalBoard: () => true } }
    expect(idsOf(recentLog(log).manualSteps)).toEqual(['your ships', 'its ships'])
    const { headlines, manualSteps } = recentLog(log, true)
    expect([headlines, manualSteps].map(idsOf)).toEqual([[], ['its ships']])
    expect(idsOf(recentLog({ ...log, steps: [], log: setUp.slice(0, 2) }, true).notes)).toEqual([])
  })

  test('a result to carry out is a step, on the screen alone it belongs to its headline', () => {
    const fires = told('fires', 1, headline)
    const all = [fires, told('hit', 1, result), told('sunk', 1, { ...result, byHand: true })]
    const [table, screen] = [logAt(true, all, ['seat']), logAt(false, all, ['seat'])]
    expect([idsOf(table.resultsOf(fires)), idsOf(table.manualSteps)]).toEqual([['hit'], ['sunk']])
    expect(idsOf(screen.resultsOf(fires))).toEqual(['hit', 'sunk'])
  })

  test('what goes into a bag comes before the next draw, until the person has answered', () => {
    const all = [told('places', 1, headline), told('into the bag', 2, { beforeDraw: true })]
    expect(idsOf(logAt(true, all, ['seat', 'table']).beforeDraw)).toEqual(['into the bag'])
    expect(logAt(true, all, ['seat', 'table', 'table']).beforeDraw).toEqual([])
    expect(logAt(false, all, ['seat', 'table']).beforeDraw).toEqual([])
  })
})

describe("the user's own steps", () => {
  const told = (id: string, after: number, as?: 'headline', turn = 1): StateChange<unknown> =>
    ({ kind: 'change', tell: { id, text: id, as }, after, turn }) as StateChange<unknown>
  const logOf = (all: readonly StateChange<unknown>[], by: Parameters<typeof matchLog>[1]) => {
    const { earlier, notes } = recentLog({ ...matchLog([], by), log: all })
    return [idsOf(earlier), idsOf(notes)]
  }
  const own = [told('you place', 1), told('you draw', 1)]

  test('are open until the opponent has moved, then earlier ones', () => {
    expect(logOf(own, ['seat'])).toEqual([[], ['you place', 'you draw']])
    const moved = [...own, told('the bot draws', 2), told('it places', 2, 'headline'), told('marker', 2)]
    expect(logOf(moved, ['seat', 'seed'])).toEqual([
      ['you place', 'you draw'],
      ['the bot draws', 'marker'],
    ])
  })

  test('include the set-up, but nothing of the first turn', () => {
    const setUp = [told('markers', 0, undefined, 0), told('row', 1, undefined, 0)]
    const turn = [told('token', 2), told('it places', 2, 'headline'), told('marker', 2)]
    const expected = [
      ['markers', 'row'],
      ['token', 'marker'],
    ]
    expect(logOf([...setUp, ...turn], ['seed', 'seed'])).toEqual(expected)
    expect(logOf([...setUp, ...turn], ['seat', 'seed'])).toEqual([['row'], ['token', 'marker']])
  })

  test('the reasons of the first move do not begin with the set-up', () => {
    const all = [told('rolled', 0, undefined, 0), told('token', 1), told('it places', 1, 'headline')]
    const { reasons } = recentLog({ ...matchLog([], ['seed']), log: all })
    expect(reasons).toEqual(all.slice(1))
  })
})

describe('after an opening, such as an activation', () => {
  const opens = (id: string, after: number, more: object = {}): StateChange<unknown> =>
    ({ kind: 'change', tell: { id, text: id, ...more }, after }) as StateChange<unknown>
  const [opening, headline, aside] = [
    { as: 'headline', startsSection: true },
    { as: 'headline' },
    { as: 'aside' },
  ]
  const after = (told: readonly StateChange<unknown>[], by: Parameters<typeof matchLog>[1]) =>
    recentLog({ ...matchLog([], by), log: told })

  test('the notes restart, and older entries are earlier ones', () => {
    const told = [
      opens('yours', 1, aside),
      opens('first', 1, opening),
      opens('shoots', 2, headline),
      opens('loses', 3, { as: 'result' }),
      opens('ended', 3, aside),
      opens('second', 3, opening),
      opens('rule', 3, aside),
    ]
    const { headlines, earlier, notes, resultsOf } = after(told, ['seat', 'table', 'table'])
    expect(idsOf(headlines)).toEqual(['second'])
    expect(idsOf(notes)).toEqual(['rule'])
    expect(idsOf(earlier)).toEqual(['yours', 'first', 'shoots', 'ended'])
    expect(idsOf(resultsOf(told[2] as StateChange<unknown>))).toEqual(['loses'])
  })

  test('unread headlines and open manual steps stay', () => {
    const told = [
      opens('first', 1, opening),
      opens('reloads', 2, headline),
      opens('event', 2),
      opens('second', 2, opening),
    ]
    expect(idsOf(after(told, ['seat', 'table']).headlines)).toEqual(['reloads', 'second'])
    const drawn = [opens('first', 1, opening), opens('event', 2), opens('second', 2, opening)]
    const { notes, earlier } = after(drawn, ['seat', 'table'])
    expect([idsOf(earlier), idsOf(notes)]).toEqual([['first'], ['event']])
  })

  test('repeated headlines are counted from the opening on', () => {
    const told = [
      opens('moves', 1, headline),
      opens('first', 1, opening),
      opens('moves', 1, headline),
      opens('moves', 2, headline),
    ]
    const { countOf } = after(told, ['seat', 'table'])
    expect(told.slice(2).map(countOf)).toEqual([1, 2])
  })
})
