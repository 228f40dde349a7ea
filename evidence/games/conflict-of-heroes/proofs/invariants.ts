import type { Message, LogRecorder } from '@opfor/kernel'
import { enemyOf, numbers, type Side } from '../../../../games/conflict-of-heroes/table/pieces.ts'
import type { OnHex, Player, Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'
import { neighbours } from './neighbours.ts'

export class Invariants implements LogRecorder<Situation> {
  readonly violations: string[] = []
  changes = 0
  #cards = ''

  change(before: Situation, after: Situation, tell: Message): void {
    this.changes += 1
    if (before.decks !== after.decks || before.plays !== after.plays) this.#cardsConserved(before, after)
    if (before.players !== after.players || before.plays !== after.plays) this.#capsReconcile(after)
    if (after.stage === 'generation' && before.maps === after.maps) {
      if (isHeldOnly(after, tell)) this.#dryUnits(before, after)
      else this.#placements(before, after)
    }
    if (before.defenses !== after.defenses) this.#oneDefense(after)
    if (tell.id === 'coh.orderDeck') this.#orderDeck(after)
    if (tell.id === 'coh.unused') this.#completed(after)
    if (tell.id === 'coh.dealt') this.#hands(before, after)
  }

  #say(violated: boolean, what: string): void {
    if (violated) this.violations.push(what)
  }

  /** A card moving from hand to board may be missing. */
  #cardsConserved(before: Situation, after: Situation): void {
    const all = cardsOf(after)
    this.#say(new Set(all).size !== all.length, `a card lies twice: ${all.join(' ')}`)
    if (Object.keys(before.decks).length === 0) this.#cards = all.join(' ')
    const missing = this.#cards.split(' ').length - all.length
    this.#say(missing < 0 || missing > 1, `${missing} cards are missing`)
  }

  /** The marker equals base plus cards, never below 0. */
  #capsReconcile(now: Situation): void {
    for (const player of now.mission === undefined ? now.players : []) {
      const changes = now.plays
        .filter(({ by, card, half }) => by === player.id || (card.startsWith('condition') && half === 'top'))
        .map(({ told }) => told.caps ?? 0)
      const sum = changes.reduce((total, each) => total + each, 0)
      const last = changes.at(-1) ?? 0
      const marker = (all: readonly number[]): number =>
        all.reduce((caps, each) => Math.max(0, caps + each), player.base)
      const settled = player.gained === sum && player.caps === marker(changes)
      const pending = player.gained === sum - last && player.caps === marker(changes.slice(0, -1))
      this.#say(
        !settled && !pending,
        `${player.id} has ${player.caps} CAPs, from ${player.base} by ${changes.join(' ')}`,
      )
    }
  }

  #dryUnits(before: Situation, after: Situation): void {
    for (const [id, { at }] of Object.entries(after.units))
      if (at !== before.units[id]?.at) this.#dry(after, at, id)
  }

  #placements(before: Situation, after: Situation): void {
    for (const [id, { at }] of Object.entries(after.units))
      if (at !== before.units[id]?.at && /^\d+-/.test(at)) this.#legal(before, id.slice(0, 6) as Side, at, id)
    for (const placed of added(before.defenses, after.defenses))
      this.#legal(before, placed.side, placed.at, placed.kind)
    for (const placed of added(before.rumored, after.rumored))
      if (before.rulings['conflict-of-heroes.rumorHexes'] === 'any') this.#dry(before, placed.at, 'a rumor')
      else this.#legal(before, placed.side, placed.at, 'a rumor')
  }

  #oneDefense({ defenses }: Situation): void {
    for (const [nth, { at }] of defenses.entries())
      this.#say(defenses.findIndex((each) => each.at === at) < nth, `two Defense Counters on ${at}`)
  }

  /** Not in water, nor with or beside an enemy unit, Control Marker or, by a reading, rumor. Counts hexes independently. */
  #legal(now: Situation, side: Side, at: string, what: string): void {
    const enemy = enemyOf(side)
    const apart = now.rulings['conflict-of-heroes.besideRumors'] === 'apart'
    const held = [
      ...Object.entries(now.units).flatMap(([id, unit]) => (id.startsWith(enemy) ? [unit.at] : [])),
      ...[...now.markers, ...(apart ? now.rumored : [])]
        .filter((each) => each.side === enemy)
        .map((each) => each.at),
    ]
    this.#dry(now, at, what)
    const near = new Set([at, ...neighbours(now.maps, at)])
    this.#say(
      held.some((each) => near.has(each)),
      `${what} was placed on ${at}, beside ${held.join(' ')}`,
    )
  }

  #dry(now: Situation, at: string, what: string): void {
    const [map = '', hex = ''] = at.split('-')
    this.#say(now.pack.terrain?.[map]?.[hex] === 'water', `${what} was placed in the water of ${at}`)
  }

  /** With card-by-card entry only the number of cards is checked. */
  #orderDeck(now: Situation): void {
    const { sheet, deck, ai } = now.mission ?? { sheet: 'defense', deck: { rest: [] }, ai: 'german' }
    const netting = now.rulings['conflict-of-heroes.netting']
    const isOne = now.rulings['conflict-of-heroes.lostCaps'] === 'one'
    const changes = capsCounted(now, ai)
    const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
    if (netting === 'each') {
      const first = changes.findIndex((each) => each < 0)
      const steps = isOne ? changes.map((each, at) => (at === first ? -1 : Math.max(0, each))) : changes
      const size = steps.reduce((cards, each) => Math.min(55, Math.max(0, cards + each)), 39)
      this.#say(deck.rest.length !== size, `${deck.rest.length} order cards for ${changes.join(' ')}`)
      return
    }
    const counted = netting === 'net' ? [sumOf(changes)] : changes
    const gains = sumOf(counted.filter((each) => each > 0))
    const losses = -sumOf(counted.filter((each) => each < 0))
    const spare = [...numbers(1, 4), ...numbers(44, 55)].slice(0, gains)
    const wanted = [...spare, ...numbers(5, 43)]
      .toSorted((one, other) => one - other)
      .slice(isOne ? Math.min(1, losses) : losses)
    // The Offense deck is the Defense deck counted from the other end.
    const cards = deck.rest.map((card) => (sheet === 'defense' ? Number(card) : 56 - Number(card)))
    const found = cards.toSorted((one, other) => one - other).join(' ')
    this.#say(found !== wanted.join(' '), `order cards ${found} for ${changes.join(' ')} CAPs`)
  }

  #completed(now: Situation): void {
    for (const { id, left } of now.players) this.#say(left !== 0, `${id} has ${left} cards left`)
    for (const { id, hand } of now.guideline.players) {
      const played = now.plays.filter(({ by, card }) => by === id && !card.startsWith('condition')).length
      this.#say(played > hand + 1, `${id} has played ${played} cards of a hand of ${hand}`)
    }
  }

  #hands(before: Situation, after: Situation): void {
    const dealt = after.players.find((each, at) => each.hand !== before.players[at]?.hand)
    const line = after.guideline.players.find(({ id }) => id === dealt?.id)
    if (dealt === undefined || line === undefined) return
    const size = dealt.hand.length
    this.#say(
      size < line.hand || size > line.hand + 2 || size < dealt.left,
      `${dealt.id} was dealt ${size} cards`,
    )
    this.#say(!baseFits(dealt, line.caps), `${dealt.id} begins with ${dealt.base} CAPs`)
  }

  begin(): void {}
  narrowed(): void {}
  tied(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
  end(): void {}
}

/** By the reading that asks only whether the hex can hold the counter. */
function isHeldOnly({ rulings }: Situation, { id }: Message): boolean {
  return id === 'coh.movedAway' && rulings['conflict-of-heroes.eligibleHex'] === 'holds'
}

/** Of its own cards or all, printed or as the marker moved. */
function capsCounted({ players, plays, rulings }: Situation, side: Side): readonly number[] {
  const all = rulings['conflict-of-heroes.conditionCaps'] === 'any'
  const printed = rulings['conflict-of-heroes.zeroCaps'] === 'printed'
  const counted: number[] = []
  let marker = players.find((each) => each.side === side)?.base ?? 0
  for (const { by, card, half, told } of plays) {
    const isOwn = players.some((each) => each.id === by && each.side === side)
    if (!isOwn && !/^condition.*top$/.test(`${card}${half}`)) continue
    const before = marker
    marker = Math.max(0, before + (told.caps ?? 0))
    if (isOwn || all) counted.push(printed ? (told.caps ?? 0) : marker - before)
  }
  return counted
}

/** A handicap may add one or two. */
function baseFits({ base, caps }: Player, printed: number): boolean {
  return base === caps && base >= printed && base <= printed + 2
}

function cardsOf(now: Situation): readonly string[] {
  const inDecks = Object.values(now.decks).flatMap(({ top, rest, discard }) => [...top, ...rest, ...discard])
  const played = now.plays.map(({ card }) => card).filter((card) => !card.startsWith('condition'))
  return [...inDecks, ...now.players.flatMap(({ hand }) => hand), ...played].toSorted()
}

function added(before: readonly OnHex[], after: readonly OnHex[]): readonly OnHex[] {
  return before === after ? [] : after.slice(before.length)
}
