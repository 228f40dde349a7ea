import type { Page } from '@playwright/test'

/** The visible, uncovered part of the viewport's height. */
export function boardShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const board = document.querySelector('.board-stage')
    if (board === null) return 0
    const { left, width } = board.getBoundingClientRect()
    const isBoard = (x: number, y: number): boolean => board.contains(document.elementFromPoint(x, y))
    let rows = 0
    for (let y = 0; y < innerHeight; y += 1)
      if ([0.1, 0.3, 0.5, 0.7].every((part) => isBoard(left + width * part, y + 0.5))) rows += 1
    return rows / innerHeight
  })
}
