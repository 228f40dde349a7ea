import {
  edges,
  playerName,
  reachOf,
  type Situation,
  unitOf,
  unitsAt,
} from '@opfor/games/conflict-of-heroes/view'
import type { Candidate } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import { Tappable } from '../tappable.tsx'
import { type Grid, edgeStrip, edgeTouchArea } from './grid.ts'
import { mapWords } from './words.ts'

/** Strips beside the maps; those of the Soviets have a light line. */
export function EdgeStrips({ now, grid }: { readonly now: Situation; readonly grid: Grid }) {
  return now.players.flatMap(({ id, side, edge }) =>
    (edge === undefined ? [] : reachOf(now, edge)).flatMap((each) => {
      const on = grid.maps.find(({ map }) => map === each.map)
      if (on === undefined) return []
      const { x, y, width, height } = edgeStrip(on, each.edge)
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const line =
        width > height
          ? { x1: x, x2: x + width, y1: middleY, y2: middleY }
          : { x1: middleX, x2: middleX, y1: y, y2: y + height }
      return [
        <g key={`${id} ${each.map}`}>
          <rect className={`coh-strip coh-${side}`} {...{ x, y, width, height }} />
          {side === 'soviet' && <line className="coh-strip-line" {...line} />}
        </g>,
      ]
    }),
  )
}

export function AskedEdges({
  options,
  grid,
  thick,
  choose,
}: {
  readonly options: readonly Candidate[]
  readonly grid: Grid
  /** The minimum thickness of a tap area, in drawing units. */
  readonly thick: number
  readonly choose: (edge: string) => void
}) {
  const say = useSay()
  return grid.maps.flatMap((on) =>
    edges.flatMap((edge) => {
      const option = options.find(({ id }) => id === `${on.map}-${edge}`)
      if (option === undefined) return []
      const { id, name } = option
      return [
        <Tappable key={id} label={say(name)} act={() => choose(id)} className="coh-edge">
          <rect className="coh-touch" {...edgeTouchArea(on, edge, thick)} />
          <rect className="coh-strip coh-asked" {...edgeStrip(on, edge)} />
        </Tappable>,
      ]
    }),
  )
}

export function Waiting({ now }: { readonly now: Situation }) {
  const say = useSay()
  const rounds = [...new Set(Object.values(now.units).map(({ at }) => at))]
    .filter((at) => at.startsWith('round-'))
    .toSorted()
  const places = ['edge', ...rounds]
  return (
    <ul className="coh-waiting">
      {now.players.flatMap(({ id, side }) =>
        places.flatMap((at) => {
          const units = unitsAt(now, at).filter((unit) => now.units[unit]?.by === id)
          if (units.length === 0) return []
          const where = at === 'edge' ? say(mapWords.atEdge) : say(mapWords.onRound, { round: at.slice(6) })
          return [
            <li key={`${id} ${at}`}>
              <b className={`coh-name coh-${side}`}>{say(playerName(id))}</b> {where}:{' '}
              {units.map((unit) => say(unitOf(unit).name)).join(', ')}
            </li>,
          ]
        }),
      )}
    </ul>
  )
}
