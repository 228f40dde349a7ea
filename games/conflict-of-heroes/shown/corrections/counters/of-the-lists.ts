import { type Situation, withMission } from '../../../table/situation.ts'
import { inOrder, type Settable } from './in-order.ts'
import { defenseKey } from './of-a-hex.ts'
import { oneWord } from './of-the-match.ts'

const lists = {
  plays: (now: Situation) =>
    inOrder(
      'plays',
      now.plays,
      ({ card }) => card,
      (plays) => ({ ...now, plays }),
    ),
  maps: (now: Situation) =>
    inOrder(
      'maps',
      now.maps,
      ({ map }) => String(map),
      (maps) => ({ ...now, maps }),
    ),
  markers: (now: Situation) =>
    inOrder(
      'markers',
      now.markers,
      ({ side, at }) => `${side}:${at}`,
      (markers) => ({ ...now, markers }),
    ),
  defenses: (now: Situation) =>
    inOrder('defenses', now.defenses, defenseKey, (defenses) => ({ ...now, defenses })),
  rumored: (now: Situation) =>
    inOrder(
      'rumored',
      now.rumored,
      ({ at }) => at,
      (rumored) => ({ ...now, rumored }),
    ),
  chosen: (now: Situation) => inOrder('chosen', now.chosen, oneWord, (chosen) => ({ ...now, chosen })),
  track: (now: Situation) =>
    inOrder(
      'track',
      now.mission?.track ?? [],
      ({ tile }) => tile,
      (track) => withMission(now, { track }),
    ),
} as const

export const orders: readonly string[] = Object.keys(lists)

export function orderOf(now: Situation, list: string): readonly Settable[] {
  return Object.hasOwn(lists, list) ? lists[list as keyof typeof lists](now) : []
}
