import { describe, expect, test } from 'vitest'
import { type Game, type GameModule, rulesText } from '../match/game-module.ts'
import { parseFailure, parseSuccess, type Parsed } from '../read/json.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { newMatch, playAtRandom, unwrapProblem, unwrap } from '../testing/index.ts'
import { gameForText, parseMatchText, rulesInText } from './match-text.ts'
import { reopenMatch } from './reopen-match.ts'
import { resumeMatch } from './resume-match.ts'
import { makeTranscript } from './transcript.ts'

const text = 'The raider loots.\n> match {"game":"other"}\nThen it rests.'
const edited = 'The raider loots twice.'

/** A game made from a text; if the text loots twice, a turn counts double. */
function made(from: string, id = 'page'): GameModule<Situation> {
  return {
    ...smallGame,
    id,
    rules: rulesText(from),
    *turn(table) {
      yield* smallGame.turn(table)
      if (from === edited)
        table.change({ ...table.now, turn: table.now.turn + 1 }, message('small.twice', 'Twice.'))
    },
  }
}

const journal = playAtRandom(newMatch(made(text), {}, 5), 5).journal
const kept = JSON.stringify(journal)
const unknown = (id: string): Parsed<Game> => parseFailure(`Unknown game ${id}.`)
const known = (game: GameModule<Situation>) => (): Parsed<Game> => parseSuccess(game as Game)
const load = (from: string, id: string): Parsed<Game> => parseSuccess(made(from, id) as Game)

describe('a journal of a game that was made from a text', () => {
  test('names its rules by a digest and carries them, also in a transcript', () => {
    expect(journal.rules).toEqual({ digest: expect.stringMatching(/^[0-9a-f]{16}$/) as string, text })
    expect(unwrap(rulesInText(kept))).toEqual(journal.rules)
    const transcript = unwrap(makeTranscript(made(text), journal))
    expect(unwrap(rulesInText(`A report.\n${transcript}`))).toEqual(journal.rules)
  })

  test('opens without the game: the loader makes it from the carried rules', () => {
    const game = unwrap(gameForText(kept, unknown, load))
    const { journal: read } = unwrap(parseMatchText(game, kept))
    expect(unwrap(resumeMatch(game, read)).journal).toEqual(journal)
  })

  test('is played by the text it began with, where the known one was edited since', () => {
    expect(unwrap(gameForText(kept, known(made(edited)), load)).rules?.text).toBe(text)
    const same = made(text)
    expect(unwrap(gameForText(kept, known(same), load))).toBe(same)
  })

  test('needs no text where the game is known', () => {
    const bare = JSON.stringify({ ...journal, rules: { digest: journal.rules?.digest } })
    const game = unwrap(gameForText(bare, known(made(text))))
    expect(unwrap(resumeMatch(game, unwrap(parseMatchText(game, bare)).journal)).outcome).toBeDefined()
    expect(unwrapProblem(gameForText(bare, unknown, load))).toBe('Unknown game page.')
    expect(unwrapProblem(gameForText(bare, known(made(edited)), load))).toBe(
      'This match was played by other rules, and does not carry them.',
    )
  })

  test('is refused where its text is not the one it was played by', () => {
    const forged = JSON.stringify({ ...journal, rules: { ...journal.rules, text: edited } })
    expect(unwrapProblem(gameForText(forged, unknown, load))).toBe(
      'The rules that this match carries are not those that it was played by.',
    )
    expect(unwrapProblem(gameForText(kept, unknown, (from) => load(from, 'other')))).toBe(
      'The rules that this match carries make another game.',
    )
    expect(unwrapProblem(gameForText(kept, unknown, () => parseFailure('No rules.')))).toBe('No rules.')
    expect(unwrapProblem(rulesInText('{"game":"page","rules":{"digest":7}}'))).toContain('digest')
  })

  test('can be reopened by the edited text, as far as it agrees', () => {
    expect(unwrapProblem(resumeMatch(made(edited), journal))).toBe(
      'This journal was played by another text of the rules.',
    )
    const { match, divergence } = reopenMatch(made(edited), { journal })
    expect(match.journal.rules).toEqual(rulesText(edited))
    expect(divergence?.rest.length).toBeGreaterThan(0)
    const { divergence: unchanged } = reopenMatch(
      { ...made(text), rules: rulesText(`${text} `) },
      { journal },
    )
    expect(unchanged?.mismatch.map((each) => format(each))).toEqual([
      'It was played with a different version of this page.',
    ])
    expect(unchanged?.rest).toEqual([])
  })
})

test('a game in code writes no rules into its journals', () => {
  expect(Object.keys(newMatch(smallGame).journal)).not.toContain('rules')
  expect(unwrap(rulesInText(JSON.stringify(newMatch(smallGame).journal)))).toBeUndefined()
})
