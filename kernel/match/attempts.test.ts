import { describe, expect, test } from 'vitest'
import type { GameModule } from './game-module.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { ask } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { resumeMatch } from '../replay/resume-match.ts'
import { smallGame } from '../small-game/index.ts'
import { suppliesLeft, type Situation } from '../small-game/situation.ts'
import { playAnswers, newMatch, unwrapProblem, visibleState, unwrap } from '../testing/index.ts'

type Small = GameModule<Situation>

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
    const before = visibleState(match)
    expect(unwrapProblem(match.correct(away))).toBe(
      'Nothing would be left to choose for this question: Which tower is rich?',
    )
    expect(visibleState(match)).toEqual(before)
    expect(match.journal.entries).toEqual([{ turn: 1, digest: '00000000' }])
    unwrap(match.answer('hill', 'person'))
  })

  const faulty = withTurn(function* (table) {
    const yes = yield* ask(table, () => yesNo('small.sure', 'north', sure))
    if (yes && suppliesLeft(table.now) < 12) throw new Error('no supplies')
    table.change({ ...table.now, turn: table.now.turn + 1 }, sure)
  })

  test('after an answer from which they fail', () => {
    const match = playAnswers(newMatch(faulty), ['sure', true])
    unwrap(match.correct(away))
    const before = visibleState(match)
    expect(unwrapProblem(match.answer(true, 'person'))).toBe(
      'The rules cannot go on from there, so nothing was changed: no supplies',
    )
    expect(visibleState(match)).toEqual(before)
    unwrap(match.answer(false, 'person'))
    expect(unwrap(resumeMatch(faulty, match.journal)).situation).toEqual(match.situation)
  })
})

describe('a situation that must not be left so', () => {
  const told = message('small.poor', 'Hill has no supplies: close it, or give it one.')
  const game: Small = {
    ...smallGame,
    validateSituation: (now) =>
      now.towers[0]?.supplies === 0 && now.towers[0].distance < 30
        ? { message: told, also: [{ set: 'hill-distance', to: 30 }] }
        : undefined,
  }
  const edits = [{ move: 'supply', from: 'hill', to: 'loot', count: 3 }]

  test('is rejected with the reason and what can be corrected with it', () => {
    const match = newMatch(game)
    expect(unwrapProblem(match.correct(edits))).toBe(format(told))
    const misfit = match.misfit(edits)
    expect(misfit?.message).toBe(told)
    unwrap(match.correct([...edits, ...(misfit?.also ?? [])]))
    expect(match.situation.towers[0]).toMatchObject({ supplies: 0, distance: 30 })
  })

  test('may be corrected elsewhere where it was so before, but not into another such situation', () => {
    const poorer = message('small.poorer', 'Hill and ford have no supplies.')
    const strict: Small = {
      ...game,
      validateSituation: (now) =>
        now.towers[0]?.supplies === 0 && now.towers[1]?.supplies === 0
          ? { message: poorer, also: [] }
          : game.validateSituation?.(now),
    }
    const before = newMatch(smallGame)
    unwrap(before.correct(edits))
    const match = unwrap(resumeMatch(strict, before.journal))
    expect(match.misfit([{ set: 'turn', to: 2 }])).toBeUndefined()
    unwrap(match.correct([{ set: 'turn', to: 2 }]))
    const more = [{ move: 'supply', from: 'ford', to: 'loot', count: 3 }]
    expect(match.misfit(more)?.message).toBe(poorer)
    expect(unwrapProblem(match.correct(more))).toBe(format(poorer))
  })

  test('is not looked for where the correction itself is not possible', () => {
    expect(newMatch(game).misfit([...edits, { set: 'tide', to: 1 }])).toBeUndefined()
  })

  test('does not end a match that was corrected so before', () => {
    const match = newMatch(smallGame)
    unwrap(match.correct(edits))
    expect(unwrap(resumeMatch(game, match.journal)).situation).toEqual(match.situation)
  })
})

describe('what nobody else saw', () => {
  const drawUnseen = {
    ...message('small.unseen', 'Draw {count} cards.'),
    undoMessage: message('small.unseen.back', 'Put back {count} cards.'),
  }
  const game = withTurn(function* (table) {
    const yes = yield* ask(table, () => yesNo('small.sure', 'north', sure))
    table.change({ ...table.now, turn: table.now.turn + 1 }, drawUnseen, { count: yes ? 2 : 1 })
  })
  const told = (match: { readonly byHand: readonly Parameters<typeof format>[0][] }) =>
    match.byHand.map((each) => format(each))

  test('has manual steps for undo, in reverse order, and for redo', () => {
    const match = newMatch(game)
    playAnswers(match, ['sure', true], ['sure', false])
    unwrap(match.undo(2))
    expect(told(match)).toEqual(['Put back 1 cards.', 'Put back 2 cards.'])
    unwrap(match.redo(1))
    expect(told(match)).toEqual(['Draw 2 cards.'])
  })
})

test('a decision knows the situation in which it was made', () => {
  const match = newMatch(smallGame, {}, 3)
  playAnswers(
    match,
    ['tracked', true],
    ['setup', 5],
    ['setup', 9],
    ['setup', 9],
    ['setup', 9],
    ['lit', ['hill']],
  )
  playAnswers(match, ['guard', 'ford'], ['guard', 'mill'])
  const decision = match.log.find((one) => one.kind === 'decision')
  expect(decision?.kind === 'decision' && (decision.situation as Situation).guards).toEqual({
    north: 'ford',
    south: 'mill',
  })
})
