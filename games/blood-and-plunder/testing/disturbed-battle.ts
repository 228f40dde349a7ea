import type { Edit, Random } from '@opfor/kernel'
import {
  type CorrectedMatch,
  playWithCorrections,
  newMatch,
  randomEdit,
  randomSetting,
  randomSettings,
  unwrap,
} from '@opfor/kernel/testing'
import { sides } from '../table/battle.ts'
import { bloodAndPlunder } from '../index.ts'
import { layout } from '../shown/corrections/layout.ts'
import { isAlive, type Situation } from '../table/situation.ts'

const ways = ['asked', 'map', 'proposed']

export function disturbedBattle(seed: number, questions: number): CorrectedMatch<Situation> {
  const { options, rulings = {} } = randomSettings(bloodAndPlunder, seed)
  const chosen = { ...options, battle: seed % 2 === 0 ? 'land' : 'sea', way: ways[seed % 3] ?? 'asked' }
  const match = newMatch(bloodAndPlunder, { options: chosen, rulings }, seed)
  if (seed % 5 > 1) unwrap(match.correct(allFallBut(match.situation, seed % 5)))
  return playWithCorrections(match, seed, questions, { edit: anyEdit, oddities })
}

/** Leaves only a few units on each side, so that questions soon run out of options. */
function allFallBut({ units }: Situation, few: number): readonly Edit[] {
  const fallen = sides.flatMap((side) => units.filter((unit) => unit.side === side).slice(few - 1))
  return fallen.map(({ id, models }) => ({ move: `model.${id}`, from: 'table', to: 'lost', count: models }))
}

/** A small edit, or a larger one: a unit falls, a melee begins or ends, any allowed number. */
function anyEdit(now: Situation, random: Random): Edit {
  const shown = layout(now)
  // Excludes the end of the battle, which would stop the test.
  const counters = shown.counters.filter(({ id }) => id !== 'ended')
  const small = random(2) === 0 ? randomEdit({ ...shown, counters }, random) : undefined
  if (small !== undefined) return small
  const unit = now.units[random(now.units.length)]
  if (unit !== undefined && isAlive(unit) && random(3) === 0)
    return { move: `model.${unit.id}`, from: 'table', to: 'lost', count: unit.models }
  return randomSetting({ counters }, random)
}

/** Melees and grapples that hold at one end only, or with the fallen. */
function oddities({ units, ships }: Situation): readonly string[] {
  const melees = units.flatMap((unit) =>
    unit.engaged.filter((id) => {
      const enemy = units.find((each) => each.id === id)
      return !isAlive(unit) || enemy === undefined || !isAlive(enemy) || !enemy.engaged.includes(unit.id)
    }),
  )
  const grapples = ships.filter(
    ({ id, grappled }) =>
      grappled !== '' && !ships.some((each) => each.id === grappled && each.grappled === id),
  )
  return [...melees.map((id) => `a melee with ${id}`), ...grapples.map(({ id }) => `grapples of ${id}`)]
}
