import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumeMatch } from './resume-match.ts'
import type { GameModule } from '../match/game-module.ts'
import { joinNames, type Language } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch, turnBegins } from '../small-game/matches.ts'
import type { Situation } from '../small-game/situation.ts'
import {
  type RandomCommand,
  playAnswers,
  decisionsOf,
  newMatch,
  playAtRandom,
  unwrapProblem,
  performRandomCommand,
  visibleState,
  unwrap,
} from '../testing/index.ts'
import { makeTranscript, parseTranscript } from './transcript.ts'

const settings = { options: { length: 2 } }
const transcript = (match: ReturnType<typeof trackedMatch>, language?: Language) =>
  unwrap(makeTranscript(smallGame, match.journal, language))
const givenBack = (text: string) =>
  unwrap(makeTranscript(smallGame, unwrap(parseTranscript(smallGame, text))))

const acts: fc.Arbitrary<RandomCommand> = fc.record({
  do: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'correct', 'overrule', 'undo', 'redo'),
  by: fc.nat(),
})

describe('a transcript', () => {
  test('contains the whole match: answers, the log of the rules, and the outcome', () => {
    const match = playAnswers(
      trackedMatch([5, 30, 30, 30], ['hill', 'wood'], { options: { length: 1 } }),
      ...turnBegins('raid', 'ford', 'mill'),
      ['caught.tie', 'ford'],
    )
    expect(transcript(match)).toMatchInlineSnapshot(`
      "> match {"opfor":1,"game":"small","version":1,"settings":{"options":{"length":1,"scouts":"none"},"rulings":{"small.guarded":"blind","small.spoils":"one"}},"seed":1}
      ? Does the program follow the table?
      > small.tracked true by person
      The program follows the table.
      ? How far does the raider stand from hill?
      > small.setup 5 by person
      The raider stands 5 inches from hill.
      ? How far does the raider stand from ford?
      > small.setup 30 by person
      The raider stands 30 inches from ford.
      ? How far does the raider stand from mill?
      > small.setup 30 by person
      The raider stands 30 inches from mill.
      ? How far does the raider stand from wood?
      > small.setup 30 by person
      The raider stands 30 inches from wood.
      ? Which beacons are lit?
      > small.lit ["hill","wood"] by person
      Lit.
      Lit.
      The last card is discarded.
      ? Draw an order card.
      > small.card ["raid"] by person
      The raider draws raid.
      ? Which tower do you guard?
      > small.guard "ford" by person
      You guard ford.
      ? Which tower do you guard?
      > small.guard "mill" by person
      You guard mill.
        raid, plenty: bold
        Mood: bold
        1. it holds supplies: all
        2. it is in sight: hill and wood
        1. bold: the most supplies: all equal (3)
        2. bold: under 12 inches: hill
        Target: hill
        storm: can be performed
        Actions: storm
        Ruling, Spoils: one
      The raider loots 1 supply at hill.
        1. it is another tower: ford, mill and wood
        2. it has two supplies: all
        3. the same keeper: ford
        Help: ford
      ford sends a supply to hill.
      ? Caught: which one comes up? (at random)
      > small.caught.tie "ford" by person
        1. it is guarded: ford and mill
        Tie, at random: ford (of ford and mill)
        Caught: ford
      The guard of ford is caught and goes home.
      Turn 1 is over.
      = The towers hold out.
      "
    `)
  })

  test('tells undo and redo, a correction and an overrule, with what to move', () => {
    const match = playAnswers(
      trackedMatch([5, 30, 30, 30], ['hill', 'wood'], settings),
      ...turnBegins('raid', 'ford', 'mill'),
    )
    const [target] = decisionsOf(match, 'target')
    if (target === undefined) throw new Error('no decision')
    unwrap(match.overrule(target, 'wood', 'the hill\n> undo 1\nis in fog'))
    unwrap(match.undo())
    unwrap(match.redo())
    unwrap(match.correct([{ set: 'wood-distance', to: 3 }]))
    const told = transcript(match).split('\n')
    expect(told.slice(told.indexOf('> small.guard "mill" by person')).join('\n')).toMatchInlineSnapshot(`
      "> small.guard "mill" by person
      You guard mill.
        raid, plenty: bold
        Mood: bold
        1. it holds supplies: all
        2. it is in sight: hill and wood
        1. bold: the most supplies: all equal (3)
        2. bold: under 12 inches: hill
        Target: hill
        storm: can be performed
        Actions: storm
        Ruling, Spoils: one
      The raider loots 1 supply at hill.
        1. it is another tower: ford, mill and wood
        2. it has two supplies: all
        3. the same keeper: ford
        Help: ford
      ford sends a supply to hill.
      ? Caught: which one comes up? (at random)
      > overrule {"decision":1,"list":"small.target","after":9,"turn":1,"instead":"hill","to":"wood","reason":"the hill\\n> undo 1\\nis in fog"}
      - Move supply from loot to ford.
        You decided: wood instead of hill (the hill > undo 1 is in fog)
        Target: wood
      ? Does it burn?
      > undo 1
      - Move supply from ford to loot.
      ? Caught: which one comes up? (at random)
      > redo 1
      - Move supply from loot to ford.
        You decided: wood instead of hill (the hill > undo 1 is in fog)
        Target: wood
      ? Does it burn?
      > correct [{"set":"wood-distance","to":3}]
      ? Does it burn?
      "
    `)
    expect(givenBack(transcript(match))).toBe(transcript(match))
  })

  test('logs a decision again if an answer within it was undone', () => {
    const match = playAnswers(
      trackedMatch([9, 9, 9, 9], ['hill', 'ford'], settings),
      ...turnBegins('march', 'hill', 'mill'),
      ['target.tie', 1],
    )
    unwrap(match.undo())
    playAnswers(match, ['target.tie', 2])
    const told = transcript(match).split('\n')
    expect(told.filter((line) => line.startsWith('  Target'))).toEqual(['  Target: hill', '  Target: ford'])
    expect(told.slice(told.indexOf('> undo 1'), told.indexOf('  Target: ford') + 1)).toEqual([
      '> undo 1',
      '? Target: what does the die show? 1, 3 and 5: hill; 2, 4 and 6: ford.',
      '> small.target.tie 2 by person',
      '  1. it holds supplies: all',
      '  2. it is in sight: hill and ford',
      '  1. bold: the most supplies: all equal (3)',
      '  2. bold: under 12 inches: all',
      '  3. the nearest: all equal (9)',
      '  Tie, a die: 1 is the first: 2 is ford (of hill and ford)',
      '  Target: ford',
    ])
  })

  test('logs an overrule from its decision on, also after a redo', () => {
    const match = playAnswers(
      trackedMatch([5, 30, 30, 30], ['hill', 'wood'], settings),
      ...turnBegins('raid', 'ford', 'mill'),
    )
    const overrule = (list: string, to: string | undefined): void => {
      const [decision] = decisionsOf(match, list)
      if (decision !== undefined) unwrap(match.overrule(decision, to, 'so'))
    }
    overrule('target', 'wood')
    overrule('actions', 'march')
    unwrap(match.undo())
    unwrap(match.redo())
    playAnswers(match, ['approach', { inches: 9, seen: true }], ['caught.tie', 'ford'])
    unwrap(match.undo())
    unwrap(match.redo())
    const told = transcript(match).split('\n')
    expect(
      told.slice(told.findIndex((line) => line.startsWith('> overrule'))).join('\n'),
    ).toMatchInlineSnapshot(`
      "> overrule {"decision":1,"list":"small.target","after":9,"turn":1,"instead":"hill","to":"wood","reason":"so"}
      - Move supply from loot to ford.
        You decided: wood instead of hill (so)
        Target: wood
      ? Does it burn?
      > overrule {"decision":2,"list":"small.actions","after":10,"turn":1,"to":"march","reason":"so"}
        You decided: march instead of none (so)
        march: can be performed
        Actions: march
      ? Where does the raider stand now?
      > undo 1
      ? Does it burn?
      > redo 1
        You decided: march instead of none (so)
        march: can be performed
        Actions: march
      ? Where does the raider stand now?
      > small.approach {"inches":9,"seen":true} by person
      The raider is now 9 inches from wood.
      ? Caught: which one comes up? (at random)
      > small.caught.tie "ford" by person
        1. it is guarded: ford and mill
        Tie, at random: ford (of ford and mill)
        Caught: ford
      The guard of ford is caught and goes home.
      Turn 1 is over.
      The last card is discarded.
      ? Draw an order card.
      > undo 1
      - Move raid from discard to play.
      - turn: now 1 (was 2).
      - guard-north: now ford (was –).
      - guard-south: now mill (was –).
      ? Caught: which one comes up? (at random)
      > redo 1
      - Move raid from play to discard.
      - turn: now 2 (was 1).
      - guard-north: now – (was ford).
      - guard-south: now – (was mill).
        1. it is guarded: ford and mill
        Tie, at random: ford (of ford and mill)
        Caught: ford
      The guard of ford is caught and goes home.
      Turn 1 is over.
      The last card is discarded.
      ? Draw an order card.
      "
    `)
  })

  test('knows each turn by its number, though two end with one answer', () => {
    const idle: GameModule<Situation> = {
      ...smallGame,
      *turn(table) {
        if (table.now.turn % 2 === 0) yield* smallGame.turn(table)
        else table.change({ ...table.now, turn: table.now.turn + 1 }, message('idle', 'Nothing happens.'))
      },
    }
    const match = playAtRandom(newMatch(idle, { options: { length: 5 } }, 3), 3)
    expect(match.journal.entries.filter((entry) => 'turn' in entry)).toHaveLength(6)
    expect(unwrap(makeTranscript(idle, match.journal))).toContain('Nothing happens.')
    expect(visibleState(unwrap(resumeMatch(idle, match.journal)))).toEqual(visibleState(match))
  })

  test('gives itself back, whatever people did', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(acts, { maxLength: 40, size: 'max' }), (seed, all) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of all) performRandomCommand(match, each)
        const text = transcript(match)
        expect(givenBack(text)).toBe(text)
        const again = unwrap(resumeMatch(smallGame, unwrap(parseTranscript(smallGame, text))))
        expect(again.situation).toEqual(match.situation)
      }),
    )
  })

  test('of the same journal is the same', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(acts, { maxLength: 40, size: 'max' }), (seed, all) => {
        const match = newMatch(smallGame, settings, seed)
        for (const each of all) performRandomCommand(match, each)
        const copy = JSON.parse(JSON.stringify(match.journal)) as typeof match.journal
        expect(unwrap(makeTranscript(smallGame, copy))).toBe(transcript(match))
      }),
    )
  })

  test('keeps the seat, the source and the position that a match started from', () => {
    const start = JSON.parse(JSON.stringify(trackedMatch().situation)) as object
    const match = newMatch(smallGame, {}, 1, { ...start })
    unwrap(match.answer(['raid'], 'seed'))
    unwrap(match.answer('hill', 'person', 'north'))
    expect(transcript(match)).toContain('\n> small.guard "hill" by person at north\n')
    expect(unwrap(parseTranscript(smallGame, transcript(match)))).toEqual(match.journal)
  })

  test('can be in another language, with the same answers', () => {
    const german: Language = {
      code: 'de',
      texts: { 'small.drawn': 'Der Räuber zieht {card}.', 'small.raid': 'Überfall' },
      plural: (count) => (count === 1 ? 'one' : 'other'),
      list: (names) => joinNames(names, 'und'),
    }
    const match = playAnswers(trackedMatch(), ['card', ['raid']])
    expect(transcript(match, german)).toContain('\nDer Räuber zieht Überfall.\n')
    const answers = (text: string) => text.split('\n').filter((line) => line.startsWith('>'))
    expect(answers(transcript(match, german))).toEqual(answers(transcript(match)))
  })

  test('omits the lines of an open decision', () => {
    const match = playAnswers(trackedMatch([9, 9, 9, 9]), ...turnBegins('raid', 'hill', 'mill'))
    const [before, asked] = transcript(match).split('\n').slice(-3)
    expect(asked).toMatch(/^\? Target: what does the die show\?/)
    expect(before).toBe('  Mood: bold')
  })
})

describe('a text that is no transcript is rejected', () => {
  const text = () => transcript(playAtRandom(newMatch(smallGame, settings, 3), 3))
  const refused = (changed: string) => unwrapProblem(parseTranscript(smallGame, changed))

  test('without its first line', () => {
    const first = 'A transcript begins with a line "> match {...}".'
    expect(refused('')).toBe(first)
    expect(refused('> small.tracked true by person')).toBe(first)
  })

  test('with a line that cannot be read', () => {
    const unread = 'Invalid line in the transcript: it starts with > but cannot be parsed.'
    expect(refused(text().replace('> small.card [', '> small.card ('))).toBe(unread)
    expect(refused(`${text()}> nonsense\n`)).toBe(unread)
    expect(refused(`${text()}> small.card ["raid"] by person loudly\n`)).toBe(unread)
    expect(refused(`${text()}>  small.card ["raid"] by person\n`)).toBe(unread)
    expect(refused('> match nonsense')).toBe(unread)
  })

  test('with an entry that no journal holds', () => {
    expect(refused(`${text()}> dance 1\n`)).toMatch(/^The journal: entries\[\d+\]: one of q, correct/)
    expect(refused(text().replace('by policy', 'by magic'))).toMatch(/by: one of seed, person, policy/)
  })
})

describe('a journal that does not fit has no transcript', () => {
  const played = () => playAtRandom(newMatch(smallGame, settings, 3), 3).journal
  const refused = (changed: Partial<ReturnType<typeof played>>) =>
    unwrapProblem(makeTranscript(smallGame, { ...played(), ...changed }))

  test('and the entry is named', () => {
    expect(refused({ entries: [{ q: 'small.tracked', a: 1, by: 'person' }] })).toBe(
      'Entry 1: Yes (true) or no (false), not 1.',
    )
    expect(refused({ entries: [{ undo: 1 }] })).toBe('Entry 1: Cannot undo 1 of 0 steps.')
    expect(refused({ entries: [{ redo: 1 }] })).toBe('Entry 1: Cannot redo 1 of 0 steps.')
    const overrule = { decision: 7, list: 'small.target', after: 0, turn: 0, reason: '' }
    expect(refused({ entries: [{ overrule }] })).toBe('Entry 1: there is no decision 7 to overrule')
    expect(refused({ entries: [{ correct: [{ set: 'turn', to: 'x' }] }] })).toBe(
      'Entry 1: turn cannot be set to "x".',
    )
  })

  test('if the match is over', () => {
    const more = { q: 'small.card', a: ['raid'], by: 'seed' } as const
    const { entries } = played()
    expect(refused({ entries: [...entries, more] })).toBe(
      `Entry ${entries.length + 1}: The match is over: there is nothing to answer.`,
    )
  })

  test('if another question is asked', () => {
    expect(refused({ entries: [{ q: 'small.weather', a: true, by: 'person' }] })).toBe(
      'Entry 1: it answers small.weather; the rules ask small.tracked.',
    )
  })

  test('if a turn ended in another situation', () => {
    const journal = played()
    const at = journal.entries.findIndex((entry) => 'turn' in entry)
    const entries = journal.entries.toSpliced(at, 1, { turn: 1, digest: '00000000' })
    expect(refused({ entries })).toBe(
      `Entry ${at + 1}: turn 1 did not end in the situation that the journal says.`,
    )
    expect(refused({ entries: [{ turn: 1, digest: '00000000' }] })).toContain('Entry 1: turn 1 did not end')
  })

  test('if its settings are wrong', () => {
    expect(refused({ settings: { options: { length: 0 }, rulings: {} } })).toContain('Option length')
  })
})
