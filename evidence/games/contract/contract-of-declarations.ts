import {
  isOptionApplicable,
  type Game,
  type Json,
  matchFromStart,
  type MatchOption,
  Pack,
  format,
  type Settings,
  resolveSettings,
  type MatchStart,
} from '@opfor/kernel'
import { type ContractRule, problemOf, problemUnless } from './contract-rule.ts'

export const declarations: readonly ContractRule[] = [
  {
    says: 'it says what it is: an id, a title, a rulebook, a version and its seats',
    broken: ({ game }) => {
      const { title, edition, publisher } = game.rulebook
      const standard = resolveSettings(game)
      const seats = standard.ok ? game.seats(standard.value).length : 0
      return [
        ...problemUnless(/^[a-z][a-z0-9-]*$/.test(game.id), `the id ${game.id}`),
        ...[game.title, title, format(edition), format(publisher)].flatMap((text) =>
          problemUnless(text !== '', 'an empty title'),
        ),
        ...problemUnless(Number.isInteger(game.version) && game.version >= 1, `version ${game.version}`),
        ...problemUnless(seats >= 1 && seats <= 4, `${seats} seats`),
      ]
    },
  },
  {
    says: 'every list, column, chart and line has an id of its own that begins with the id of the game',
    broken: ({ game }) => {
      const lines = game.declared.flatMap((each) => each.lines.map((line) => line.id))
      const lists = game.declared.map((each) => each.id)
      return [
        ...lists.filter((id) => !id.startsWith(`${game.id}.`)),
        ...game.declared.flatMap(({ id, lines }) =>
          lines.map((line) => line.id).filter((one) => !one.startsWith(`${id}.`)),
        ),
        ...twice(lines),
        ...twice(lists),
      ]
    },
  },
  {
    says: 'every list, column, chart, line and ruling cites the rulebook and says something',
    broken: ({ game }) =>
      [
        ...game.declared.flatMap((each) => [{ ...each, text: each.title }, ...each.lines]),
        ...game.rulings.map((each) => ({ ...each, text: each.question })),
      ]
        .filter(({ cite, text }) => cite.book === '' || cite.heading === '' || text.text === '')
        .map(({ id }) => id),
  },
  {
    says: 'the standard of every option is an answer that it takes, and that of every ruling one of its readings',
    broken: ({ game }) => [
      ...problemOf(resolveSettings(game)),
      ...twice(game.options.map(({ question }) => question.id)),
      ...twice(game.rulings.map(({ id }) => id)),
      ...game.rulings.filter(({ id }) => !id.startsWith(`${game.id}.`)).map(({ id }) => id),
      ...game.rulings.filter(({ readings }) => Object.keys(readings).length < 2).map(({ id }) => id),
    ],
  },
  {
    says: 'every option, and each of its answers, is offered beside some choice of the others',
    broken: ({ game: { options } }) => {
      const chosen = choicesOf(options)
      return options.flatMap((option) =>
        answersOf(option)
          .filter((answer) => !chosen.some((others) => isOptionApplicable(option, answer, others)))
          .map((answer) => `${option.question.id}: ${JSON.stringify(answer)}`),
      )
    },
  },
  {
    says: 'a start is legal settings, and leads to a question for a person',
    broken: ({ game }) => startsOf(game).flatMap((each) => brokenStart(game, each)),
  },
  {
    says: 'every pack that comes with it is one that it would take from an owner',
    broken: ({ game }) =>
      game.options.flatMap(({ question }) =>
        question instanceof Pack
          ? question.options.flatMap(({ pack }) =>
              pack === undefined ? [] : problemOf(question.form.check(pack)),
            )
          : [],
      ),
  },
  {
    says: 'a line that compares says what wins: the most, the nearest, the first',
    broken: ({ game }) =>
      game.declared
        .flatMap(({ lines }) => lines)
        .filter(({ how }) => how === 'most' || how === 'fewest')
        .filter(({ text }) => !/\b(?:\w*most|least|first|last|\w+est)\b/.test(format(text)))
        .map(({ id, text }) => `${id}: ${format(text)}`),
  },
  {
    says: 'every ruling has a short name of its own',
    broken: ({ game }) => [
      ...game.rulings
        .filter(({ name }) => format(name) === '' || format(name).length > 40)
        .map(({ id }) => id),
      ...twice(game.rulings.map(({ name }) => format(name))),
    ],
  },
  {
    says: 'every ruling that a line rests on is declared',
    broken: ({ game }) =>
      game.declared.flatMap(({ lines }) =>
        lines.flatMap(({ id, rulings }) =>
          rulings.filter((each) => !game.rulings.includes(each)).map((each) => `${id}: ${each.id}`),
        ),
      ),
  },
]

/** Named options; for a number or text only the default. */
function answersOf({ question, default: standard }: MatchOption): readonly Json[] {
  return question.kind === 'yesNo' ? [true, false] : (question.options?.map(({ id }) => id) ?? [standard])
}

function choicesOf(options: readonly MatchOption[]): readonly Settings['options'][] {
  return options.reduce<readonly Settings['options'][]>(
    (chosen, option) =>
      answersOf(option).flatMap((answer) =>
        chosen.map((each) => ({ ...each, [option.question.id]: answer })),
      ),
    [{}],
  )
}

function startsOf({ starts }: Game): readonly MatchStart[] {
  return [starts?.table, starts?.screen].filter((each) => each !== undefined)
}

function brokenStart(
  game: Game,
  { options, isManual = {}, first, answers = {} }: MatchStart,
): readonly string[] {
  return [{}, ...Object.values(isManual), { ...first?.options }].flatMap((more) => {
    const match = matchFromStart(game, { options, answers }, 1, more)
    return match.ok
      ? problemUnless(match.value.question !== undefined, 'a start that asks nothing')
      : [match.problem]
  })
}

function twice(ids: readonly string[]): readonly string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}
