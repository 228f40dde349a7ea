/** Printed content of cards and tiles, from the pack or as entered. */

import type { Candidate } from '@opfor/kernel'
import type { HalfInPack, TileFace } from '../../../../games/conflict-of-heroes/table/card-packs/card-pack.ts'
import type { SheetInPack } from '../../../../games/conflict-of-heroes/table/developing-the-ai/sheet-shapes.ts'
import { boxUnits } from '../../../../games/conflict-of-heroes/table/placing/units.ts'
import type { Effect, Facts, Option, Tile } from './facts.ts'
import type { Half, Side } from './sides.ts'
import type { Match } from './missions.ts'
import { named } from './names.ts'
import { idsOf } from './tape.ts'

export class Printed {
  readonly #match: Match
  readonly #tiles = new Map<string, Tile>()
  /** True if the last chosen card is known; `typed` is the section of an entered half. */
  typed: string | undefined

  constructor(match: Match) {
    this.#match = match
  }

  option(card: string, half: Half, piece: number): Option {
    const known = this.#half(named.card(card), half)
    if (this.typed !== undefined) return optionOf({ ...known, ...this.#typedIn(this.typed, piece) })
    const caps = known.caps ?? this.#caps('coh.caps', piece).change
    return optionOf({ ...known, caps })
  }

  #half(card: string, half: Half): HalfInPack {
    const part = card.startsWith('condition') ? 'conditions' : 'cards'
    return this.#match.start.pack[part]?.[card]?.[half] ?? {}
  }

  #caps(id: string, piece: number): { readonly id: string; readonly change: number } {
    return this.#match.tape.take(id, piece).answer as { readonly id: string; readonly change: number }
  }

  #typedIn(section: string, piece: number, question = 'coh.caps'): HalfInPack {
    const { tape } = this.#match
    const number = (id: string): number => tape.take(id, piece).answer as number
    const caps = this.#caps(question, piece).change
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
    const told = known.caps === undefined ? this.#caps('coh.conditionCaps', piece) : undefined
    const more = told?.id === 'more' ? this.#typedIn('special', piece, 'coh.conditionCaps') : {}
    const caps = known.caps ?? more.caps ?? told?.change ?? 0
    const lasts = known.lasts ?? (tape.take('coh.lasts', piece).answer as boolean)
    return optionOf({ ...known, ...more, section: 'special', caps, lasts })
  }

  tile(side: Side, number: string, piece: number): Tile {
    const name = `${named.player(side)}-${named.twoDigits(number)}`
    const before = this.#tiles.get(name)
    if (before !== undefined) return before
    const { tape, start } = this.#match
    const known: TileFace = start.pack.tiles?.[name] ?? {}
    const told = (id: string): unknown => tape.take(id, piece, named.twoDigits(number)).answer
    const area = known.area ?? ((told('coh.area') as Candidate).id as Tile['area'])
    const symbol = known.symbol ?? ((told('coh.symbol') as Candidate).id as Tile['symbol'])
    const yellow = area === 'track' && (known.yellow ?? (told('coh.yellow') as boolean))
    if (known.parameter === undefined) told('coh.parameter')
    const tile = { area, symbol, yellow }
    this.#tiles.set(name, tile)
    return tile
  }

  /** A top without pack data is asked for its CAPs. */
  forAll(card: string, piece: number): { readonly caps: number; readonly actionCards: number } {
    const { caps, actions: actionCards = 0 } = this.#half(named.card(card), 'top')
    return { caps: caps ?? this.#caps('coh.conditionTopCaps', piece).change, actionCards }
  }

  spaces(sheet: string, chain: number): readonly number[] | undefined {
    return this.#sheet(sheet)?.missionTiles?.[String(chain)]
  }

  #sheet(sheet: string): SheetInPack | undefined {
    const { defenseSheet, offenseSheet } = this.#match.start.pack.sheets ?? {}
    return sheet === 'Defense' ? defenseSheet : offenseSheet
  }

  ends(sheet: string, rounds: number): ReturnType<Facts['ends']> {
    const told = this.#sheet(sheet)
    return { from: told?.start, to: told?.ends?.[String(rounds)] }
  }

  /** The units of the box that no other card of the pack names. */
  supply(side: Side, card: string): readonly string[] {
    const { pack } = this.#match.start
    const own = named.player(side)
    const enemy = own === 'german' ? 'soviet' : 'german'
    const cards = Object.entries({ ...pack.cards, ...pack.conditions })
    const others = cards.filter(([id]) => id !== named.card(card) && !id.startsWith(enemy))
    const taken = others.flatMap(([, { top, bottom }]) => [...(top?.units ?? []), ...(bottom?.units ?? [])])
    const all = boxUnits.filter((unit) => unit.side === own).map(({ id }) => id.slice(own.length + 1))
    return all.filter((name) => !taken.includes(name))
  }

  holds(map: string, hex: string): boolean {
    return this.#match.start.pack.terrain?.[map]?.[hex] !== 'water'
  }
}

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
