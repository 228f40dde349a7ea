import { hexName, type Situation, terrainAt } from '@opfor/games/conflict-of-heroes/view'
import { useSay } from '../../../ui/text/language.tsx'
import { CounterToken } from './counter-token.tsx'
import { EdgeStrips } from './edges.tsx'
import { layOutMaps, mapSize } from './grid.ts'
import { HexCell } from './hex-cell.tsx'
import { listCounters } from './counters.ts'
import { mapWords } from './words.ts'

const nothing = (): void => undefined

export function MapFigure({ now }: { readonly now: Situation }) {
  const say = useSay()
  const grid = layOutMaps(now.maps)
  const counters = listCounters(now)
  return (
    <svg
      className="coh-drawing coh-figure"
      role="img"
      aria-label={say(mapWords.grid)}
      viewBox={`0 0 ${grid.w} ${grid.h}`}
    >
      {grid.maps.map(({ map, left, top }) => (
        <rect key={map} className="coh-ground" x={left} y={top} width={mapSize.w} height={mapSize.h} />
      ))}
      <EdgeStrips now={now} grid={grid} />
      {grid.cells.map((cell) => (
        <HexCell
          key={cell.place}
          cell={cell}
          label={say(hexName(now, cell.place))}
          terrain={terrainAt(now.pack, cell.place)}
          className=""
          buttonLabel={undefined}
          tabIndex={-1}
          act={nothing}
          step={() => false}
        />
      ))}
      {grid.cells.flatMap(({ place, x, y }) => {
        const here = counters.filter(({ at }) => at === place)
        return here.map((counter, nth) => (
          <g key={`${place} ${nth}`} transform={`translate(${x} ${y})`}>
            <CounterToken counter={counter} nth={nth} count={here.length} />
          </g>
        ))
      })}
    </svg>
  )
}
