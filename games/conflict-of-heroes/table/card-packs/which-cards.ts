import {
  parseSuccess,
  type Json,
  message,
  type MatchOption,
  pack,
  type Parsed,
  type Settings,
} from '@opfor/kernel'
import { revealed } from '../generator-cards/revealed.ts'
import type { Situation } from '../situation.ts'
import { type CardPack, packSchema, parsePack } from './card-pack.ts'
import { grown, learnt } from './learnt.ts'
import { mergedPacks } from './merged-packs.ts'
import { missingInPack } from './missing.ts'
import { ownTexts, withoutTexts } from './own-texts.ts'
import { packLabels } from './pack-labels.ts'

const standard = message('coh.pack.revealed', 'Cards that the booklet names; you enter the others')
const whichPack = message('coh.option.pack', 'Which card pack?')

export function packFrom(option: Json): CardPack {
  return option === '' || option === undefined ? revealed : mergedPacks(revealed, read(option))
}

function read(json: Json): CardPack {
  const parsed = parsePack(json)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

/** A match stores none of the owner's own texts. */
export const packOption: MatchOption = {
  question: pack('pack', whichPack, {
    schema: packSchema,
    labels: packLabels,
    // TypeScript does not accept an interface as Json, because it has no index signature.
    samples: [{ id: '', name: standard, pack: revealed as unknown as Json }],
    check: parsePack,
    empty: { opfor: 1, title: '' },
    missing: missingInPack,
    // An interface is not Json here either.
    withoutTexts: (json) => withoutTexts(read(json)) as unknown as Json,
    ownTexts: (json) => ownTexts(read(json)),
    ownNamesFirst: true,
  }),
  default: '',
}

const empty: CardPack = { opfor: 1, title: '' }

export function packFromMatch(now: Situation, { options }: Settings, own: Json): Parsed<Json> {
  const before = own === undefined ? parseSuccess(empty) : parsePack(own)
  if (!before.ok) return before
  // An interface is not Json here either.
  const after = grown(before.value, learnt(now, packFrom(options['pack']))) as unknown as Json
  const checked = parsePack(after)
  return checked.ok ? parseSuccess(after) : checked
}
