import { good, type Json, type Parsed, type Settings } from '@opfor/kernel'
import { type CardPack, parsePack } from './card-pack.ts'
import { grown, learnt } from './learnt.ts'
import type { Situation } from '../situation.ts'
import { packFrom } from './which-cards.ts'

const empty: CardPack = { opfor: 1, title: '' }

/** An owner's pack, or a new one, with all that a match was told of cards, tiles and maps. */
export function grownPack(now: Situation, { options }: Settings, own: Json): Parsed<Json> {
  const before = own === undefined ? good(empty) : parsePack(own)
  if (!before.ok) return before
  // TypeScript does not accept an interface as Json, because it has no index signature.
  const after = grown(before.value, learnt(now, packFrom(options['pack']))) as unknown as Json
  const checked = parsePack(after)
  return checked.ok ? good(after) : checked
}
