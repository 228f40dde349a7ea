import { describe, expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import type { GameModule } from '../match/game-module.ts'
import type { Journal } from '../match/journal.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { positionOfMatch } from '../match/position-of-match.ts'
import { number } from '../ask/questions/number.ts'
import { reopenMatch } from './reopen-match.ts'
import { beginMatch } from './resume-match.ts'
import { ruling } from '../ask/ruling.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import { formatRemainingSteps } from './format-step.ts'
import { answerRandomly, newMatch, playAtRandom, unwrapProblem, unwrap } from '../testing/index.ts'

type Small = GameModule<Situation>

function played(): Journal {
  const match = playAtRandom(newMatch<Situation>(smallGame, { options: { length: 4 } }, 5), 5, 30)
  unwrap(match.undo(3))
  playAtRandom(match, 6)
  return match.journal
}
const journal = played()
const steps = unwrap({ ok: true, value: reopenMatch(smallGame, { journal }) }).match.steps

const extra = ruling(
  'small.extra',
  'Extra',
  cite('Watchtowers', 'Extra'),
  'Extra?',
  { yes: 'yes', no: 'no' },
  'yes',
  'Why.',
)

/** The small game with another rule: from turn 3 on the raider loots one more. */
const changedRule: Small = {
  ...smallGame,
  version: 2,
  changes: { 2: message('small.version.2', 'From turn 3 on the raider takes one supply more.') },
  *turn(table) {
    yield* smallGame.turn(table)
    if (table.now.turn > 3)
      table.change({ ...table.now, looted: table.now.looted + 1 }, message('small.more', 'One more.'))
  },
}

describe('a kept match holds to its last entry', () => {
  test('by the rules that it was played by', () => {
    const { match, divergence } = reopenMatch(smallGame, { journal })
    expect(divergence).toBeUndefined()
    expect(match.journal).toEqual(journal)
  })

  test('if there are a new ruling and a new option, which have their defaults', () => {
    const wind = number('wind', 'player', message('small.wind', 'Wind?'), {
      from: 0,
      to: 9,
      unit: message('small.knots', 'knots'),
    })
    const game: Small = {
      ...smallGame,
      rulings: [...smallGame.rulings, extra],
      options: [...smallGame.options, { question: wind, default: 5 }],
    }
    const { match, divergence } = reopenMatch(game, { journal })
    expect(divergence).toBeUndefined()
    expect(match.journal.settings).toEqual({
      options: { ...journal.settings.options, wind: 5 },
      rulings: { ...journal.settings.rulings, 'small.extra': 'yes' },
    })
  })

  test('if an option, a ruling or a reading is gone that changes nothing', () => {
    const settings = {
      options: { ...journal.settings.options, weather: 'fair' },
      rulings: { ...journal.settings.rulings, 'small.gone': 'yes' },
    }
    const { match, divergence } = reopenMatch(smallGame, { journal: { ...journal, settings } })
    expect(divergence).toBeUndefined()
    expect(match.steps).toEqual(steps)
  })

  test('if situations have a new field', () => {
    const game: Small = {
      ...smallGame,
      initialSituation: (settings) => ({ ...smallGame.initialSituation(settings), wind: 'calm' }),
    }
    expect(reopenMatch(game, { journal }).divergence).toBeUndefined()
  })
})

describe('if the rules have changed', () => {
  const { match, divergence } = reopenMatch(changedRule, { journal }, 'The old match')

  test('it opens at the last turn that still agrees', () => {
    expect(match.turns).toBe(2)
    expect(divergence?.turns).toBe(2)
    expect(match.situation.turn).toBe(3)
    expect(match.steps).toEqual(steps.slice(0, match.steps.length))
  })

  test('it has texts for the difference and for the changes since', () => {
    expect(divergence?.mismatch.map((each) => format(each))).toEqual([
      'With the same answers, this turn now ends differently.',
    ])
    expect(divergence?.changes.map((each) => format(each))).toEqual([
      'From turn 3 on the raider takes one supply more.',
    ])
  })

  test('all that was played is there: what is taken over, and the rest', () => {
    expect([...match.steps, ...(divergence?.rest ?? [])]).toEqual(steps)
    expect(
      formatRemainingSteps(match, divergence?.rest ?? []).map((each) => format(each)),
    ).toMatchInlineSnapshot(`
      [
        "Draw an order card. lull",
        "Which tower do you guard? hill",
        "Which tower do you guard? mill",
        "Which towers does the raider see? ford, mill and wood",
        "distance: none",
        "Which tower is closest? ford",
        "Caught: hill",
        "Does the program follow the table? yes",
        "Draw an order card. march",
        "Which tower do you guard? ford",
        "Which tower do you guard? wood",
        "Caught: ford",
      ]
    `)
  })

  test('it continues as a new match that refers to the old one', () => {
    expect(match.journal).toMatchObject({
      opfor: 1,
      version: 2,
      continues: { name: 'The old match', version: 1, steps: match.steps.length, of: steps.length },
    })
    const before = match.steps.length
    answerRandomly(match, 1)
    expect(match.steps).toHaveLength(before + 1)
    expect(reopenMatch(changedRule, { journal: match.journal }).divergence).toBeUndefined()
  })

  test('the old journal stays as it is', () => {
    expect(journal).toEqual(played())
  })
})

describe('a match opens as far as it agrees', () => {
  const departs = (game: Small, changed: Partial<Journal> = {}) => {
    const opened = reopenMatch(game, { journal: { ...journal, ...changed } })
    return { turns: opened.match.turns, differs: opened.divergence?.mismatch.map((each) => format(each)) }
  }

  test('if a question is asked that was not asked then', () => {
    const asks: Small = {
      ...smallGame,
      *turn(table) {
        if (table.now.turn === 2) yield* smallGame.setup(table)
        yield* smallGame.turn(table)
      },
    }
    expect(departs(asks)).toEqual({
      turns: 1,
      differs: ['Step 16 answered another question. The rules now ask: Does the program follow the table?'],
    })
  })

  test('if the rules fail', () => {
    const fails: Small = {
      ...smallGame,
      *turn(table) {
        yield* smallGame.turn(table)
        if (table.now.turn === 3) throw new Error('no such tower')
      },
    }
    expect(departs(fails)).toEqual({
      turns: 1,
      differs: ["The match can't continue from there: no such tower"],
    })
  })

  test('where it was played by newer rules', () => {
    expect(departs(smallGame, { version: 7 })).toEqual({
      turns: 4,
      differs: [
        'It was played with version 7 of the rules, and this program only knows versions up to 1. Update it to continue the match itself.',
      ],
    })
  })

  test('if an entry is damaged', () => {
    const entries = [...journal.entries.slice(0, 12), { undo: 99 }, ...journal.entries.slice(12)]
    expect(departs(smallGame, { entries })).toMatchObject({
      differs: ['Entry 13 of the log does not fit: 99 steps to undo, but there were only 11.'],
    })
  })

  test('if its settings are no longer valid: with the defaults', () => {
    const options = { length: 99_999 }
    const { differs } = departs(smallGame, { settings: { ...journal.settings, options } })
    expect(differs).toEqual([
      'How many turns? 99999: this is no longer possible. A number from 1 to 5000 is expected, not 99999.',
    ])
  })

  test('if its position can no longer be entered: from set-up', () => {
    const { match, divergence: parts } = reopenMatch(smallGame, {
      journal: { ...journal, start: { turn: 'two' } },
    })
    expect([match.turns, match.steps.length, match.journal.start]).toEqual([0, 0, undefined])
    expect(format(parts?.mismatch[0] ?? message('', ''))).toMatch(
      /^The starting position of the match is no longer possible: /,
    )
    expect(parts?.rest).toEqual(steps)
  })
})

describe('a position from which the rules cannot go on', () => {
  const spoilt: Small = {
    ...smallGame,
    *turn(table) {
      if (table.now.turn === 3) throw new TypeError('Cannot read properties of undefined')
      yield* smallGame.turn(table)
    },
  }
  const { situation } = newMatch<Situation>(smallGame, {}, 5)
  const start = unwrap(positionOfMatch(smallGame, { ...situation, turn: 3 }, journal.settings))
  const told = 'the program has a fault there'

  test('is rejected with a message if a match starts from it', () => {
    expect(unwrapProblem(beginMatch(spoilt, 7, {}, start))).toContain(told)
  })

  test('does not prevent its match from opening: it starts with set-up and reports the difference', () => {
    const { match, divergence } = reopenMatch(spoilt, { journal: { ...journal, start, entries: [] } })
    expect(match.journal.start).toBeUndefined()
    expect(divergence?.mismatch.map((each) => format(each)).join(' ')).toContain(told)
  })
})
