import type { MapInPlay } from '../../../../games/conflict-of-heroes/table/maps/maps.ts'

type Step = readonly [row: number, column: number]

/** Independent of the rules: steps on the printed grid instead of distances. */
export function neighbours(maps: readonly MapInPlay[], place: string): readonly string[] {
  const [, number = '', letter = '', digits = ''] = /^(\d+)-([A-M])(\d\d)$/.exec(place) ?? []
  const here = maps.find(({ map }) => map === Number(number))
  if (here === undefined) return []
  const [row, column] = turnedTo(here, [letter.charCodeAt(0) - 65, Number(digits)])
  const shift = column % 2 === 0 ? [0, 1] : [-1, 0]
  const around: readonly Step[] = [
    [row - 1, column],
    [row + 1, column],
    ...[column - 1, column + 1].flatMap((beside) => shift.map((step): Step => [row + step, beside])),
  ]
  return around.flatMap((step) => onMaps(maps, here, step))
}

/** Converts a step between a turned map and its printed orientation, both ways. */
function turnedTo({ turned }: MapInPlay, [row, column]: Step): Step {
  return turned === true ? [(column % 2 === 0 ? 11 : 12) - row, 20 - column] : [row, column]
}

/** A step may cross onto the next map; either map may name halves at an edge. */
function onMaps(maps: readonly MapInPlay[], here: MapInPlay, [row, column]: Step): readonly string[] {
  const odd = column % 2 === 1
  return maps.flatMap((map) => {
    const [dx, dy] = [map.x - here.x, map.y - here.y]
    const [r, c] = [row - 12 * dy, column - 18 * dx]
    const isHere = c >= 1 && c <= 19 && r >= 0 && r <= (odd ? 12 : 11)
    return isHere ? [named(map, turnedTo(map, [r, c]))] : []
  })
}

function named({ map }: MapInPlay, [row, column]: Step): string {
  return `${map}-${String.fromCharCode(65 + row)}${String(column).padStart(2, '0')}`
}
