import type { MapInPlay } from '../maps.ts'

/** The hexes around a hex, counted by steps on the printed grid and not by distance: a second way, for the proofs. */
export function neighbours(maps: readonly MapInPlay[], place: string): readonly string[] {
  const [, map = '', letter = '', digits = ''] = /^(\d)-([A-M])(\d\d)$/.exec(place) ?? []
  const row = letter.charCodeAt(0)
  const column = Number(digits)
  const shift = column % 2 === 0 ? [0, 1] : [-1, 0]
  const around = [
    [row - 1, column],
    [row + 1, column],
    ...[column - 1, column + 1].flatMap((beside) => shift.map((step) => [row + step, beside])),
  ]
  return around.flatMap(([r = 0, c = 0]) => onMaps(maps, Number(map), r - 65, c))
}

/** A step may lead over the edge, onto the next map: down a row M in odd columns is the top half of the map below. */
function onMaps(maps: readonly MapInPlay[], map: number, row: number, column: number): readonly string[] {
  const here = maps.find((each) => each.map === map)
  if (here === undefined) return []
  const at = (dx: number, dy: number): number | undefined =>
    maps.find((each) => each.x === here.x + dx && each.y === here.y + dy)?.map
  const odd = column % 2 === 1
  if (column === 1) return named(at(-1, 0), row, 19)
  if (column > 19) return named(at(1, 0), row, column - 18)
  if (row < 0 || (odd && row === 0)) return named(at(0, -1), odd ? 12 : row + 12, column)
  if (row > 12 || (!odd && row > 11)) return named(at(0, 1), row - 12, column)
  return named(map, row, column)
}

function named(map: number | undefined, row: number, column: number): readonly string[] {
  return map === undefined
    ? []
    : [`${map}-${String.fromCharCode(65 + row)}${String(column).padStart(2, '0')}`]
}
