import { type Layout, message, type PieceGroup } from '@opfor/kernel'
import { state } from './counters/of-the-battle.ts'
import { zones, places } from './zones.ts'
import { startingModels } from '../../table/profile.ts'
import type { Situation, Unit } from '../../table/situation.ts'

export function layout(now: Situation): Layout {
  const cards = state.layout(now)
  return {
    ...cards,
    lying: [...now.units.flatMap(models), ...cards.lying],
    places: [...Object.values(places), ...cards.places],
    ...(now.house.deck !== 'real' ? { inProgram: zones.map(({ at }) => at.id) } : {}),
  }
}

function models({ id, name, models: standing, profile }: Unit): readonly PieceGroup[] {
  const piece = {
    id: `model.${id}`,
    name: message('blood-and-plunder.model', 'a model of {unit}', { unit: name }),
  }
  const fallen = startingModels(profile) - standing
  const stands: PieceGroup = { piece, at: places.table, count: standing, part: name }
  const fell: PieceGroup = { piece, at: places.lost, count: fallen, part: name, unused: true }
  return [stands, fell].filter(({ count }) => count > 0)
}
