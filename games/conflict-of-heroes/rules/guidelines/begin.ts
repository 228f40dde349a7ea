import { type Bag, bagOf, type Settings } from '@opfor/kernel'
import { askingOf } from '../../table/asking.ts'
import { guidelineOf } from '../../table/guidelines/guidelines.ts'
import type { Edition } from '../../table/maps/hexes.ts'
import { conditionCards, type DefenseKind, defenseKinds, defenses } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { packFrom } from '../../table/card-packs/which-cards.ts'

/** Nobody knows how many Fortifications and Obstacles a real cup holds: so many of a kind may come out. */
const inRealCup = 12

type Cup = Pick<Situation, 'smoke' | 'cardsBy' | 'pack'>

/** How many Defense Counters of a kind there are: Smoke only if wanted, and then 4; G 3.7.3. */
export function countOf({ smoke, cardsBy, pack }: Cup, kind: DefenseKind): number {
  if (kind === 'smoke' && !smoke) return 0
  const isPrinted = kind === 'smoke' || cardsBy === 'app'
  return pack.cup?.[kind] ?? (isPrinted ? defenseKinds[kind].inCup : inRealCup)
}

/** The Defense Counters that are in the cup at the start. */
export function cupAtStart(cup: Cup): Bag {
  return bagOf(Object.fromEntries(defenses.map((kind) => [kind, countOf(cup, kind)])))
}

/** The situation before anything is set up. */
export function begin({ options, rulings }: Settings): Situation {
  const smoke = options['smoke'] === true
  const cardsBy = options['cards'] as Situation['cardsBy']
  const pack = packFrom(options['pack'])
  return {
    rulings,
    mode: options['mode'] as Situation['mode'],
    cardsBy,
    ordersBy: options['orders'] as Situation['ordersBy'],
    edition: options['labels'] as Edition,
    asking: askingOf(options),
    smoke,
    pack,
    guideline: guidelineOf(options['guideline'] as string),
    variant: false,
    stage: 'generation',
    initiative: '',
    players: [],
    order: [],
    next: 0,
    decks: {},
    plays: [],
    conditions: conditionCards,
    maps: [],
    units: {},
    markers: [],
    defenses: [],
    cup: cupAtStart({ smoke, cardsBy, pack }),
    rumored: [],
    noEnemy: { german: 0, soviet: 0 },
    mine: '',
    chosen: [],
    ended: '',
  }
}

/** Who sits at the table: one for a solo mission, and otherwise as many as the Guideline has players. */
export function seats({ options }: Settings): readonly string[] {
  if (options['mode'] === 'solo') return ['player']
  const { players } = guidelineOf(options['guideline'] as string)
  return players.map((_, at) => `player-${at + 1}`)
}
