import { writeFileSync } from 'node:fs'
import { parseSuccess, type Parsed } from '@opfor/kernel'
import {
  armsByLevel,
  concludeChange,
  isMeaningfulWinRate,
  type PolicyName,
  defaultPolicyName,
  type SurveyTotals,
} from '@opfor/lab'
import {
  changeWithSurveyError,
  type OpponentEdit,
  editsOf,
  type RankedEdit,
  rankEdits,
} from '@opfor/lab/edits'
import { print, printJson } from '../lines/output.ts'
import { type LabFlags, type LabRequest, parseFlags } from './flags.ts'
import { linesPage, linesTable, type SurveyRun } from './lines-table.ts'
import { runInPool } from './pool.ts'
import { Progress } from './progress.ts'
import { typedCommand } from './typed-command.ts'

/** The player and the number of seeds depend on the game. */
export interface LinesFlags extends Omit<LabFlags, 'policy' | 'games'> {
  readonly policy?: PolicyName
  readonly games?: number
  /** In percentage points. */
  readonly margin: number
  readonly page?: string
  readonly only?: 'lines' | 'readings'
}

/** The maximum number of a game's variants known at a time. */
const groupSize = 180

/** Seeds with and without a player that knows the score. */
const standardGames = { measured: 20_000, unmeasured: 500 } as const

export async function compareLines(id: string, flags: LinesFlags): Promise<Parsed<number>> {
  const request = parseFlags(id, { ...flags, policy: flags.policy ?? 'random', games: flags.games ?? 1 })
  if (!request.ok) return request
  const { game, settings, levels, policy, seeds } = request.value
  const isMeasured = game.heuristics !== undefined
  const base =
    armsByLevel(flags.difficulty === undefined ? [] : levels.slice(0, 1), settings)[0]?.settings ?? settings
  const games = flags.games ?? standardGames[isMeasured ? 'measured' : 'unmeasured']
  const player = flags.policy ?? defaultPolicyName(game)
  const whole: LabRequest = {
    ...request.value,
    settings: base,
    policy: { ...policy, name: player },
    seeds: { from: seeds.from, to: seeds.from + games },
  }
  const all = editsOf(game, base)
  const edits = all.edits.filter(({ kind }) => isAsked(kind, flags.only))
  const refused = flags.only === 'readings' ? [] : all.refused
  const margin = isMeaningfulWinRate(game, player) ? flags.margin / 100 : undefined
  const run = { ...(await survey(whole, edits, margin)), refused, only: flags.only }
  const ranked = rankEdits(edits, run.totals, margin)
  if (flags.page !== undefined) writeFileSync(flags.page, linesPage(game, run, ranked, typedCommand()))
  if (flags.json === true)
    printJson({ ...run, totals: undefined, edits: margin === undefined ? ranked.map(withoutWins) : ranked })
  else print(...linesTable(game, run, ranked))
  return parseSuccess(run.stopped ? 130 : 0)
}

/** Omits figures that only mean something for a player who wants to win. */
function withoutWins({ edit, turns, turnsChanged, matchesChanged }: RankedEdit) {
  return { edit, turns, turnsChanged, matchesChanged }
}

function isAsked(kind: OpponentEdit['kind'], only: LinesFlags['only']): boolean {
  return only === undefined || (only === 'readings') === (kind === 'reading')
}

/** Drops an edit from further rounds once its effect is known. */
async function survey(
  { game, policy, seeds, settings, workers }: LabRequest,
  edits: readonly OpponentEdit[],
  margin: number | undefined,
): Promise<Omit<SurveyRun, 'refused'>> {
  const progress = new Progress(seeds.to - seeds.from)
  let totals: SurveyTotals = {}
  for (let at = 0; at < edits.length && !progress.stopped; at += groupSize) {
    let open = edits.slice(at, at + groupSize)
    const isOpen = (sofar: SurveyTotals, edit: OpponentEdit): boolean => {
      const own = sofar[edit.id]
      return own === undefined || margin === undefined
        ? true
        : concludeChange(changeWithSurveyError(own, edits.length), margin) === undefined
    }
    const group = await runInPool<SurveyTotals>({
      seeds,
      workers,
      task: (chunk) => ({ survey: { game: game.id, policy, first: settings, edits: open }, seeds: chunk }),
      progress: (done) => progress.at(done, `, ${open.length} edits open`),
      stopped: () => progress.stopped,
      isEnough: (sofar) => {
        open = open.filter((edit) => isOpen(sofar, edit))
        return open.length === 0
      },
      empty: {},
    })
    totals = { ...totals, ...group.totals }
  }
  const { seconds, stopped } = progress
  progress.end()
  return { policy, games: seeds.to - seeds.from, workers, seconds, stopped, margin, totals }
}
