const item = /^(\s*)(?:(\d+)([.)])|([-*]))(\s+)(.*)$/u

/** The item's line counts from 0. */
export interface Moved {
  readonly lines: readonly string[]
  readonly at: number
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

function isItem(line: string | undefined): line is string {
  return line !== undefined && item.test(line)
}

/** Includes all nested lines. */
function endOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '')
  let end = at + 1
  while (end < lines.length && lines[end]?.trim() !== '' && indentOf(lines[end] ?? '') > indent) end += 1
  return end
}

/** In the same list. */
function neighbour(lines: readonly string[], at: number, by: -1 | 1): number | undefined {
  const indent = indentOf(lines[at] ?? '')
  if (by === 1) {
    const next = endOf(lines, at)
    return isItem(lines[next]) && indentOf(lines[next] ?? '') === indent ? next : undefined
  }
  let before = at - 1
  while (before >= 0 && lines[before]?.trim() !== '' && indentOf(lines[before] ?? '') > indent) before -= 1
  return isItem(lines[before]) && indentOf(lines[before] ?? '') === indent ? before : undefined
}

/** Moves nested lines too, and numbers the list again. */
export function movedLine(lines: readonly string[], at: number, by: -1 | 1): Moved | undefined {
  const line = lines[at]
  if (!isItem(line)) {
    const other = lines[at + by]
    if (line === undefined || other === undefined) return undefined
    return { lines: lines.with(at, other).with(at + by, line), at: at + by }
  }
  const to = neighbour(lines, at, by)
  if (to === undefined) return undefined
  const [first, second] = by === 1 ? [at, to] : [to, at]
  const end = endOf(lines, second)
  const swapped = [
    ...lines.slice(0, first),
    ...lines.slice(second, end),
    ...lines.slice(first, second),
    ...lines.slice(end),
  ]
  const now = by === 1 ? first + (end - second) : first
  return { lines: renumbered(swapped, now), at: now }
}

/** From the lowest number on. */
function renumbered(lines: readonly string[], at: number): readonly string[] {
  const places = [at]
  for (let up = neighbour(lines, at, -1); up !== undefined; up = neighbour(lines, up, -1)) places.unshift(up)
  for (let down = neighbour(lines, at, 1); down !== undefined; down = neighbour(lines, down, 1))
    places.push(down)
  const numbers = places.map((place) => Number(item.exec(lines[place] ?? '')?.[2] ?? Number.NaN))
  if (numbers.some(Number.isNaN)) return lines
  const lowest = Math.min(...numbers)
  let next = [...lines]
  for (const [nth, place] of places.entries())
    next = next.with(place, (next[place] ?? '').replace(/\d+/u, String(lowest + nth)))
  return next
}

/** Enter at the end of an item begins the next one, or ends the list after an empty one. */
export function continued(lines: readonly string[], at: number): Moved | undefined {
  const [, indent = '', number, dot = '', bullet = '', space = '', text = ''] =
    item.exec(lines[at] ?? '') ?? []
  if (space === '') return undefined
  if (text.trim() === '') return { lines: lines.with(at, ''), at }
  const mark = number === undefined ? bullet : `${Number(number) + 1}${dot}`
  const added = lines.toSpliced(at + 1, 0, `${indent}${mark}${space}`)
  return { lines: renumbered(added, at + 1), at: at + 1 }
}
