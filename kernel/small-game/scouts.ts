import type { Candidate } from '../pieces/candidate.ts'
import { message } from '../messages/message.ts'
import { choice } from '../ask/questions/choice.ts'
import type { MatchOption } from '../ask/settings.ts'
import { named } from './pieces.ts'

export const ways = ['cautious', 'eager'] as const

/** A person names scouts. */
export interface Scout extends Candidate {
  readonly rests: boolean
  readonly trips: number
}

export interface Scouting {
  readonly way: (typeof ways)[number]
  readonly members: readonly Scout[]
}

/** No scouts, or one of two sorts. */
export const scoutsOption: MatchOption = {
  question: choice('scouts', 'player', message('small.scouts', 'Does the raider have scouts?'), [
    named('none'),
    ...ways.map(named),
  ]),
  default: 'none',
}

export function scoutingOf(option: unknown): { readonly scouts?: Scouting } {
  const way = ways.find((each) => each === option)
  return way === undefined ? {} : { scouts: { way, members: [] } }
}

export function scoutCalled(id: string): Scout {
  return { id, name: message('small.scout', '{name}', { name: id }), rests: false, trips: 0 }
}
