import type { Candidate } from '../pieces/candidate.ts'
import { message } from '../say/message.ts'
import { choice } from '../ask/questions/choice.ts'
import type { Option } from '../ask/settings.ts'
import { named } from './pieces.ts'

/** How the raider's scouts go about it. */
export const ways = ['cautious', 'eager'] as const

/** A scout, by the name that the person gave it. */
export interface Scout extends Candidate {
  readonly rests: boolean
  /** How often it went out. */
  readonly trips: number
}

/** The raider's scouts, in matches that have them. */
export interface Scouting {
  readonly way: (typeof ways)[number]
  readonly members: readonly Scout[]
}

/** The option of a match: whether there are scouts, and of which sort. */
export const scoutsOption: Option = {
  question: choice('scouts', 'player', message('small.scouts', 'Does the raider have scouts?'), [
    named('none'),
    ...ways.map(named),
  ]),
  standard: 'none',
}

/** The scouts before they have names; none where the option says so. */
export function scoutingOf(option: unknown): { readonly scouts?: Scouting } {
  const way = ways.find((each) => each === option)
  return way === undefined ? {} : { scouts: { way, members: [] } }
}

/** A scout of this name. */
export function scoutCalled(id: string): Scout {
  return { id, name: message('small.scout', '{name}', { name: id }), rests: false, trips: 0 }
}
