import { describe, expect, test } from 'vitest'
import type { Game, GameModule } from '../match/game-module.ts'
import { rulesOf } from '../match/rules.ts'
import { bad, good, type Parsed } from '../read/json.ts'
import { say } from '../say/language.ts'
import { message } from '../say/message.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, playAtRandom, problem, value } from '../testing/index.ts'
import { gameIn, parseKept, rulesNamedIn } from './kept-match.ts'
import { reopen } from './reopen.ts'
import { resume } from './resume.ts'
import { makeTranscript } from './transcript.ts'

const text = 'The raider loots.\n> match {"game":"other"}\nThen it rests.'
const edited = 'The raider loots twice.'

/** A game that is made from a text; where it loots twice, a turn counts double. */
function made(from: string, id = 'page'): GameModule<Situation> {
  return {
    ...smallGame,
    id,
    rules: rulesOf(from),
    *turn(table) {
      yield* smallGame.turn(table)
      if (from === edited)
        table.change({ ...table.now, turn: table.now.turn + 1 }, message('small.twice', 'Twice.'))
    },
  }
}

const journal = playAtRandom(newMatch(made(text), {}, 5), 5).journal
const kept = JSON.stringify(journal)
const unknown = (id: string): Parsed<Game> => bad(`Unknown game ${id}.`)
const known = (game: GameModule<Situation>) => (): Parsed<Game> => good(game as Game)
const load = (from: string, id: string): Parsed<Game> => good(made(from, id) as Game)

describe('a journal of a game that was made from a text', () => {
  test('names its rules by a digest and carries them, also in a transcript', () => {
    expect(journal.rules).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string, text })
    expect(value(rulesNamedIn(kept))).toEqual(journal.rules)
    const transcript = value(makeTranscript(made(text), journal))
    expect(value(rulesNamedIn(`A report.\n${transcript}`))).toEqual(journal.rules)
  })

  test('opens without the game: the loader makes it from the carried rules', () => {
    const game = value(gameIn(kept, unknown, load))
    const { journal: read } = value(parseKept(game, kept))
    expect(value(resume(game, read)).journal).toEqual(journal)
  })

  test('is played by the text it began with, where the known one was edited since', () => {
    expect(value(gameIn(kept, known(made(edited)), load)).rules?.text).toBe(text)
    const same = made(text)
    expect(value(gameIn(kept, known(same), load))).toBe(same)
  })

  test('needs no text where the game is known', () => {
    const bare = JSON.stringify({ ...journal, rules: { digest: journal.rules?.digest } })
    const game = value(gameIn(bare, known(made(text))))
    expect(value(resume(game, value(parseKept(game, bare)).journal)).outcome).toBeDefined()
    expect(problem(gameIn(bare, unknown, load))).toBe('Unknown game page.')
    expect(problem(gameIn(bare, known(made(edited)), load))).toBe(
      'This match was played by other rules, and does not carry them.',
    )
  })

  test('is refused where its text is not the one it was played by', () => {
    const forged = JSON.stringify({ ...journal, rules: { ...journal.rules, text: edited } })
    expect(problem(gameIn(forged, unknown, load))).toBe(
      'The rules that this match carries are not those that it was played by.',
    )
    expect(problem(gameIn(kept, unknown, (from) => load(from, 'other')))).toBe(
      'The rules that this match carries make another game.',
    )
    expect(problem(gameIn(kept, unknown, () => bad('No rules.')))).toBe('No rules.')
    expect(problem(rulesNamedIn('{"game":"page","rules":{"digest":7}}'))).toContain('digest')
  })

  test('can be reopened by the edited text, as far as it agrees', () => {
    expect(problem(resume(made(edited), journal))).toBe(
      'This journal was played by another text of the rules.',
    )
    const { match, departs } = reopen(made(edited), { journal })
    expect(match.journal.rules).toEqual(rulesOf(edited))
    expect(departs?.rest.length).toBeGreaterThan(0)
    const { departs: unchanged } = reopen({ ...made(text), rules: rulesOf(`${text} `) }, { journal })
    expect(unchanged?.differs.map((each) => say(each))).toEqual([
      'It was played by another text of the rules.',
    ])
    expect(unchanged?.rest).toEqual([])
  })
})

test('a game in code writes no rules into its journals', () => {
  expect(Object.keys(newMatch(smallGame).journal)).not.toContain('rules')
  expect(value(rulesNamedIn(JSON.stringify(newMatch(smallGame).journal)))).toBeUndefined()
})
