import { type Game, ruleTold, say } from '@opfor/kernel'
import { type ArmTotals, mean, meanOf, merge, share, shareEstimator, type Totals } from '@opfor/lab'
import { errorOf, isComparison, type Study } from '@opfor/lab/study'
import { around, percent, table } from '../lab/table.ts'
import { intervalsTold, type PartTotals, who } from './study-lines.ts'

/** Metadata of a report. */
export interface Made {
  readonly rules?: number | undefined
  readonly code?: string | undefined
  readonly date: string
  /** The command that reproduces it. */
  readonly command: string
}

interface MeasuredArm {
  readonly player: string
  readonly totals: Totals
  readonly all: ArmTotals
}

/** The report of a study in Markdown: difficulty by player, the effect of each mode, and lines that never matter. */
export function report(game: Game, study: Study, parts: readonly PartTotals[], made: Made): string {
  const measured = parts.flatMap(({ policy, totals }): readonly MeasuredArm[] => {
    const arms = isComparison(totals) ? [] : Object.values(totals)
    const [first, ...rest] = arms
    if (first === undefined || isComparison(totals)) return []
    return [{ player: who(policy), totals, all: rest.reduce((one, other) => merge(one, other), first) }]
  })
  const told = intervalsTold(study)
  return `${[
    `# ${study.name}`,
    '',
    `${game.title}, rules ${made.rules ?? game.version}, code ${made.code ?? '-'}, ${made.date}. Made by ${made.command}.`,
    'Shares and means are followed by their 95 % confidence interval.',
    ...(told === undefined ? [] : [told]),
    '',
    '## How hard is it?',
    '',
    ...ladder(study, measured),
    ...modes(game, measured),
    '',
    '## Which printed line never matters?',
    '',
    ...silent(game, measured),
  ].join('\n')}\n`
}

function ladder({ of, until }: Study, measured: readonly MeasuredArm[]): readonly string[] {
  const settings = 'arms' in of ? of.arms.map(({ id }) => id) : []
  const shares = shareEstimator(errorOf(until))
  return table(
    ['player', 'setting', 'matches', 'the player wins', 'turns'],
    measured.flatMap(({ player, totals }) =>
      settings.flatMap((id) => {
        const arm = totals[id]
        if (arm === undefined) return []
        const won = percent(shares(arm.won.count, arm.games))
        return [[player, id, String(arm.games), won, around(meanOf(arm.length))]]
      }),
    ),
  )
}

function modes(game: Game, measured: readonly MeasuredArm[]): readonly string[] {
  const offered = game.measures?.modes ?? []
  if (offered.length === 0) return []
  const rows = offered.flatMap(({ id, name }) =>
    measured.flatMap(({ player, all }) => {
      const mode = all.modes[id]
      if (mode === undefined) return []
      const { turns, gain, squares, opened, openedWon } = mode
      return [
        [
          say(name),
          player,
          String(turns),
          around(mean(turns, gain, squares)),
          percent(share(openedWon, opened)),
        ],
      ]
    }),
  )
  return [
    '',
    '## What hurts most?',
    '',
    "The gain is measured in the game's score of a situation, which is our own estimate.",
    '',
    ...table(
      ['mode of the opponent', 'player', 'turns', 'its gain per turn', 'the player wins if it was first'],
      rows,
    ),
  ]
}

function silent(game: Game, measured: readonly MeasuredArm[]): readonly string[] {
  const lines = game.declared.flatMap((each) => each.lines)
  const counted = lines.map((line) => {
    const each = measured.map(({ all }) => all.lines[line.id] ?? { spoke: 0, decided: 0 })
    return {
      line,
      spoke: each.reduce((sum, { spoke }) => sum + spoke, 0),
      decided: each.reduce((sum, { decided }) => sum + decided, 0),
    }
  })
  const games = measured.reduce((sum, { all }) => sum + all.games, 0)
  const named = (some: typeof counted): readonly string[] =>
    some.length === 0
      ? ['None.']
      : some.map(
          ({ line, spoke }) =>
            `- \`${line.id}\` ${say(ruleTold(line))}${spoke > 0 ? ` (reached ${spoke} times)` : ''}`,
        )
  const rare = counted
    .filter(({ decided }) => decided > 0)
    .toSorted((a, b) => a.decided - b.decided)
    .slice(0, 10)
  return [
    `In ${games} matches of all players together. A line is reached when several candidates are left, and decides when it narrows them.`,
    '',
    'Reached, but never decided anything:',
    '',
    ...named(counted.filter(({ spoke, decided }) => spoke > 0 && decided === 0)),
    '',
    'Never reached (also those of readings and options that were not played):',
    '',
    ...named(counted.filter(({ spoke }) => spoke === 0)),
    '',
    'Decided most rarely:',
    '',
    ...table(
      ['line', 'reached', 'decided', 'one match in'],
      rare.map(({ line, spoke, decided }) => [
        `\`${line.id}\` ${say(ruleTold(line))}`,
        String(spoke),
        String(decided),
        (games / decided).toFixed(1),
      ]),
    ),
  ]
}
