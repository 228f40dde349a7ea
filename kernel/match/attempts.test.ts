import { describe, expect, test } from 'vitest'
import type { GameModule } from './game-module.ts'
import { say } from '../say/language.ts'
import { message, withBack } from '../say/message.ts'
import { ask } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { resume } from '../replay/resume.ts'
import { smallGame } from '../small-game/index.ts'
import { suppliesLeft, type Situation } from '../small-game/situation.ts'
import { answer, newMatch, problem, seen, value } from '../testing/index.ts'

type Small = GameModule<Situation>

/** The small game with a turn of its own. */
const withTurn = (turn: Small['turn'], more: Partial<Small> = {}): Small => ({
  ...smallGame,
  *setup() {},
  turn,
  outcome: () => undefined,
  ...more,
})
const sure = message('small.sure', 'Sure?')

describe('if the rules cannot continue, everything is restored with a message:', () => {
  const which = withTurn(function* (table) {
    yield* ask(table, (now) =>
      choice(
        'small.rich',
        'north',
        message('small.rich', 'Which tower is rich?'),
        now.towers.filter(({ supplies }) => supplies > 2),
      ),
    )
    table.change({ ...table.now, turn: table.now.turn + 1 }, sure)
  })
  const away = ['hill', 'ford', 'mill', 'wood'].map((from) => ({
    move: 'supply',
    from,
    to: 'loot',
    count: 1,
  }))

  test('after a correction that leaves nothing to choose', () => {
    const match = newMatch(which)
    const before = seen(match)
    expect(problem(match.correct(away))).toBe(
      'Nothing would be left to choose for this question: Which tower is rich?',
    )
    expect(seen(match)).toEqual(before)
    expect(match.journal.entries).toEqual([{ turn: 1, digest: '00000000' }])
    value(match.answer('hill', 'person'))
  })

  const faulty = withTurn(function* (table) {
    const yes = yield* ask(table, () => yesNo('small.sure', 'north', sure))
    if (yes && suppliesLeft(table.now) < 12) throw new Error('no supplies')
    table.change({ ...table.now, turn: table.now.turn + 1 }, sure)
  })

  test('after an answer from which they fail', () => {
    const match = answer(newMatch(faulty), ['sure', true])
    value(match.correct(away))
    const before = seen(match)
    expect(problem(match.answer(true, 'person'))).toBe(
      'The rules cannot go on from there, so nothing was changed: no supplies',
    )
    expect(seen(match)).toEqual(before)
    value(match.answer(false, 'person'))
    expect(value(resume(faulty, match.journal)).situation).toEqual(match.situation)
  })
})

describe('a situation that must not be left so', () => {
  const told = message('small.poor', 'Hill has no supplies: close it, or give it one.')
  const game: Small = {
    ...smallGame,
    misfit: (now) =>
      now.towers[0]?.supplies === 0 && now.towers[0].distance < 30
        ? { told, also: [{ set: 'hill-distance', to: 30 }] }
        : undefined,
  }
  const edits = [{ move: 'supply', from: 'hill', to: 'loot', count: 3 }]

  test('is rejected with the reason and what can be corrected with it', () => {
    const match = newMatch(game)
    expect(problem(match.correct(edits))).toBe(say(told))
    const misfit = match.misfit(edits)
    expect(misfit?.told).toBe(told)
    value(match.correct([...edits, ...(misfit?.also ?? [])]))
    expect(match.situation.towers[0]).toMatchObject({ supplies: 0, distance: 30 })
  })

  test('may be corrected elsewhere where it was so before, but not into another such situation', () => {
    const poorer = message('small.poorer', 'Hill and ford have no supplies.')
    const strict: Small = {
      ...game,
      misfit: (now) =>
        now.towers[0]?.supplies === 0 && now.towers[1]?.supplies === 0
          ? { told: poorer, also: [] }
          : game.misfit?.(now),
    }
    const before = newMatch(smallGame)
    value(before.correct(edits))
    const match = value(resume(strict, before.journal))
    expect(match.misfit([{ set: 'turn', to: 2 }])).toBeUndefined()
    value(match.correct([{ set: 'turn', to: 2 }]))
    const more = [{ move: 'supply', from: 'ford', to: 'loot', count: 3 }]
    expect(match.misfit(more)?.told).toBe(poorer)
    expect(problem(match.correct(more))).toBe(say(poorer))
  })

  test('is not looked for where the correction itself is not possible', () => {
    expect(newMatch(game).misfit([...edits, { set: 'tide', to: 1 }])).toBeUndefined()
  })

  test('does not end a match that was corrected so before', () => {
    const match = newMatch(smallGame)
    value(match.correct(edits))
    expect(value(resume(game, match.journal)).situation).toEqual(match.situation)
  })
})

describe('what nobody else saw', () => {
  const drawUnseen = withBack(
    message('small.unseen', 'Draw {count} cards.'),
    message('small.unseen.back', 'Put back {count} cards.'),
  )
  const game = withTurn(function* (table) {
    const yes = yield* ask(table, () => yesNo('small.sure', 'north', sure))
    table.change({ ...table.now, turn: table.now.turn + 1 }, drawUnseen, { count: yes ? 2 : 1 })
  })
  const told = (match: { readonly byHand: readonly Parameters<typeof say>[0][] }) =>
    match.byHand.map((each) => say(each))

  test('has manual steps for undo, in reverse order, and for redo', () => {
    const match = newMatch(game)
    answer(match, ['sure', true], ['sure', false])
    value(match.undo(2))
    expect(told(match)).toEqual(['Put back 1 cards.', 'Put back 2 cards.'])
    value(match.redo(1))
    expect(told(match)).toEqual(['Draw 2 cards.'])
  })
})

test('a decision knows the situation in which it was made', () => {
  const match = newMatch(smallGame, {}, 3)
  answer(match, ['tracked', true], ['setup', 5], ['setup', 9], ['setup', 9], ['setup', 9], ['lit', ['hill']])
  answer(match, ['guard', 'ford'], ['guard', 'mill'])
  const decision = match.told.find((one) => one.kind === 'decision')
  expect(decision?.kind === 'decision' && (decision.situation as Situation).guards).toEqual({
    north: 'ford',
    south: 'mill',
  })
})
