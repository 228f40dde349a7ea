import type { Candidate } from '../pieces/candidate.ts'
import { message } from '../messages/message.ts'

export interface Stone extends Candidate {
  readonly weight: number
  readonly marks: string
}

/** `stones('a3', 'b1xy')`: a with weight 3, and b with weight 1 and the marks x and y. */
export function stones(...written: readonly string[]): readonly Stone[] {
  return written.map((text) => {
    const [, id = '', weight = '', marks = ''] = /^([a-z])(\d*)([a-z]*)$/.exec(text) ?? []
    return { id, name: message(id, id), weight: Number(weight), marks }
  })
}

export function ids(some: readonly Candidate[] | undefined): string {
  return (some ?? []).map((each) => each.id).join(' ')
}
