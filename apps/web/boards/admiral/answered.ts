import type { Question } from '@opfor/kernel'

/** Whether a question is answered on the grid: which ship, where to, who attacks, and whom. */
export function isAnsweredOnGrid({ points }: Question): boolean {
  return points?.by !== undefined
}
