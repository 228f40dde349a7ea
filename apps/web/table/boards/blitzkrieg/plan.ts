import type { Board, Space, Theatre } from '@opfor/games/blitzkrieg/view'
import type { Spot } from '../zoom.ts'

export interface Box extends Spot {
  readonly w: number
  readonly h: number
}

export interface Block extends Box {
  readonly theatre: Theatre
}

export interface Plan {
  readonly w: number
  readonly h: number
  readonly blocks: readonly Block[]
  readonly victory: Box
  readonly stock: Box
  /** The legend, if there is room. */
  readonly legend: Box | undefined
  readonly row: Box
  /** Undefined with a physical board: the player's reserve is unknown. */
  readonly reserve: Box | undefined
}

export const pitch = 36
export const side = 33

export const headerHeight = 21
export const trackHeight = 23

const pad = 5
const badge = 24
const gap = 6
const maxPerLine = 5
const forceLabel = 18
const victoryHeight = 56

export function planOf(board: Board, wide: boolean, withReserve: boolean): Plan {
  const blocks = arrangeInColumns(board, wide)
  const w = Math.max(...blocks.map((block) => block.x + block.w))
  const bottom = Math.max(...blocks.map((block) => block.y + block.h))
  return wide ? widePlan(blocks, w, bottom, withReserve) : tallPlan(blocks, w, bottom, withReserve)
}

/** The larger geometry for the available room, and its pixels per unit. */
export function bestPlan(
  board: Board,
  room: { readonly width: number; readonly height: number },
  withReserve: boolean,
): { readonly plan: Plan; readonly unit: number } {
  const fit = (wide: boolean) => {
    const plan = planOf(board, wide, withReserve)
    return { plan, unit: Math.min(room.width / (plan.w + 2), room.height / (plan.h + 2)) }
  }
  const [tall, wide] = [fit(false), fit(true)]
  return wide.unit > tall.unit ? wide : tall
}

function tallPlan(blocks: readonly Block[], w: number, bottom: number, withReserve: boolean): Plan {
  const free = freeCorner(blocks, bottom)
  const stock = free.h >= 78 ? free : { x: 0, y: bottom + gap, w, h: 78 }
  const below = Math.max(bottom, stock.y + stock.h) + gap
  const victory = { x: 0, y: below, w, h: victoryHeight }
  const y = below + victoryHeight + gap
  const h = forceLabel + pitch + pad
  const half = Math.round((w - gap) * 0.56)
  const row = { x: 0, y, w: withReserve ? half : w, h }
  const reserve = withReserve ? { x: half + gap, y, w: w - half - gap, h } : undefined
  return { w, h: y + h, blocks, victory, stock, legend: undefined, row, reserve }
}

function widePlan(blocks: readonly Block[], w: number, bottom: number, withReserve: boolean): Plan {
  const free = freeCorner(blocks, bottom)
  const legend = free.h >= 70 ? free : undefined
  const x = w + gap
  const third = pad * 2 + pitch * maxPerLine
  const h = forceLabel + pitch * 2 + pad
  const row = { x, y: 0, w: third, h }
  const reserve = withReserve ? { x, y: h + gap, w: third, h } : undefined
  const y = (withReserve ? 2 : 1) * (h + gap)
  const stock = { x, y, w: third, h: bottom - y }
  const victory = { x: 0, y: bottom + gap, w: x + third, h: victoryHeight }
  return { w: x + third, h: bottom + gap + victoryHeight, blocks, victory, stock, legend, row, reserve }
}

function freeCorner(blocks: readonly Block[], bottom: number): Box {
  const last = blocks.findLast(({ x }) => x === 0)
  if (last === undefined) return { x: 0, y: 0, w: 0, h: 0 }
  const y = last.y + last.h + gap
  return { x: 0, y, w: last.w, h: bottom - y }
}

function arrangeInColumns(board: Board, wide: boolean): readonly Block[] {
  const { theatres } = board
  const count = wide && theatres.length > 8 ? 3 : 2
  const blocks: Block[] = []
  let x = 0
  for (let nth = 0; nth < count; nth += 1) {
    const from = Math.floor((theatres.length * nth) / count)
    const column = theatres.slice(from, Math.floor((theatres.length * (nth + 1)) / count))
    const w = Math.max(...column.map(blockWidth))
    let y = 0
    for (const theatre of column) {
      const h = blockHeight(theatre)
      blocks.push({ theatre, x, y, w, h })
      y += h + gap
    }
    x += w + gap
  }
  return blocks
}

function blockWidth({ campaigns }: Theatre): number {
  const maxSpaces = Math.max(4, ...campaigns.map(({ spaces }) => spaces.length))
  return pad * 2 + badge + pitch * Math.min(maxPerLine, maxSpaces)
}

function blockHeight({ campaigns }: Theatre): number {
  return headerHeight + trackHeight + campaigns.reduce((lines, each) => lines + linesOf(each), 0) * pitch + 3
}

function linesOf({ spaces }: { readonly spaces: readonly Space[] }): number {
  return Math.ceil(spaces.length / maxPerLine)
}

export function campaignBox(theatre: Theatre, campaign: number): Box {
  const before = theatre.campaigns.slice(0, campaign).reduce((lines, each) => lines + linesOf(each), 0)
  const { spaces } = theatre.campaigns[campaign] ?? { spaces: [] }
  return {
    x: pad,
    y: headerHeight + trackHeight + before * pitch,
    w: badge + Math.min(maxPerLine, spaces.length) * pitch,
    h: linesOf({ spaces }) * pitch,
  }
}

export function middleOf(theatre: Theatre, space: Space): Spot {
  const { x, y } = campaignBox(theatre, space.campaign)
  return {
    x: x + badge + ((space.index % maxPerLine) + 0.5) * pitch,
    y: y + (Math.floor(space.index / maxPerLine) + 0.5) * pitch,
  }
}

export function trackX(theatre: Theatre, w: number, cell: number): number {
  return w / 2 + cell * trackStep(theatre, w)
}

export function trackStep(theatre: Theatre, w: number): number {
  return (w - pad * 2) / (theatre.end * 2 + 1)
}

export interface Slot extends Spot {
  readonly scale: number
}

export function slotsIn(box: Box, count: number): readonly Slot[] {
  const lines = Math.max(1, Math.floor((box.h - forceLabel) / pitch))
  const inLine = Math.max(Math.floor((box.w - pad * 2) / pitch), Math.ceil(count / lines))
  const step = Math.min(pitch, (box.w - pad * 2) / inLine)
  return Array.from({ length: count }, (_, nth) => ({
    x: box.x + pad + step / 2 + (nth % inLine) * step,
    y: box.y + forceLabel + (Math.floor(nth / inLine) + 0.5) * pitch,
    scale: step / pitch,
  }))
}
