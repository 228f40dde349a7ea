import { type Candidate, message, type PieceGroup } from '@opfor/kernel'
import { countOf } from '../../../rules/guidelines/begin.ts'
import { controlMarkers } from '../../../rules/placing/control-markers.ts'
import { allUnits } from '../../../rules/placing/unit-pieces.ts'
import { rumorCup } from '../../../rules/special-rules/special-cards.ts'
import { defenseName, defenses, rumors, sideName, sides } from '../../../table/pieces.ts'
import type { Situation } from '../../../table/situation.ts'
import { placeAt } from '../place-names.ts'
import { partOf } from '../places.ts'

/** Pieces in the box are not in play. */
export function lie(now: Situation, piece: Candidate, place: string, count = 1): PieceGroup {
  const at = placeAt(now, place)
  if (place === 'supply') return { piece, at, count, unused: true }
  const part = partOf(place)
  return part === undefined ? { piece, at, count } : { piece, at, count, part }
}

export function units(now: Situation): readonly PieceGroup[] {
  return [...allUnits(now.pack).values()].map((what) => lie(now, what, now.units[what.id]?.at ?? 'supply'))
}

const marker = message('coh.piece.marker', 'Control Marker')
const rumored = { id: 'rumored', name: message('coh.piece.rumored', 'Rumored Enemy') }
const noEnemy = { id: 'noEnemy', name: message('coh.piece.noEnemy', 'No Enemy counter') }
const mine = { id: 'mine', name: message('coh.piece.mine', 'the Mine of Soviet 08') }

const markers = sides.map((side) => ({
  side,
  what: {
    id: `marker ${side}`,
    name: message('coh.piece.markerOf', '{marker} of {side}', { marker, side: sideName(side) }),
  },
}))

export function counters(now: Situation): readonly PieceGroup[] {
  const cups = sides.flatMap((side) =>
    now.noEnemy[side] > 0 ? [lie(now, noEnemy, rumorCup(side), now.noEnemy[side])] : [],
  )
  return [
    ...markers.flatMap(({ side, what }) => {
      const placed = now.markers.filter((each) => each.side === side).map(({ at }) => lie(now, what, at))
      return [...placed, ...inBox(now, what, controlMarkers - placed.length)]
    }),
    ...defenses.flatMap((kind) => {
      const what = { id: `defense ${kind}`, name: defenseName(kind) }
      const placed = now.defenses
        .filter((each) => each.kind.startsWith(`${kind} `))
        .map(({ at }) => lie(now, what, at))
      const cup = now.cup.filter((each) => each === kind).length
      const inCup = cup > 0 ? [lie(now, what, 'cup', cup)] : []
      return [...placed, ...inCup, ...inBox(now, what, countOf(now, kind) - placed.length - cup)]
    }),
    ...now.rumored.map(({ at }) => lie(now, rumored, at)),
    ...inBox(now, rumored, rumors.rumored - now.rumored.length),
    ...cups,
    ...inBox(now, noEnemy, rumors.noEnemy - now.noEnemy.german - now.noEnemy.soviet),
    lie(now, mine, now.mineAt ?? (now.mine === '' ? 'supply' : `mine-${now.mine}`)),
  ]
}

function inBox(now: Situation, what: Candidate, count: number): readonly PieceGroup[] {
  return count > 0 ? [lie(now, what, 'supply', count)] : []
}
