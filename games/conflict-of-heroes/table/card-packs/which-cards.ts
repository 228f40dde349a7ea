import { type Json, message, type Option, pack } from '@opfor/kernel'
import { type CardPack, packSchema, parsePack } from './card-pack.ts'
import { mergedPacks } from './merged-packs.ts'
import { missingInPack } from './missing.ts'
import { ownTexts, withoutTexts } from './own-texts.ts'
import { packLabels } from './pack-labels.ts'
import { revealed } from '../generator-cards/revealed.ts'

const standard = message('coh.pack.revealed', 'Cards that the booklet names; you enter the others')
const whichPack = message('coh.option.pack', 'Which card pack?')

/** The pack of a match: what the booklet tells, and over it what the owner has typed in. */
export function packFrom(option: Json): CardPack {
  return option === '' || option === undefined ? revealed : mergedPacks(revealed, read(option))
}

function read(json: Json): CardPack {
  const parsed = parsePack(json)
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

/** The card pack as an option: none, or one that its owner has typed in. A match keeps nothing of the owner's own texts. */
export const packOption: Option = {
  question: pack('pack', whichPack, {
    schema: packSchema,
    labels: packLabels,
    // TypeScript does not accept an interface as Json, because it has no index signature.
    samples: [{ id: '', name: standard, pack: revealed as unknown as Json }],
    check: parsePack,
    empty: { opfor: 1, title: '' },
    missing: missingInPack,
    // The same for the pack without texts.
    withoutTexts: (json) => withoutTexts(read(json)) as unknown as Json,
    ownTexts: (json) => ownTexts(read(json)),
    ownFirst: true,
  }),
  standard: '',
}
