import { type Bag, bagOf, type Settings } from '@opfor/kernel'
import { askingOf } from '../../table/asking.ts'
import { guidelineOf } from '../../table/guidelines/guidelines.ts'
import type { Edition } from '../../table/maps/hexes.ts'
import { conditionCards, type DefenseKind, defenseKinds, defenses } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { packFrom } from '../../table/card-packs/which-cards.ts'

/** The numbers of Fortifications and Obstacles in a real cup are unknown: allows this many of each kind. */
const inRealCup = 12

type Cup = Pick<Situation, 'smoke' | 'cardsBy' | 'pack'>

/** G 3.7.3: Smoke is optional, with 4 counters. */
export function countOf({ smoke, cardsBy, pack }: Cup, kind: DefenseKind): number {
  if (kind === 'smoke' && !smoke) return 0
  const isPrinted = kind === 'smoke' || cardsBy === 'app'
  return pack.cup?.[kind] ?? (isPrinted ? defenseKinds[kind].inCup : inRealCup)
}

export function cupAtStart(cup: Cup): Bag {
  return bagOf(Object.fromEntries(defenses.map((kind) => [kind, countOf(cup, kind)])))
}

export function initialSituation({ options, rulings }: Settings): Situation {
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

/** One for a solo mission, otherwise the players of the Guideline. */
export function seats({ options }: Settings): readonly string[] {
  if (options['mode'] === 'solo') return ['player']
  const { players } = guidelineOf(options['guideline'] as string)
  return players.map((_, at) => `player-${at + 1}`)
}
