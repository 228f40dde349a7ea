import {
  countedHeap,
  type Heap,
  integer,
  type Json,
  type KeptFields,
  keptNumber,
  message,
  oneOf,
  type Parsed,
  pawnHeaps,
  record,
  restated,
  type Settings,
  shownElsewhere,
  stateOf,
} from '@opfor/kernel'
import { named, villageIds } from '../table/pieces.ts'
import { begin, type Post, type Situation } from '../table/situation.ts'

const most = 1000
const posts: readonly Post[] = ['camp', ...villageIds]
const round = { id: 'round', name: message('template-game.round', 'round') }

/** Every part of the state: numbers are corrected by what they show, the rest by moving pieces. */
const parts: KeptFields<Situation, Situation> = {
  rulings: restated(),
  rounds: restated(),
  round: keptNumber(round, ({ rounds }) => [1, rounds + 1], integer(1, most)),
  sacks: shownElsewhere(
    record<Situation['sacks']>({ mill: integer(0, most), ford: integer(0, most), abbey: integer(0, most) }),
  ),
  patrol: shownElsewhere(oneOf(...posts)),
  den: shownElsewhere(integer(0, most)),
}

/** Every place with what lies there. */
const heaps: readonly Heap<Situation>[] = [
  ...villageIds.map((id) =>
    countedHeap<Situation>(
      named(id),
      named('sack'),
      ({ sacks }) => sacks[id],
      (now, count) => ({ ...now, sacks: { ...now.sacks, [id]: count } }),
    ),
  ),
  countedHeap(
    named('den'),
    named('sack'),
    ({ den }) => den,
    (now, den) => ({ ...now, den }),
  ),
  ...pawnHeaps<Situation>(
    posts.map(named),
    named('patrol'),
    ({ patrol }) => patrol,
    (now, place) => ({ ...now, patrol: place as Post }),
  ),
]

const state = stateOf(parts, () => heaps)

/** Every piece and number with its place, and the situation after one step of a correction. */
export const { layout, correct } = state

/** A position entered by hand. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  return state.entered(json, begin(settings))
}
