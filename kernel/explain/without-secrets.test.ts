import { describe, expect, test } from 'vitest'
import { autoPlay, randomAnswerer } from '../match/answerers.ts'
import type { GameModule } from '../match/game-module.ts'
import { german } from '../messages/german.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { most } from '../lists/filter.ts'
import { priorityList } from '../lists/priority-list.ts'
import { tieByDie } from '../lists/tie-break.ts'
import { makeTranscript, parseTranscript } from '../replay/index.ts'
import { smallGame } from '../small-game/index.ts'
import { heading } from '../small-game/pieces.ts'
import type { Situation, Tower } from '../small-game/situation.ts'
import { playAnswers, decisionsOf, newMatch, unwrapProblem, turn, unwrap } from '../testing/index.ts'
import { summarizeDecision, explainDecision } from './explain.ts'
import { excludedCandidates, explainWhyNot } from './why-not.ts'
import { redactSecrets } from './manual-steps-after-undo.ts'

/** The tower that the raider watches in secret; shown at the end of the turn. */
const watch = priorityList<Tower, Situation>(
  'small.watch',
  'Watched tower',
  heading('Watching'),
  [most(1, 'the most supplies', ({ supplies }) => supplies)],
  tieByDie(6, 'a die'),
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
const begun = () => playAnswers(newMatch(game, {}, 1), ['watch.tie', 3])

describe('a decision that is secret', () => {
  test('hides its candidates, its lines and its choice from every log', () => {
    const [hidden] = decisionsOf(begun())
    expect(hidden).toMatchObject({ among: [], lines: [], chosen: undefined, secret: true })
    if (hidden === undefined) return
    expect(format(summarizeDecision(hidden))).toBe('Watched tower: hidden for now.')
    expect(summarizeDecision(hidden).id).toBe('kernel.summary.secret')
    expect(explainDecision(hidden).map((line) => format(line))).toEqual(['Watched tower: hidden for now'])
    expect(explainDecision(hidden).map((line) => format(line, german))).toEqual([
      'Watched tower: vorerst verdeckt',
    ])
    expect(format(explainWhyNot(hidden, 'ford'))).toBe('Watched tower: hidden for now.')
    expect(excludedCandidates(hidden)).toEqual([])
  })

  test('cannot be overruled', () => {
    const match = begun()
    const [hidden] = decisionsOf(match)
    if (hidden !== undefined)
      expect(unwrapProblem(match.overrule(hidden, undefined, 'no'))).toBe('That decision is hidden for now.')
  })

  test('is shown when it is secret no longer, and hidden again by an undo', () => {
    const match = turn(begun(), ['go', true])
    expect(decisionsOf(match)[0]?.chosen?.id).toBe('mill')
    match.undo()
    expect(decisionsOf(match)[0]?.secret).toBe(true)
    expect(match.look(2).told[0]).toMatchObject({ secret: true })
  })

  test('asks chance in secret where it is tied', () => {
    expect(newMatch(game, {}, 1).question).toMatchObject({ id: 'small.watch.tie', secret: true })
  })

  test('is hidden in a transcript, which gives back the same match', () => {
    const { journal } = turn(begun(), ['go', true])
    const text = unwrap(makeTranscript(game, journal))
    expect(text).toContain('Watched tower: hidden for now')
    const read = unwrap(parseTranscript(game, text))
    expect(unwrap(makeTranscript(game, read))).toBe(text)
  })
})

test('a list without secrets keeps its log as it is', () => {
  const match = newMatch(smallGame)
  expect(match.log).toBe(match.log)
})

test('beside a list with secrets the decisions of others are shown', () => {
  const match = newMatch(smallGame, {}, 3)
  autoPlay(match, () => randomAnswerer(3))
  const shown = redactSecrets(match.log, game.declared, { ...match.situation, turn: 1 })
  expect(shown.filter(({ kind }) => kind === 'decision').length).toBeGreaterThan(0)
  expect(shown).toEqual(match.log)
})
