import { type Battle, nameOf, type Point, type Terrain } from '@opfor/games/blood-and-plunder/view'
import type { SVGProps } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import { tableWords } from '../words.ts'

type Table = Pick<Battle, 'width' | 'height' | 'terrain' | 'objectives' | 'homeEdge'>

export function Ground({
  battle,
  sea,
  piece: pieceProps,
  objective: objectiveProps,
}: {
  readonly battle: Table
  readonly sea: boolean
  readonly piece?: (piece: Terrain) => SVGProps<SVGGElement>
  readonly objective?: (objective: Battle['objectives'][number]) => SVGProps<SVGGElement>
}) {
  const say = useSay()
  const { width, height, terrain, objectives } = battle
  const up = (y: number): number => height - y
  return (
    <g>
      <rect className={sea ? 'bp-ground bp-sea' : 'bp-ground'} width={width} height={height} />
      <path className="bp-feet" d={footLines(width, height)} />
      <HomeEdge battle={battle} />
      {terrain.map((piece) => (
        <Piece key={piece.id} piece={piece} height={height} by={pieceProps?.(piece)} />
      ))}
      {objectives.map((objective) => {
        const { id, name, at } = objective
        return (
          <g
            key={id}
            className="bp-objective"
            role="img"
            aria-label={say(tableWords.objective, { name: nameOf(name) })}
            transform={`translate(${at.x} ${up(at.y)})`}
            {...objectiveProps?.(objective)}
          >
            <title>{say(nameOf(name))}</title>
            <path d="M-4 10V-11M-4 -11L10 -6L-4 -1z" />
          </g>
        )
      })}
    </g>
  )
}

function footLines(width: number, height: number): string {
  const at = (size: number): readonly number[] =>
    Array.from({ length: Math.ceil(size / 120) - 1 }, (_, nth) => (nth + 1) * 120)
  return [...at(width).map((x) => `M${x} 0V${height}`), ...at(height).map((y) => `M0 ${y}H${width}`)].join('')
}

function HomeEdge({ battle: { width, height, homeEdge } }: { readonly battle: Table }) {
  const say = useSay()
  const ends: Readonly<Record<Battle['homeEdge'], readonly [Point, Point]>> = {
    top: [
      { x: 0, y: 2 },
      { x: width, y: 2 },
    ],
    bottom: [
      { x: 0, y: height - 2 },
      { x: width, y: height - 2 },
    ],
    left: [
      { x: 2, y: 0 },
      { x: 2, y: height },
    ],
    right: [
      { x: width - 2, y: 0 },
      { x: width - 2, y: height },
    ],
  }
  const [a, b] = ends[homeEdge]
  return (
    <g role="img" aria-label={say(tableWords.homeEdge)} className="bp-home">
      <title>{say(tableWords.homeEdge)}</title>
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
    </g>
  )
}

const coverWords = ['cover0', 'cover1', 'cover2'] as const

function Piece({
  piece,
  height,
  by,
}: {
  readonly piece: Terrain
  readonly height: number
  readonly by: SVGProps<SVGGElement> | undefined
}) {
  const say = useSay()
  const { outline, cover, blocks, impassable } = piece
  const look = `bp-terrain bp-cover-${cover} ${blocks ? 'bp-blocks' : ''} ${impassable ? 'bp-impassable' : ''}`
  const description = say(tableWords.terrain, {
    name: nameOf(piece.name),
    cover: say(tableWords[coverWords[cover]]),
    sight: say(blocks ? tableWords.blocksSight : tableWords.seenThrough),
    way: say(impassable ? tableWords.noWay : tableWords.free),
  })
  const shape =
    'centre' in outline ? (
      <circle className={look} cx={outline.centre.x} cy={height - outline.centre.y} r={outline.radius} />
    ) : (
      <polygon className={look} points={outline.corners.map(({ x, y }) => `${x},${height - y}`).join(' ')} />
    )
  return (
    <g role="img" aria-label={description} data-terrain={piece.id} {...by}>
      <title>{description}</title>
      {shape}
    </g>
  )
}
