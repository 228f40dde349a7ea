import type { Question } from '@opfor/kernel'

const onGrid: ReadonlySet<string> = new Set([
  'admiral.mover',
  'admiral.course',
  'admiral.to',
  'admiral.attacker',
  'admiral.attack',
  'admiral.attacks',
  'admiral.target',
  'admiral.enterWhere',
])

/** Whether a question is answered on the grid: which ship, where to, who attacks, and whom. */
export function isAnsweredOnGrid({ id }: Question): boolean {
  return onGrid.has(id)
}
