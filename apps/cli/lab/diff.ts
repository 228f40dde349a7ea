import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import {
  parseFailure,
  type Game,
  parseSuccess,
  maxRulesLength,
  type Parsed,
  type SettingsInput,
  resolveSettings,
} from '@opfor/kernel'
import {
  armsByLevel,
  type ComparedSettings,
  isMeaningfulWinRate,
  type PolicyName,
  estimateShare,
  defaultPolicyName,
} from '@opfor/lab'
import { readVariantGame } from '@opfor/lab/variant-of'
import { moddableGameInText, readVariant } from '@opfor/variants'
import { print, printJson } from '../lines/output.ts'
import { fileWords } from '../text/file-words.ts'
import { localize } from '../text/language.ts'
import { winRateChange, compare, type ComparisonResult, type NamedPair, conclusionOf } from './compare.ts'
import { countChangedMatches, comparisonLines, studyWinRateChange } from './comparison-lines.ts'
import { diffPage } from './diff-page.ts'
import { type LabFlags, type LabRequest, parseFlags, parseSettings } from './flags.ts'
import { percentText, pointsText, tableLines } from './table.ts'
import { typedCommand } from './typed-command.ts'

interface VariantFile {
  readonly title: string
  readonly text: string
}

/** Rejects an invalid variant with its first finding. */
function readVariantFile(game: Game, file: string): Parsed<VariantFile> {
  if (!existsSync(file)) return parseFailure(localize(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return parseFailure(localize(fileWords.folder, { file }))
  if (statSync(file).size > maxRulesLength)
    return parseFailure(localize(fileWords.tooLargeForSheet, { file }))
  const text = readFileSync(file, 'utf8')
  const opponent = moddableGameInText(text)
  if (!opponent.ok) return parseFailure(`${file}: ${opponent.problem}`)
  const { title, id } = opponent.value.game
  if (id !== game.id) return parseFailure(localize(fileWords.otherHouseRules, { file, game: title, id }))
  const variant = readVariantGame(game, text)
  if (!variant.ok) return parseFailure(`${file}: ${variant.problem}`)
  return parseSuccess({ title: readVariant(text, opponent.value).title, text })
}

/** The player and the number of seeds depend on the game. */
export interface DiffFlags extends Omit<LabFlags, 'policy' | 'games'> {
  readonly policy?: PolicyName
  readonly games?: number
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly everyRuling?: boolean
  /** In percentage points. */
  readonly margin: number
  readonly allSeeds?: boolean
  readonly page?: string
}

/** Seeds for players with meaningful win rates, and for others. */
const standardGames = { wins: 10_000, decisions: 500 } as const

export async function diff(id: string, files: readonly string[], flags: DiffFlags): Promise<Parsed<number>> {
  const asked = parseFlags(id, { ...flags, policy: flags.policy ?? 'random', games: flags.games ?? 1 })
  if (!asked.ok) return asked
  const { game, levels, settings, seeds } = asked.value
  const player = flags.policy ?? defaultPolicyName(game)
  const isForWins = isMeaningfulWinRate(game, player)
  const games = flags.games ?? standardGames[isForWins ? 'wins' : 'decisions']
  const request: LabRequest = {
    ...asked.value,
    policy: { ...asked.value.policy, name: player },
    seeds: { from: seeds.from, to: seeds.from + games },
  }
  const base =
    armsByLevel(flags.difficulty === undefined ? [] : levels.slice(0, 1), settings)[0]?.settings ?? settings
  const isTable = flags.everyRuling === true
  const pairs = isTable ? parseSuccess(everyReading(game, base)) : namedPair(game, base, files, flags)
  if (!pairs.ok) return pairs
  const isFixed = isTable || flags.allSeeds === true || !isForWins
  const stopping = isFixed ? undefined : { margin: flags.margin / 100 }
  const all: ComparisonResult[] = []
  for (const pair of pairs.value) {
    const compared = await compare(request, pair, stopping)
    all.push(compared)
    if (compared.stopped) break
  }
  const [only] = all
  if (flags.page !== undefined && only !== undefined)
    writeFileSync(flags.page, diffPage(game, only, typedCommand()))
  if (flags.json === true) printJson(all.map((each) => comparisonJson(each, isForWins)))
  else if (isTable) print(...rulingsTable(all, isForWins))
  else print(...all.flatMap((each) => comparisonLines(game, each, `, ${each.seconds.toFixed(1)} s`)))
  return parseSuccess(all.some(({ stopped }) => stopped) ? 130 : 0)
}

function everyReading(game: Game, base: SettingsInput): readonly NamedPair[] {
  return game.rulings.flatMap(({ id, readings, default: standard }) =>
    Object.keys(readings)
      .filter((reading) => reading !== standard)
      .map((reading) => ({
        name: `${id}=${reading}`,
        first: base,
        second: { ...base, rulings: { ...base.rulings, [id]: reading } },
      })),
  )
}

/** One file is compared with the printed opponent, two files with each other. */
function namedPair(
  game: Game,
  base: SettingsInput,
  files: readonly string[],
  { first, second }: DiffFlags,
): Parsed<readonly NamedPair[]> {
  if (first.length + second.length + files.length === 0)
    return parseFailure('Specify a file with a variant, --first and --second name=value, or --every-ruling.')
  const texts = files.map((file) => readVariantFile(game, file))
  const refused = texts.find((text) => !text.ok)
  if (refused?.ok === false) return refused
  const variants = texts.flatMap((text) => (text.ok ? [text.value] : []))
  const [mine, theirs] = variants.length > 1 ? variants : [undefined, variants[0]]
  const one = withOverrides(game, base, first, mine)
  if (!one.ok) return one
  const other = withOverrides(game, base, second, theirs)
  if (!other.ok) return other
  const named = (pairs: readonly string[], variant: VariantFile | undefined): string =>
    [...(variant === undefined ? [] : [variant.title]), ...pairs].join(' ') ||
    (variants.length > 0 ? 'printed' : 'standard')
  const name = `${named(first, mine)} against ${named(second, theirs)}`
  return parseSuccess([{ name, first: one.value, second: other.value }])
}

/** Adds options and rulings given as name=value, and a variant. */
function withOverrides(
  game: Game,
  base: SettingsInput,
  pairs: readonly string[],
  variant: VariantFile | undefined,
): Parsed<ComparedSettings> {
  const isRuling = (pair: string): boolean => game.rulings.some(({ id }) => pair.startsWith(`${id}=`))
  const more = parseSettings(
    game,
    pairs.filter((pair) => !isRuling(pair)),
    pairs.filter(isRuling),
  )
  if (!more.ok) return more
  const settings = {
    options: { ...base.options, ...more.value.options },
    rulings: { ...base.rulings, ...more.value.rulings },
  }
  const checked = resolveSettings(game, settings)
  if (!checked.ok) return checked
  return parseSuccess(variant === undefined ? settings : { ...settings, variant: variant.text })
}

function comparisonJson(
  { name, comparison, totals, seconds, stopping }: ComparisonResult,
  isForWins: boolean,
): unknown {
  const { games } = totals
  if (!isForWins)
    return { name, ...comparison, games, seconds, known: undefined, totals: { ...totals, won: undefined } }
  const change = stopping === undefined ? studyWinRateChange(totals) : winRateChange(totals)
  const known = stopping === undefined ? undefined : (conclusionOf(totals, stopping) ?? 'nothing')
  return { name, ...comparison, games, seconds, change, known, totals }
}

function rulingsTable(all: readonly ComparisonResult[], isForWins: boolean): readonly string[] {
  return tableLines(
    [
      'ruling, other reading',
      'matches with another decision',
      'one decision in',
      'otherwise',
      ...(isForWins ? ['win rate, points'] : []),
    ],
    all.map(({ name, totals }) => {
      const { games, decisions, otherwise } = totals
      const changed = countChangedMatches(totals)
      return [
        `\`${name.slice(name.indexOf('.') + 1)}\``,
        percentText(estimateShare(changed, games)),
        changed === 0 ? '-' : String(Math.round(decisions / changed)),
        percentText(estimateShare(otherwise.count, games)),
        ...(isForWins ? [pointsText(studyWinRateChange(totals))] : []),
      ]
    }),
  )
}
