import { writeFileSync } from 'node:fs'
import { bad, type Game, good, type Parsed, settled, type SettingsInput } from '@opfor/kernel'
import {
  armsFor,
  type ComparedSettings,
  playsToWin,
  type PolicyName,
  share,
  standardPlayer,
} from '@opfor/lab'
import { print, printJson } from '../output.ts'
import { changedMatches, comparisonLines, fixedChange } from './comparison-lines.ts'
import { compare, type Compared, changeOf, type NamedPair, whatIsKnown } from './compare.ts'
import { diffPage } from './diff-page.ts'
import { typedCommand } from './typed-command.ts'
import { type LabFlags, type LabRequest, parseFlags, parseSettings } from './flags.ts'
import { percentText, pointsText, table } from './table.ts'
import { readVariantFile, type VariantFile } from './variant-file.ts'

/** The flags of `lab diff`; the player and the number of seeds depend on the game. */
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

/** Seeds for a player whose win rates mean something, and for one whose do not. */
const standardGames = { wins: 10_000, decisions: 500 } as const

/** Plays two opponents on the same seeds and prints the differences. */
export async function diff(id: string, files: readonly string[], flags: DiffFlags): Promise<Parsed<number>> {
  const asked = parseFlags(id, { ...flags, policy: flags.policy ?? 'random', games: flags.games ?? 1 })
  if (!asked.ok) return asked
  const { game, levels, settings, seeds } = asked.value
  const player = flags.policy ?? standardPlayer(game)
  const isForWins = playsToWin(game, player)
  const games = flags.games ?? standardGames[isForWins ? 'wins' : 'decisions']
  const request: LabRequest = {
    ...asked.value,
    policy: { ...asked.value.policy, name: player },
    seeds: { from: seeds.from, to: seeds.from + games },
  }
  const base =
    armsFor(flags.difficulty === undefined ? [] : levels.slice(0, 1), settings)[0]?.settings ?? settings
  const isTable = flags.everyRuling === true
  const pairs = isTable ? good(everyReading(game, base)) : namedPair(game, base, files, flags)
  if (!pairs.ok) return pairs
  const isFixed = isTable || flags.allSeeds === true || !isForWins
  const stopping = isFixed ? undefined : { margin: flags.margin / 100 }
  const all: Compared[] = []
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
  return good(all.some(({ stopped }) => stopped) ? 130 : 0)
}

/** Pairs of the default with each other reading of every ruling. */
function everyReading(game: Game, base: SettingsInput): readonly NamedPair[] {
  return game.rulings.flatMap(({ id, readings, standard }) =>
    Object.keys(readings)
      .filter((reading) => reading !== standard)
      .map((reading) => ({
        name: `${id}=${reading}`,
        first: base,
        second: { ...base, rulings: { ...base.rulings, [id]: reading } },
      })),
  )
}

/** The pair of the command: a file is compared with the printed opponent, two files with each other. */
function namedPair(
  game: Game,
  base: SettingsInput,
  files: readonly string[],
  { first, second }: DiffFlags,
): Parsed<readonly NamedPair[]> {
  if (first.length + second.length + files.length === 0)
    return bad('Specify a file with a variant, --first and --second name=value, or --every-ruling.')
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
  return good([{ name, first: one.value, second: other.value }])
}

/** The settings with the options and rulings that were given as name=value, and a variant. */
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
  const checked = settled(game, settings)
  if (!checked.ok) return checked
  return good(variant === undefined ? settings : { ...settings, variant: variant.text })
}

function comparisonJson(
  { name, comparison, totals, seconds, stopping }: Compared,
  isForWins: boolean,
): unknown {
  const { games } = totals
  if (!isForWins)
    return { name, ...comparison, games, seconds, known: undefined, totals: { ...totals, won: undefined } }
  const change = stopping === undefined ? fixedChange(totals) : changeOf(totals)
  const known = stopping === undefined ? undefined : (whatIsKnown(totals, stopping) ?? 'nothing')
  return { name, ...comparison, games, seconds, change, known, totals }
}

function rulingsTable(all: readonly Compared[], isForWins: boolean): readonly string[] {
  return table(
    [
      'ruling, other reading',
      'matches with another decision',
      'one decision in',
      'otherwise',
      ...(isForWins ? ['win rate, points'] : []),
    ],
    all.map(({ name, totals }) => {
      const { games, decisions, otherwise } = totals
      const changed = changedMatches(totals)
      return [
        `\`${name.slice(name.indexOf('.') + 1)}\``,
        percentText(share(changed, games)),
        changed === 0 ? '-' : String(Math.round(decisions / changed)),
        percentText(share(otherwise.count, games)),
        ...(isForWins ? [pointsText(fixedChange(totals))] : []),
      ]
    }),
  )
}
