import { census, type Edit, type Random } from '@opfor/kernel'
import {
  type DisturbedMatch,
  disturbed,
  newMatch,
  randomEdit,
  randomSetting,
  randomWishes,
} from '@opfor/kernel/testing'
import { correct } from '../shown/corrections/correct.ts'
import { conflictOfHeroes } from '../index.ts'
import { layout, piecesIn } from '../shown/corrections/layout.ts'
import type { Situation } from '../table/situation.ts'

/** Plays so many questions of a generation and its mission at random, and corrects one in four. */
export function disturbedGeneration(seed: number, questions: number): DisturbedMatch<Situation> {
  const { options, rulings = {} } = randomWishes(conflictOfHeroes, seed)
  const mode = seed % 3 === 0 ? 'firefight' : 'solo'
  const match = newMatch(conflictOfHeroes, { options: { asking: 'each', ...options, mode }, rulings }, seed)
  const box = counted(match.situation)
  return disturbed(match, seed, questions, { edit: anyEdit, oddities: (now) => oddities(box, now) })
}

/** An edit that is taken: a small one, or a number set to anything that it may be. */
function anyEdit(now: Situation, random: Random): Edit {
  const shown = layout(now)
  // A match that is said to be over goes no further.
  const counters = shown.counters.filter(({ id }) => id !== 'ended')
  for (let tries = 0; tries < 20; tries += 1) {
    const edit =
      random(2) === 0 ? randomEdit({ ...shown, counters }, random) : randomSetting({ counters }, random)
    if (edit !== undefined && correct(now, edit).ok) return edit
  }
  return randomSetting({ counters }, random)
}

/** How many of each piece there are. */
function counted(now: Situation): ReadonlyMap<string, number> {
  return census(piecesIn(now))
}

/** Pieces of which there are more or fewer than the box has, and cards that lie twice. */
function oddities(box: ReadonlyMap<string, number>, now: Situation): readonly string[] {
  const wrong = [...counted(now)].filter(([piece, count]) => count !== (box.get(piece) ?? 1))
  return wrong.map(([piece, count]) => `${count} x ${piece}`)
}
