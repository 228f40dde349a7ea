/**
 * Compares the searching player with the greedy one on the same seeds: `npm run prove policies <game> <matches> [option=value]`.
 */
import { registry } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { pairedChange, playMatch, requireSettings, estimateShare, defaultBudget } from '@opfor/lab'

export interface Won {
  readonly games: number
  readonly both: number
  readonly greedyOnly: number
  readonly searchingOnly: number
}

export function bothPolicies(
  game: Game,
  options: Readonly<Record<string, string>>,
  seeds: { readonly from: number; readonly to: number },
  budget = defaultBudget,
): Won {
  const settings = requireSettings(game, { options })
  const [seat = ''] = game.seats(settings)
  const wins = (name: 'greedy' | 'searching', seed: number): boolean =>
    playMatch(game, settings, { name, budget }, seed).outcome?.winner === seat
  const won = { games: 0, both: 0, greedyOnly: 0, searchingOnly: 0 }
  for (let seed = seeds.from; seed < seeds.to; seed += 1) {
    const [greedy, searching] = [wins('greedy', seed), wins('searching', seed)]
    won.games += 1
    if (greedy && searching) won.both += 1
    else if (greedy) won.greedyOnly += 1
    else if (searching) won.searchingOnly += 1
  }
  return won
}

if (import.meta.main) {
  const [id = 'admiral', games = '10', ...set] = process.argv.slice(2)
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  const won = bothPolicies(
    game,
    Object.fromEntries(set.map((pair) => pair.split('=', 2) as [string, string])),
    { from: 0, to: Number(games) },
  )
  const points = (value: number): string => (100 * value).toFixed(1)
  const estimateText = ({ value, from: low, to: high }: ReturnType<typeof estimateShare>): string =>
    `${points(value)} (${points(low)} to ${points(high)})`
  const { both, greedyOnly, searchingOnly } = won
  const difference = pairedChange(greedyOnly, searchingOnly, won.games)
  console.log(`${game.title} ${set.join(' ')}: ${won.games} seeds, each played twice`)
  console.log(`the greedy player wins    ${estimateText(estimateShare(both + greedyOnly, won.games))} %`)
  console.log(`the searching player wins ${estimateText(estimateShare(both + searchingOnly, won.games))} %`)
  console.log(`the difference in points  ${estimateText(difference)}`)
  process.exitCode = difference.from > -0.03 ? 0 : 1
}
