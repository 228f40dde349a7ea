import { type Game, formatRule, format } from '@opfor/kernel'
import {
  type ArmTotals,
  estimateMean,
  meanOf,
  mergeTotals,
  estimateShare,
  shareEstimator,
  type Totals,
} from '@opfor/lab'
import { errorRateOf, isComparison, type Study } from '@opfor/lab/study'
import { meanText, percentText, tableLines } from '../lab/table.ts'
import { intervalsText, type PartTotals, policyText } from './study-lines.ts'

export interface ReportMetadata {
  readonly rules?: number | undefined
  readonly code?: string | undefined
  readonly date: string
  readonly command: string
}

interface MeasuredArm {
  readonly player: string
  readonly totals: Totals
  readonly all: ArmTotals
}

export function studyReport(
  game: Game,
  study: Study,
  parts: readonly PartTotals[],
  metadata: ReportMetadata,
): string {
  const measured = parts.flatMap(({ policy, totals }): readonly MeasuredArm[] => {
    const arms = isComparison(totals) ? [] : Object.values(totals)
    const [first, ...rest] = arms
    if (first === undefined || isComparison(totals)) return []
    return [
      {
        player: policyText(policy),
        totals,
        all: rest.reduce((one, other) => mergeTotals(one, other), first),
      },
    ]
  })
  const intervals = intervalsText(study)
  return `${[
    `# ${study.name}`,
    '',
    `${game.title}, rules ${metadata.rules ?? game.version}, code ${metadata.code ?? '-'}, ${metadata.date}. Made by ${metadata.command}.`,
    'Shares and means are followed by their 95 % confidence interval.',
    ...(intervals === undefined ? [] : [intervals]),
    '',
    '## How hard is it?',
    '',
    ...difficultyTable(study, measured),
    ...modeTable(game, measured),
    '',
    '## Which printed line never matters?',
    '',
    ...unusedLines(game, measured),
  ].join('\n')}\n`
}

function difficultyTable({ of, until }: Study, measured: readonly MeasuredArm[]): readonly string[] {
  const settings = 'arms' in of ? of.arms.map(({ id }) => id) : []
  const shares = shareEstimator(errorRateOf(until))
  return tableLines(
    ['player', 'setting', 'matches', 'the player wins', 'turns'],
    measured.flatMap(({ player, totals }) =>
      settings.flatMap((id) => {
        const arm = totals[id]
        if (arm === undefined) return []
        const won = percentText(shares(arm.won.count, arm.games))
        return [[player, id, String(arm.games), won, meanText(meanOf(arm.length))]]
      }),
    ),
  )
}

function modeTable(game: Game, measured: readonly MeasuredArm[]): readonly string[] {
  const offered = game.heuristics?.modes ?? []
  if (offered.length === 0) return []
  const rows = offered.flatMap(({ id, name }) =>
    measured.flatMap(({ player, all }) => {
      const mode = all.modes[id]
      if (mode === undefined) return []
      const { turns, gain, squares, opened, openedWon } = mode
      return [
        [
          format(name),
          player,
          String(turns),
          meanText(estimateMean(turns, gain, squares)),
          percentText(estimateShare(openedWon, opened)),
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
    ...tableLines(
      ['mode of the opponent', 'player', 'turns', 'its gain per turn', 'the player wins if it was first'],
      rows,
    ),
  ]
}

function unusedLines(game: Game, measured: readonly MeasuredArm[]): readonly string[] {
  const lines = game.declared.flatMap((each) => each.lines)
  const counted = lines.map((line) => {
    const each = measured.map(({ all }) => all.lines[line.id] ?? { checked: 0, decided: 0 })
    return {
      line,
      checked: each.reduce((sum, { checked }) => sum + checked, 0),
      decided: each.reduce((sum, { decided }) => sum + decided, 0),
    }
  })
  const games = measured.reduce((sum, { all }) => sum + all.games, 0)
  const formatLines = (some: typeof counted): readonly string[] =>
    some.length === 0
      ? ['None.']
      : some.map(
          ({ line, checked }) =>
            `- \`${line.id}\` ${format(formatRule(line))}${checked > 0 ? ` (reached ${checked} times)` : ''}`,
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
    ...formatLines(counted.filter(({ checked, decided }) => checked > 0 && decided === 0)),
    '',
    'Never reached (also those of readings and options that were not played):',
    '',
    ...formatLines(counted.filter(({ checked }) => checked === 0)),
    '',
    'Decided most rarely:',
    '',
    ...tableLines(
      ['line', 'reached', 'decided', 'one match in'],
      rare.map(({ line, checked, decided }) => [
        `\`${line.id}\` ${format(formatRule(line))}`,
        String(checked),
        String(decided),
        (games / decided).toFixed(1),
      ]),
    ),
  ]
}
