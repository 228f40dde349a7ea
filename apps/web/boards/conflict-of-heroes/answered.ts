import type { Question } from '@opfor/kernel'

/** Whether an option is a hex: `1-E09`, or `E09` on whichever map, not the edge `1-A`. */
export function isHexOption(id: string): boolean {
  return /^(\d+-)?[A-M]\d\d$/.test(id)
}

/** Whether a question is answered on the map: a hex is wanted. */
export function isAnsweredOnHexes({ options = [] }: Question): boolean {
  return options.some(({ id }) => isHexOption(id))
}
