import type { Edit, Random } from '@opfor/kernel'
import {
  type DisturbedMatch,
  disturbed,
  newMatch,
  randomEdit,
  randomSetting,
  randomWishes,
  value,
} from '@opfor/kernel/testing'
import { sides } from '../table/battle.ts'
import { bloodAndPlunder } from '../index.ts'
import { layout } from '../shown/corrections/layout.ts'
import { isAlive, type Situation } from '../table/situation.ts'

const ways = ['asked', 'map', 'proposed']

/** Plays so many questions of a battle at random: on land and at sea by turns, asked and with a map. */
export function disturbedBattle(seed: number, questions: number): DisturbedMatch<Situation> {
  const { options, rulings = {} } = randomWishes(bloodAndPlunder, seed)
  const chosen = { ...options, battle: seed % 2 === 0 ? 'land' : 'sea', way: ways[seed % 3] ?? 'asked' }
  const match = newMatch(bloodAndPlunder, { options: chosen, rulings }, seed)
  if (seed % 5 > 1) value(match.correct(allFallBut(match.situation, seed % 5)))
  return disturbed(match, seed, questions, { edit: anyEdit, oddities })
}

/** All but a few units of each side have fallen: questions are soon left without options. */
function allFallBut({ units }: Situation, few: number): readonly Edit[] {
  const fallen = sides.flatMap((side) => units.filter((unit) => unit.side === side).slice(few - 1))
  return fallen.map(({ id, models }) => ({ move: `model.${id}`, from: 'table', to: 'lost', count: models }))
}

/** A small edit, or a larger one: a whole unit falls, a melee begins or ends, a number is any that it may be. */
function anyEdit(now: Situation, random: Random): Edit {
  const shown = layout(now)
  // A battle that is said to be over goes no further.
  const counters = shown.counters.filter(({ id }) => id !== 'ended')
  const small = random(2) === 0 ? randomEdit({ ...shown, counters }, random) : undefined
  if (small !== undefined) return small
  const unit = now.units[random(now.units.length)]
  if (unit !== undefined && isAlive(unit) && random(3) === 0)
    return { move: `model.${unit.id}`, from: 'table', to: 'lost', count: unit.models }
  return randomSetting({ counters }, random)
}

/** Melees and grapples that hold at one end alone, or with the fallen. */
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
