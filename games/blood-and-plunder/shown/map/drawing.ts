import type { PictureCell } from '@opfor/kernel'
import { distance, type Point, squared, towards } from '../../table/geometry/point.ts'
import type { Bow } from './marks.ts'
import { type Scale, type Square, squareAt } from './scale.ts'

/** Marks never cover each other. */
export class Drawing {
  readonly #scale: Scale
  readonly #cells: PictureCell[][]
  readonly #taken = new Set<PictureCell>()

  constructor(ground: readonly (readonly PictureCell[])[], scale: Scale) {
    this.#scale = scale
    this.#cells = ground.map((row) => [...row])
  }

  /** From the top. */
  get rows(): readonly (readonly PictureCell[])[] {
    return this.#cells
  }

  /** On a taken square, uses the nearest free one of the row. */
  put(at: Point, mark: PictureCell): Square {
    const { column, row } = squareAt(this.#scale, at)
    const free = Array.from({ length: this.#scale.columns }, (_, far) => [column + far, column - far])
      .flat()
      .find((each) => this.#isFree({ column: each, row }))
    const square = { column: free ?? column, row }
    this.#draw(square, mark)
    return square
  }

  /** Only on a free square. */
  putBow({ column, row }: Square, bow: Bow, tone: PictureCell['tone']): void {
    const square = { column: column + bow.column, row: row + bow.row }
    if (this.#isFree(square)) this.#draw(square, { text: bow.text, tone })
  }

  putDisc(middle: Point, radius: number, mark: PictureCell): void {
    const { across, down, columns, rows } = this.#scale
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const at = { x: (column + 0.5) * across, y: (rows - row - 0.5) * down }
        if (squared(at, middle) <= radius * radius && this.#isFree({ column, row }))
          this.#draw({ column, row }, mark)
      }
  }

  /** Only on free squares. */
  putWay(way: readonly Point[], mark: PictureCell): void {
    for (const [nth, to] of way.entries()) {
      const from = way[nth - 1] ?? to
      for (let far = 0; far < distance(from, to); far += this.#scale.across / 2) {
        const square = squareAt(this.#scale, towards(from, to, far))
        if (this.#isFree(square)) this.#draw(square, mark)
      }
    }
  }

  #isFree({ column, row }: Square): boolean {
    const cell = this.#cells[row]?.[column]
    return cell !== undefined && !this.#taken.has(cell)
  }

  #draw({ column, row }: Square, mark: PictureCell): void {
    const cell = { ...mark }
    this.#cells[row]?.splice(column, 1, cell)
    this.#taken.add(cell)
  }
}
