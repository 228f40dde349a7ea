import { countPieces, type Edit, type Random } from '@opfor/kernel'
import {
  type CorrectedMatch,
  playWithCorrections,
  newMatch,
  randomEdit,
  randomSetting,
  randomSettings,
} from '@opfor/kernel/testing'
import { applyEdit } from '../shown/corrections/correct.ts'
import { conflictOfHeroes } from '../index.ts'
import { layout, piecesIn } from '../shown/corrections/layout.ts'
import type { Situation } from '../table/situation.ts'

export function disturbedGeneration(seed: number, questions: number): CorrectedMatch<Situation> {
  const { options, rulings = {} } = randomSettings(conflictOfHeroes, seed)
  const mode = seed % 3 === 0 ? 'firefight' : 'solo'
  const match = newMatch(conflictOfHeroes, { options: { asking: 'each', ...options, mode }, rulings }, seed)
  const box = counted(match.situation)
  return playWithCorrections(match, seed, questions, { edit: anyEdit, oddities: (now) => oddities(box, now) })
}

function anyEdit(now: Situation, random: Random): Edit {
  const shown = layout(now)
  // Excludes the end of the match, which would stop the test.
  const counters = shown.counters.filter(({ id }) => id !== 'ended')
  for (let tries = 0; tries < 20; tries += 1) {
    const edit =
      random(2) === 0 ? randomEdit({ ...shown, counters }, random) : randomSetting({ counters }, random)
    if (edit !== undefined && applyEdit(now, edit).ok) return edit
  }
  return randomSetting({ counters }, random)
}

function counted(now: Situation): ReadonlyMap<string, number> {
  return countPieces(piecesIn(now))
}

function oddities(box: ReadonlyMap<string, number>, now: Situation): readonly string[] {
  const wrong = [...counted(now)].filter(([piece, count]) => count !== (box.get(piece) ?? 1))
  return wrong.map(([piece, count]) => `${count} x ${piece}`)
}
