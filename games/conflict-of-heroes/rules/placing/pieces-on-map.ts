import { type Candidate, uniqueCandidates, withParams, type Message, message } from '@opfor/kernel'
import { mapsUnder } from '../../table/maps/maps.ts'
import { hexName } from '../../table/naming.ts'
import { defenseName, type Side, sideName } from '../../table/pieces.ts'
import { isHex, type OnHex, type Situation, unitsOf, withUnit } from '../../table/situation.ts'
import { unitOf } from '../../table/placing/units.ts'

export interface PieceOnMap extends Candidate {
  readonly kind: 'units' | 'markers' | 'defenses' | 'rumored'
  readonly side: Side
  readonly at: string
}

const lying = message('coh.lying', '{counter} on {hex}')
const marker = message('coh.brief.marker', 'Control Marker ({side})')
const rumor = message('coh.brief.rumor', 'Rumored Enemy ({side})')

export function lyingName(kind: 'markers' | 'defenses' | 'rumored', counter: OnHex): Message {
  if (kind === 'defenses') return defenseName(counter.kind.split(' ')[1] ?? '')
  return withParams(kind === 'markers' ? marker : rumor, { side: sideName(counter.side) })
}

/** Includes hexes shared with another map. Units come first; counters of a kind and side in one hex are one. */
export function piecesOnMap(now: Situation, map: number): readonly PieceOnMap[] {
  const here = (at: string): boolean => isHex(at) && mapsUnder(now.maps, at).includes(map)
  const units = (['german', 'soviet'] as const).flatMap((side) =>
    unitsOf(now, side).map((id) => {
      const { name } = unitOf(id)
      return { id, name, kind: 'units' as const, side, at: now.units[id]?.at ?? '' }
    }),
  )
  const others = (['markers', 'defenses', 'rumored'] as const).flatMap((kind) =>
    now[kind].map(({ side, at }) => {
      const same = now[kind].filter((each) => each.side === side && each.at === at)
      const counter = same.map((each) => lyingName(kind, each))
      const name = withParams(lying, { counter, hex: hexName(now, at) })
      return { id: `${kind} ${side} ${at}`, name, kind, side, at }
    }),
  )
  return uniqueCandidates<PieceOnMap>([...units, ...others]).filter(({ at }) => here(at))
}

export function movedTo(now: Situation, { id, kind, side, at }: PieceOnMap, to: string): Situation {
  const unit = now.units[id]
  if (kind === 'units') return unit === undefined ? now : withUnit(now, id, { ...unit, at: to })
  const moved = now[kind].map((each) => (each.at === at && each.side === side ? { ...each, at: to } : each))
  return { ...now, [kind]: moved }
}
