import { nameOf, type Situation } from '@opfor/games/blood-and-plunder/view'
import { useSay } from '../../language.tsx'
import { tableWords } from './words.ts'

/** The ground: terrain with its cover, and the objectives. */
export function Ground({ now }: { readonly now: Situation }) {
  const say = useSay()
  const { width, height, terrain, objectives } = now.battle
  const up = (y: number): number => height - y
  return (
    <g>
      <rect className="bp-ground" width={width} height={height} />
      {terrain.map(({ id, outline, cover, blocks, impassable }) => {
        const look = `bp-terrain bp-cover-${cover} ${blocks ? 'bp-blocks' : ''} ${impassable ? 'bp-impassable' : ''}`
        return 'centre' in outline ? (
          <circle
            key={id}
            className={look}
            cx={outline.centre.x}
            cy={up(outline.centre.y)}
            r={outline.radius}
          />
        ) : (
          <polygon
            key={id}
            className={look}
            points={outline.corners.map(({ x, y }) => `${x},${up(y)}`).join(' ')}
          />
        )
      })}
      {objectives.map(({ id, name, at }) => (
        <g
          key={id}
          className="bp-objective"
          role="img"
          aria-label={say(tableWords.objective, { name: nameOf(name) })}
        >
          <path d={`M${at.x} ${up(at.y) - 9}l8 9l-8 9l-8 -9z`} />
        </g>
      ))}
    </g>
  )
}
