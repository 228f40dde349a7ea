import { seededRandom, type Json, type Random, type SettingsInput } from '@opfor/kernel'
import type {
  Band,
  Battery,
  Battle,
  Feature,
  ShipClass,
  Typed,
} from '../../../../games/admiral/table/battles/pieces.ts'
import { results } from '../../../../games/admiral/table/battles/pieces.ts'
import { wishesOf } from '../../../../games/admiral/testing/wishes.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'

/** In two of three battles the cards are random too. */
export function battleOf(seed: number): SettingsInput {
  const wishes = wishesOf(seed)
  const battle = wishes.options?.['battle']
  if (typeof battle !== 'object' || battle === null) return wishes
  const random = seededRandom(seed, 0xcafe)
  // The option is Json that parses as a Battle; an interface lacks an index signature, hence both casts.
  const cards = random(3) === 0 ? battle : withOtherCards(battle as unknown as Battle, random)
  return { ...wishes, options: { ...wishes.options, battle: cards as unknown as Json } }
}

function withOtherCards(battle: Battle, random: Random): Battle {
  const classes = battle.classes.map((card) => cardLike(card, random))
  const typed = random(3) === 0 ? typedFor(classes, random) : []
  return { ...battle, classes, typed, costs: { light: 1 + random(2), severe: 2 + random(2) } }
}

function cardLike(card: ShipClass, random: Random): ShipClass {
  const light = 1 + random(5)
  return {
    ...card,
    speed: random(5),
    ...(random(2) === 0 ? { reducedSpeed: random(4) } : {}),
    structure: 1 + random(5),
    light,
    severe: light + random(6),
    antiAircraft: random(3),
    batteries: many(1 + random(3), (nth) => battery(nth, random)),
    squadrons:
      random(3) === 0
        ? { number: 1 + random(5), range: 3 + random(6), strength: 1 + random(6), perLaunch: 1 + random(3) }
        : undefined,
    green: many(random(4), () => feature(random)),
    red: many(random(3), () => feature(random)),
  }
}

function many<T>(length: number, make: (nth: number) => T): readonly T[] {
  return Array.from({ length }, (_, nth) => make(nth))
}

function battery(nth: number, random: Random): Battery {
  let to = 0
  const bands = many(1 + random(3), (): Band => {
    to += 1 + random(3)
    return { to, strength: 1 + random(6) }
  })
  const kind = random(3) === 0 ? 'torpedo' : 'gun'
  return {
    name: `battery ${nth + 1}`,
    kind,
    bands,
    ...(random(3) === 0 ? { ammunition: 1 + random(4) } : {}),
  }
}

function feature(random: Random): Feature {
  const by = 1 + random(3)
  const weapons = [{}, { weapon: 'gun' }, { weapon: 'torpedo' }] as const
  const kinds: readonly Pick<Feature, 'when' | 'changes' | 'weapon'>[] = [
    { when: 'attack', changes: 'strength', ...weapons[random(3)] },
    { when: 'attack', changes: 'range', ...weapons[random(3)] },
    { when: 'defence', changes: 'thresholds' },
    { when: 'move', changes: 'speed' },
    { when: (['attack', 'defence', 'move'] as const)[random(3)] ?? 'attack', changes: 'note' },
  ]
  const chosen = kinds[random(kinds.length)] ?? { when: 'move', changes: 'speed' }
  return { name: 'feature', by, ...chosen, ...(chosen.changes === 'note' ? { note: 'as you say' } : {}) }
}

function typedFor(classes: readonly ShipClass[], random: Random): readonly Typed[] {
  return classes.flatMap((one) =>
    classes.flatMap((other) => {
      if (random(3) > 0) return []
      const to = 1 + random(4)
      return many(1 + random(3), (nth) => ({
        attacker: one.id,
        target: other.id,
        symbols: random(3) === 0 ? (2 as const) : (1 as const),
        to: to + nth * 2,
        result: results[random(3)] ?? 'none',
      }))
    }),
  )
}

export function corrected(now: Situation, random: Random): Situation {
  return { ...now, ships: now.ships.map((ship) => (random(3) === 0 ? otherwise(now, ship, random) : ship)) }
}

function otherwise(now: Situation, ship: Ship, random: Random): Ship {
  const { green, red, batteries } = now.battle.classes[ship.card] as ShipClass
  const some = (colour: string, all: readonly Feature[]): readonly string[] =>
    all.flatMap((_, place) => (random(3) === 0 ? [`${colour} ${place}`] : []))
  const own = ship.side === 'player' ? some('green', green) : []
  return {
    ...ship,
    active: [...own, ...some('red', red)],
    out: batteries.flatMap((_, place) => (random(8) === 0 ? [place] : [])),
    points: ship.points > 1 && random(3) === 0 ? ship.points - 1 : ship.points,
    squadrons: ship.squadrons > 0 && random(4) === 0 ? ship.squadrons - 1 : ship.squadrons,
  }
}
