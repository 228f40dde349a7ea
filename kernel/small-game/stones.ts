import type { Candidate } from '../pieces/candidate.ts'
import { message } from '../say/message.ts'

/** The simplest candidate: a weight, and marks scratched into it. */
export interface Stone extends Candidate {
  readonly weight: number
  readonly marks: string
}

/** Stones as they are written: `stones('a3', 'b1xy')` are a of weight 3 and b of weight 1 with the marks x and y. */
export function stones(...written: readonly string[]): readonly Stone[] {
  return written.map((text) => {
    const [, id = '', weight = '', marks = ''] = /^([a-z])(\d*)([a-z]*)$/.exec(text) ?? []
    return { id, name: message(id, id), weight: Number(weight), marks }
  })
}

/** The ids of some, in a row. */
export function ids(some: readonly Candidate[] | undefined): string {
  return (some ?? []).map((each) => each.id).join(' ')
}
