import { describe, expect, test } from 'vitest'
import { playOn, sampling } from '../match/answerers.ts'
import type { GameModule } from '../match/game-module.ts'
import { german } from '../say/german.ts'
import { say } from '../say/language.ts'
import { message } from '../say/message.ts'
import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { most } from '../lists/filter.ts'
import { select } from '../lists/select.ts'
import { byDie } from '../lists/tie-break.ts'
import { makeTranscript, parseTranscript } from '../replay/index.ts'
import { smallGame } from '../small-game/index.ts'
import { heading } from '../small-game/pieces.ts'
import type { Situation, Tower } from '../small-game/situation.ts'
import { answer, decisions, newMatch, problem, turn, value } from '../testing/index.ts'
import { summary, why } from './explain.ts'
import { othersOf, whyNot } from './why-not.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Which tower the raider watches in secret; it is shown when the turn has ended. */
const watch = select<Tower, Situation>(
  'small.watch',
  'Watched tower',
  heading('Watching'),
  [most(1, 'the most supplies', ({ supplies }) => supplies)],
  byDie(6, 'a die'),
  {
    secret: ({ turn: now }) => now === 1,
    others: (now) => now.towers.map((each) => ({ ...each, because: message('small.no', 'it is not') })),
  },
)
const game: GameModule<Situation> = {
  ...smallGame,
  declared: [...smallGame.declared, watch],
  *setup() {},
  *turn(table) {
    yield* watch(table, (now) => now.towers)
    yield* ask(table, () => yesNo('small.go', 'table', message('small.go', 'Go on?')))
    table.change({ ...table.now, turn: table.now.turn + 1 }, message('small.next', 'The next turn.'))
  },
}
const begun = () => answer(newMatch(game, {}, 1), ['watch.tie', 3])

describe('a decision that is secret', () => {
  test('hides its candidates, its lines and its choice from every log', () => {
    const [hidden] = decisions(begun())
    expect(hidden).toMatchObject({ among: [], lines: [], chosen: undefined, secret: true })
    if (hidden === undefined) return
    expect(say(summary(hidden))).toBe('Watched tower: hidden for now.')
    expect(summary(hidden).id).toBe('kernel.summary.secret')
    expect(why(hidden).map((line) => say(line))).toEqual(['Watched tower: hidden for now'])
    expect(why(hidden).map((line) => say(line, german))).toEqual(['Watched tower: vorerst verdeckt'])
    expect(say(whyNot(hidden, 'ford'))).toBe('Watched tower: hidden for now.')
    expect(othersOf(hidden)).toEqual([])
  })

  test('cannot be overruled', () => {
    const match = begun()
    const [hidden] = decisions(match)
    if (hidden !== undefined)
      expect(problem(match.overrule(hidden, undefined, 'no'))).toBe('That decision is hidden for now.')
  })

  test('is shown when it is secret no longer, and hidden again by an undo', () => {
    const match = turn(begun(), ['go', true])
    expect(decisions(match)[0]?.chosen?.id).toBe('mill')
    match.undo()
    expect(decisions(match)[0]?.secret).toBe(true)
    expect(match.look(2).told[0]).toMatchObject({ secret: true })
  })

  test('asks chance in secret where it is tied', () => {
    expect(newMatch(game, {}, 1).question).toMatchObject({ id: 'small.watch.tie', secret: true })
  })

  test('is hidden in a transcript, which gives back the same match', () => {
    const { journal } = turn(begun(), ['go', true])
    const text = value(makeTranscript(game, journal))
    expect(text).toContain('Watched tower: hidden for now')
    const read = value(parseTranscript(game, text))
    expect(value(makeTranscript(game, read))).toBe(text)
  })
})

test('a list without secrets keeps its log as it is', () => {
  const match = newMatch(smallGame)
  expect(match.told).toBe(match.told)
})

test('beside a list with secrets the decisions of others are shown', () => {
  const match = newMatch(smallGame, {}, 3)
  playOn(match, () => sampling(3))
  const shown = withoutSecrets(match.told, game.declared, { ...match.situation, turn: 1 })
  expect(shown.filter(({ kind }) => kind === 'decision').length).toBeGreaterThan(0)
  expect(shown).toEqual(match.told)
})
