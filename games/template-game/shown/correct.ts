import {
  countedZone,
  type Zone,
  integer,
  type Json,
  type FieldSpecs,
  numberField,
  message,
  oneOf,
  type Parsed,
  pawnZones,
  record,
  ignoredField,
  type Settings,
  hiddenField,
  defineState,
} from '@opfor/kernel'
import { named, villageIds } from '../table/pieces.ts'
import { initialSituation, type Post, type Situation } from '../table/situation.ts'

const most = 1000
const posts: readonly Post[] = ['camp', ...villageIds]
const round = { id: 'round', name: message('template-game.round', 'round') }

/** Every part of the state: numbers are corrected directly, the rest by moving pieces. */
const parts: FieldSpecs<Situation, Situation> = {
  rulings: ignoredField(),
  rounds: ignoredField(),
  round: numberField(round, ({ rounds }) => [1, rounds + 1], integer(1, most)),
  sacks: hiddenField(
    record<Situation['sacks']>({ mill: integer(0, most), ford: integer(0, most), abbey: integer(0, most) }),
  ),
  patrol: hiddenField(oneOf(...posts)),
  den: hiddenField(integer(0, most)),
}

const heaps: readonly Zone<Situation>[] = [
  ...villageIds.map((id) =>
    countedZone<Situation>(
      named(id),
      named('sack'),
      ({ sacks }) => sacks[id],
      (now, count) => ({ ...now, sacks: { ...now.sacks, [id]: count } }),
    ),
  ),
  countedZone(
    named('den'),
    named('sack'),
    ({ den }) => den,
    (now, den) => ({ ...now, den }),
  ),
  ...pawnZones<Situation>(
    posts.map(named),
    named('patrol'),
    ({ patrol }) => patrol,
    (now, place) => ({ ...now, patrol: place as Post }),
  ),
]

const state = defineState(parts, () => heaps)

export const { layout, applyEdit } = state

export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  return state.entered(json, initialSituation(settings))
}
