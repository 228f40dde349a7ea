import {
  beginMatch,
  countPieces,
  applyCorrection,
  diffLayouts,
  digestValue,
  type Game,
  type Layout,
  makeTranscript,
  parseJournal,
  parseTranscript,
  positionOfMatch,
  resumeMatch,
  type Settings,
} from '@opfor/kernel'
import { type ContractRule, plain, problemOf, problemUnless } from './contract-rule.ts'
import { corrections } from './contract-of-corrections.ts'
import { cardRules } from './contract-of-turn-cards.ts'
import { declarations } from './contract-of-declarations.ts'
import { pointsAtNothing } from './pointing.ts'
import type { Played } from './contract-context.ts'
import { unreachedLines } from './unreached-lines.ts'

export const contract: readonly ContractRule[] = [
  ...declarations,
  ...corrections,
  ...cardRules,
  {
    says: 'what a question points at lies on the table: the pieces it speaks of, and all that its options lead to',
    broken: ({ game, played }) => played.flatMap(({ match }) => pointsAtNothing(game, match.seed)),
  },
  {
    says: 'every question and sentence has an id that begins as those of the game do: with its id, or as that of its edition',
    broken: ({ game, played }) => foreignIds(game, played),
  },
  {
    says: 'a match played at random ends, and in one of the ways that are declared',
    broken: ({ game, played, outcomes }) => [
      ...played.flatMap(({ match }) =>
        problemUnless(match.outcome !== undefined, `seed ${match.seed} has no end`),
      ),
      ...outcomes.filter(({ way }) => !game.endings.some(({ id }) => id === way)).map(({ way }) => way),
    ],
  },
  {
    says: 'the score, where one is counted, is a whole number for each side',
    broken: ({ game, played }) =>
      eachTurn(played, (situation) => {
        const { player, bot } = game.scoring?.of(situation) ?? { player: 0, bot: 0 }
        return problemUnless(Number.isInteger(player) && Number.isInteger(bot), `${player} to ${bot}`)
      }),
  },
  {
    says: 'whatever decides is declared: every list, column and chart that speaks, and each of its lines',
    broken: ({ game, played }) => undeclared(game, played),
  },
  {
    says: 'every declared line speaks, in a match played at random or in a replay',
    broken: ({ game, spoken }) => unreachedLines(game, ...spoken),
  },
  {
    says: 'replays give themselves back',
    broken: ({ game, replays }) =>
      replays.flatMap(({ name, text }) => {
        const journal = parseTranscript(game, text)
        const again = journal.ok ? makeTranscript(game, journal.value) : journal
        return again.ok
          ? problemUnless(again.value === text, `${name} tells another story now`)
          : [`${name}: ${again.problem}`]
      }),
  },
  {
    says: 'a match gives itself back as a journal that was written as JSON',
    broken: ({ game, played }) =>
      played.flatMap(({ match }) => {
        const journal = parseJournal(plain(match.journal), game)
        if (!journal.ok) return [journal.problem]
        const again = resumeMatch(game, journal.value)
        if (!again.ok) return [again.problem]
        return problemUnless(
          digestValue(again.value.situation) === digestValue(match.situation),
          `seed ${match.seed} ends elsewhere`,
        )
      }),
  },
  {
    says: 'a match gives itself back as a transcript',
    broken: ({ game, played }) =>
      played.slice(0, 10).flatMap(({ match }) => {
        const told = makeTranscript(game, match.journal)
        if (!told.ok) return [told.problem]
        const read = parseTranscript(game, told.value)
        const retold = read.ok ? makeTranscript(game, read.value) : read
        return retold.ok
          ? problemUnless(retold.value === told.value, `seed ${match.seed} is told otherwise`)
          : [retold.problem]
      }),
  },
  {
    says: 'the situation is plain data: written as JSON and read again it is the same',
    broken: ({ played }) =>
      eachTurn(played, (situation) =>
        problemUnless(digestValue(plain(situation)) === digestValue(situation), 'it changes as JSON'),
      ),
  },
  {
    says: 'no piece is lost and none is made: the layout of every turn holds the same pieces',
    broken: ({ game, played }) =>
      played.flatMap((one) => {
        const all = counted(game.layout(one.turns[0]))
        return eachTurn([one], (situation) => {
          const here = counted(game.layout(situation))
          return problemUnless(here === all, `${here}, not ${all}`)
        })
      }),
  },
  {
    says: 'a situation is a position to begin from, once it is written as JSON, unless the game takes none',
    broken: ({ game, played }) => {
      const written = played.map(({ match, turns }) => {
        const situation = turns[turns.length >> 1]
        return { match, situation, position: positionOfMatch(game, situation, match.journal.settings) }
      })
      const refusals = new Set(written.map(({ position }) => (position.ok ? '' : position.problem)))
      // A game without positions answers any input with the same problem.
      const [told] = problemOf(game.parseSituation('', settings(played)))
      if (refusals.size === 1 && told !== undefined && refusals.has(told)) return []
      return written.flatMap(({ match, situation, position }) => {
        if (!position.ok) return [position.problem]
        const begun = beginMatch(game, match.seed, match.journal.settings, plain(position.value))
        if (!begun.ok) return [begun.problem]
        const parsed = game.parseSituation(plain(position.value), match.journal.settings)
        return parsed.ok
          ? problemUnless(
              digestValue(parsed.value) === digestValue(plain(situation)),
              'it is read as another one',
            )
          : [parsed.problem]
      })
    },
  },
  {
    says: 'a correction by the differences between two layouts leads from the one to the other',
    broken: ({ game, played }) =>
      eachTurn(played, (situation, { turns }, nth) => {
        if (nth % 2 === 1) return []
        const wanted = game.layout(turns[(nth * 7 + 3) % turns.length])
        const there = applyCorrection(game, situation, diffLayouts(game.layout(situation), wanted))
        if (!there.ok) return [there.problem]
        return diffLayouts(game.layout(there.value), wanted).map((edit) => JSON.stringify(edit))
      }),
  },
]

function settings(played: readonly Played[]): Settings {
  const [first] = played
  if (first === undefined) throw new Error('No match was played.')
  return first.match.journal.settings
}

function undeclared(game: Game, played: readonly Played[]): readonly string[] {
  const lists = new Set(game.declared.map(({ id }) => id))
  const lines = new Set(game.declared.flatMap((each) => each.lines.map(({ id }) => id)))
  const spoke = new Set<string>()
  for (const { match } of played)
    for (const one of match.log) {
      if (one.kind === 'decision' && !lists.has(one.by.id)) spoke.add(one.by.id)
      for (const line of one.kind === 'decision' ? one.lines : [one])
        if ('rule' in line && !lines.has(line.rule.id)) spoke.add(line.rule.id)
    }
  return [...spoke]
}

function counted(layout: Layout): string {
  const pieces = [...countPieces(layout)].filter(([, count]) => count > 0)
  return pieces
    .map(([piece, count]) => `${count} ${piece}`)
    .toSorted()
    .join(', ')
}

function eachTurn(
  played: readonly Played[],
  check: (situation: unknown, match: Played, nth: number) => readonly string[],
): readonly string[] {
  return played.flatMap((one) =>
    one.turns.flatMap((situation, nth) =>
      check(situation, one, nth).map((problem) => `seed ${one.match.seed}, turn ${nth}: ${problem}`),
    ),
  )
}

/** Ids of questions and messages that belong neither to the game nor to the kernel. */
function foreignIds({ id, rulebook }: Game, played: readonly Played[]): readonly string[] {
  const own = [id, rulebook.edition.id.split('.')[0], 'kernel']
  const ids = played.flatMap(({ match }) => [
    ...match.steps.flatMap((step) => ('q' in step ? [step.q] : [])),
    ...match.log.flatMap((one) => (one.kind === 'change' ? [one.tell.id] : [])),
  ])
  return [...new Set(ids)].filter((each) => !own.some((start) => each.startsWith(`${start}.`)))
}
