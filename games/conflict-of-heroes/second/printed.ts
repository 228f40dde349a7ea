/** What is printed on cards and tiles: as the pack has it, or as it was typed in. */

import type { Candidate } from '@opfor/kernel'
import type { CardPack, HalfInPack, TileFace } from '../card-pack.ts'
import { revealed } from '../revealed.ts'
import type { Effect, Option, Tile } from './facts.ts'
import type { Half, Side } from './sides.ts'
import type { Match } from './missions.ts'
import { named } from './names.ts'
import { idsOf } from './tape.ts'

/** The number and kind of Trucks of the Soviets. */
const trucks = ['Truck a', 'Truck b']

/** Reads cards and tiles of a match. */
export class Printed {
  readonly #match: Match
  readonly #tiles = new Map<string, Tile>()
  /** Whether the last card that was chosen is known, and of the half that was typed in its section. */
  typed: string | undefined

  constructor(match: Match) {
    this.#match = match
  }

  option(card: string, half: Half, piece: number): Option {
    const known = this.#half(named.card(card), half)
    return optionOf(this.typed === undefined ? known : { ...known, ...this.#typedIn(this.typed, piece) })
  }

  #half(card: string, half: Half): HalfInPack {
    const part = card.startsWith('condition') ? 'conditions' : 'cards'
    return this.#match.pack?.[part]?.[card]?.[half] ?? revealed[part]?.[card]?.[half] ?? {}
  }

  #typedIn(section: string, piece: number): HalfInPack {
    const { tape } = this.#match
    const number = (id: string): number => tape.take(id, piece).answer as number
    const caps = (tape.take('coh.caps', piece).answer as { readonly change: number }).change
    let typed: HalfInPack = { section: section as 'vp', caps }
    for (const kind of idsOf(tape.take('coh.more', piece).answer)) {
      if (kind === 'units') {
        const units = idsOf(tape.take('coh.units', piece).answer).map((id) => id.slice('german '.length))
        typed = { ...typed, units }
      } else if (['round', 'marker', 'defense', 'actions'].includes(kind))
        typed = { ...typed, [kind]: number(`coh.${kind}`) }
      else typed = { ...typed, [kind]: true }
    }
    return typed
  }

  condition(card: string, half: Half, piece: number): Option {
    const { tape } = this.#match
    const known = this.#half(named.card(card), half)
    const caps =
      known.caps ?? (tape.take('coh.conditionCaps', piece).answer as { readonly change: number }).change
    const lasts = known.lasts ?? (tape.take('coh.lasts', piece).answer as boolean)
    return optionOf({ ...known, section: 'special', caps, lasts })
  }

  tile(side: Side, number: string, piece: number): Tile {
    const name = `${named.player(side)}-${named.twoDigits(number)}`
    const before = this.#tiles.get(name)
    if (before !== undefined) return before
    const { tape, pack } = this.#match
    const known: TileFace = pack?.tiles?.[name] ?? revealed.tiles?.[name] ?? {}
    const told = (id: string): unknown => tape.take(id, piece, named.twoDigits(number)).answer
    const area = known.area ?? ((told('coh.area') as Candidate).id as Tile['area'])
    const symbol = known.symbol ?? ((told('coh.symbol') as Candidate).id as Tile['symbol'])
    const yellow = area === 'track' && (known.yellow ?? (told('coh.yellow') as boolean))
    if (known.parameter === undefined) told('coh.parameter')
    const tile = { area, symbol, yellow }
    this.#tiles.set(name, tile)
    return tile
  }

  /** The Trucks that no other card of the packs names. */
  trucks(card: string): readonly string[] {
    const packs: readonly CardPack[] = this.#match.pack === undefined ? [revealed] : [this.#match.pack]
    const cards = packs.flatMap((pack) => Object.entries({ ...pack.cards, ...pack.conditions }))
    const others = cards.filter(([id]) => id !== named.card(card) && !id.startsWith('german'))
    const taken = others.flatMap(([, { top, bottom }]) => [...(top?.units ?? []), ...(bottom?.units ?? [])])
    return trucks.filter((truck) => !taken.includes(truck))
  }

  holds(map: string, hex: string): boolean {
    return this.#match.pack?.terrain?.[map]?.[hex] !== 'water'
  }
}

/** A half in the words of the second implementation, its effects in the order in which they are entered. */
function optionOf(half: HalfInPack): Option {
  const { section = 'special', caps = 0, units = [], round = 1, marker, defense, actions } = half
  const later = round > 1
  const effects: readonly (Effect | false)[] = [
    later && { does: 'arriveLater', units, round },
    half.truck === true && { does: 'truck', round },
    half.place === true && { does: 'placeUnits' },
    marker !== undefined && { does: 'controlMarker', distance: marker },
    defense !== undefined && { does: 'defenseCounters', count: defense },
    half.addMap === true && { does: 'addMap' },
    half.switchMap === true && { does: 'switchMap' },
    half.conditions === true && { does: 'conditions' },
    actions !== undefined && { does: 'actionCards', count: actions },
    half.chosen === true && { does: 'survive' },
    half.hidden === 'unit' && { does: 'hiddenUnit' },
    half.hidden === 'card' && { does: 'hiddenCard' },
    half.artillery === true && { does: 'artillery' },
  ]
  return {
    kind: section,
    caps,
    units: later ? [] : units,
    lasts: half.lasts ?? true,
    effects: effects.filter((effect) => effect !== false),
  }
}
