import { edges, playerName, type Situation, unitOf, unitsAt } from '@opfor/games/conflict-of-heroes/view'
import { useSay } from '../../language.tsx'
import { type Grid, stripOf } from './grid.ts'
import { mapWords } from './words.ts'

/** The entry edges as strips beside the maps. */
export function EdgeStrips({ now, grid }: { readonly now: Situation; readonly grid: Grid }) {
  return now.players.flatMap(({ id, side, edge }) => {
    const on = edge && grid.maps.find(({ map }) => map === edge.map)
    if (edge === undefined || on === undefined) return []
    return [<rect key={id} className={`coh-strip coh-${side}`} {...stripOf(on, edge.edge)} />]
  })
}

/** The edges of which one is to be chosen, lit beside the maps. */
export function AskedEdges({
  options,
  grid,
}: {
  readonly options: ReadonlySet<string>
  readonly grid: Grid
}) {
  return grid.maps.flatMap((on) =>
    edges
      .filter((edge) => options.has(`${on.map}-${edge}`))
      .map((edge) => (
        <rect key={`${on.map}-${edge}`} className="coh-strip coh-asked" {...stripOf(on, edge)} />
      )),
  )
}

/** What waits beside the edges and on the Round track, in words. */
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
