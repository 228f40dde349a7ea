import type { Candidate, NumberQuestion, Question } from '@opfor/kernel'
import { unitOf } from '../../../../games/conflict-of-heroes/table/placing/units.ts'
import { defenses } from '../../../../games/conflict-of-heroes/table/pieces.ts'
import type { Happening, Option, Settings, Tile } from './facts.ts'
import type { Half, Side } from './sides.ts'
import { eventHexOf, happeningOf } from './happenings.ts'
import { leftByFirst, leftBySecond } from './left-behind.ts'
import type { Match } from './missions.ts'
import { named, orderNaming, toldAs } from './names.ts'
import { Printed } from './printed.ts'
import { type Naming, questions } from './questions.ts'
import { RealCards } from './real-cards.ts'
import { shown } from './shown.ts'
import type { State, Told } from './state.ts'
import { Different, idsOf, type Item } from './tape.ts'

/** Gives the second implementation the first one's input, and compares the decisions. */
export class CollectingRecorder implements Told {
  readonly settings: Settings
  readonly kinds = new Map<string, number>()
  readonly #match: Match
  readonly #printed: Printed
  readonly #real: RealCards | undefined
  #piece = 0
  #half: Half | 'neither' = 'top'
  #told = 0

  constructor(match: Match, settings: Settings) {
    this.#match = match
    this.settings = settings
    this.#printed = new Printed(match)
    this.#real = match.start.cardsBy === 'real' ? new RealCards(match) : undefined
  }

  #count(kind: string): void {
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1)
  }

  #same(what: string, first: unknown, second: unknown): void {
    const [ours, theirs] = [JSON.stringify(first), JSON.stringify(second)]
    if (ours !== theirs) throw new Different(`${what}: ${shown(ours, theirs)}`)
  }

  #take(what: string, who: string): readonly [item: Item, naming: Naming] {
    const isUnit = what.startsWith('hex of German ') || what.startsWith('hex of Soviet ')
    const [id, naming] = isUnit
      ? (['coh.place', named.same] as const)
      : (questions[what] ?? [what, named.same])
    const about = isUnit ? what.slice('hex of German '.length) : ''
    const item = this.#match.tape.take(id, this.#piece, about)
    this.#count(isUnit ? 'hex of a unit' : what)
    if (who !== 'all' && !/^\d$/.test(who) && who !== '')
      this.#same(`who: ${what}`, item.question.to, this.#seat(who, item))
    return [item, naming]
  }

  #seat(who: string, { question }: Item): unknown {
    if (['table', 'chance', 'anyone'].includes(question.to)) return question.to
    const { players } = this.#match.tape.pieces[0]?.now ?? this.#match.start
    return players.find(({ id }) => id === named.player(who))?.seat
  }

  dice(what: string): number {
    const id = { initiative: 'coh.initiative', side: 'coh.yourSide' }[what] ?? 'coh.sheet'
    this.#count(`die: ${what}`)
    const roll = (): number => this.#match.tape.take(id, this.#piece).answer as number
    return what === 'initiative' ? roll() + roll() : roll()
  }

  answer(what: string, who: string, among: readonly string[]): string {
    if (what === 'card') return this.#card(who, among)
    if (what === 'half') return this.#half
    const [only] = among
    if (what === 'hex of Control Marker' && among.length === 1 && only !== undefined) return only
    const [item, naming] = this.#take(what, who)
    if (typeof item.answer === 'boolean') return item.answer ? 'yes' : 'no'
    this.#same(what, optionIds(item.question), among.map(naming).toSorted())
    return this.#back(item.answer as Candidate, among, naming)
  }

  #back({ id }: Candidate, among: readonly string[], naming: Naming): string {
    return among.find((each) => naming(each) === id) ?? ''
  }

  /** A card and its half are one question, if the pack knows the half. */
  #card(who: string, among: readonly string[]): string {
    const { question, answer } = this.#match.tape.take('coh.play', this.#piece)
    this.#count('card')
    const seat = this.settings.solo ? 'player' : this.#seat(who, { question } as Item)
    this.#same('who: card', question.to, seat)
    const offered = [
      ...new Set((question.options ?? []).map((each) => (each as { card?: string }).card ?? '')),
    ]
    if (this.#real === undefined) this.#same('card', offered.toSorted(), among.map(named.card).toSorted())
    const { card, known } = answer as { readonly card: string; readonly known?: { readonly half: Half } }
    this.#printed.typed = undefined
    if (known !== undefined) this.#half = known.half
    else {
      const half = this.#match.tape.take('coh.half', this.#piece).answer as { half: Half; section?: string }
      this.#half = half.section === undefined ? 'neither' : half.half
      this.#printed.typed = half.section
    }
    const chosen = among.find((each) => named.card(each) === card)
    if (chosen === undefined) throw new Different(`card ${card} is not among ${among.join(', ')}`)
    return chosen
  }

  perhaps(what: string, who: string, among: readonly string[]): string | undefined {
    const [item, naming] = this.#take(what, who)
    const offered = optionIds(item.question).filter((id) => id !== 'none' && id !== 'off')
    this.#same(what.replace(/ (German|Soviet) .*/, ' a unit'), offered, among.map(naming).toSorted())
    const back = this.#back(item.answer as Candidate, among, naming)
    return back === '' ? undefined : back
  }

  some(what: string, who: string, among: readonly string[]): readonly string[] {
    const [item, naming] = this.#take(what, who)
    const naming2 = what === 'counteraction' || what === 'order' ? orderNaming : naming
    this.#same(what, optionIds(item.question), among.map(naming2).toSorted())
    const chosen = idsOf(item.answer)
    return among.filter((each) => chosen.includes(naming2(each)))
  }

  cannotStay(who: string, counters: readonly string[]): readonly string[] {
    const [item] = this.#take('coh.cannotStay', who)
    this.#same('cannot stay', optionIds(item.question), counters.map(named.standing).toSorted())
    const chosen = idsOf(item.answer)
    return chosen.flatMap((id) => counters.filter((each) => named.standing(each) === id))
  }

  number(what: string, who: string, from: number, to: number): number {
    const [{ question, answer }] = this.#take(what, who)
    const { range } = question as NumberQuestion
    this.#same(what, [range.from, range.to], [from, to])
    return answer as number
  }

  drawn(what: string, who: string, among: readonly string[], count: number): readonly string[] {
    if (this.#real !== undefined && (what === 'hand' || what === 'draft'))
      return this.#real.drawn(what, who, among, count)
    const [{ question, answer }, naming] = this.#take(what, '')
    const rows = (question.options ?? []) as readonly (Candidate & { readonly left: number })[]
    const tokens = rows.flatMap(({ id, left }) => Array.from({ length: left }, () => id))
    this.#same(what, tokens.toSorted(), among.map(naming).toSorted())
    const chosen = answer as readonly string[]
    this.#same(`${what}, how many`, chosen.length, Math.min(count, among.length))
    return chosen.map((id) => among.find((each) => naming(each) === id) ?? '')
  }

  option(_: string, card: string, half: Half): Option {
    return this.#printed.option(card, half, this.#piece)
  }

  condition(card: string, half: Half): Option {
    return this.#printed.condition(card, half, this.#piece)
  }

  forAll(card: string): { readonly caps: number; readonly actionCards: number } {
    return this.#printed.forAll(card, this.#piece)
  }

  tile(side: Side, number: string): Tile {
    return this.#printed.tile(side, number, this.#piece)
  }

  holds(map: string, hex: string): boolean {
    return this.#printed.holds(map, hex)
  }

  faces(): readonly string[] {
    return defenses.filter((kind) => kind !== 'smoke' || this.#match.start.smoke)
  }

  supply(side: Side, card: string): readonly string[] {
    return this.#printed.supply(side, card)
  }

  eventHex(): string | undefined {
    return eventHexOf(this.#match.tape, this.#piece)
  }

  isFoot(unit: string): boolean {
    return ['german', 'soviet'].every((side) => unitOf(`${side} ${unit}`).movement === 'foot')
  }

  isGun(unit: string): boolean {
    return ['german', 'soviet'].some((side) => unitOf(`${side} ${unit}`).movement === 'gun')
  }

  spaces(sheet: string, chain: number): readonly number[] | undefined {
    return this.#printed.spaces(sheet, chain)
  }

  ends(sheet: string, rounds: number): ReturnType<Told['ends']> {
    return this.#printed.ends(sheet, rounds)
  }

  nextSpace(chain: number, after: number): number | undefined {
    const space = this.number('coh.nextSpace', 'all', 0, 99)
    if (space === 0 || space > after) return space === 0 ? undefined : space
    return this.nextSpace(chain, after)
  }

  happens(): Happening {
    return happeningOf(this.#match.tape, this.#piece)
  }

  /** Both must have asked, logged and left the same. */
  done(what: string, state: State): void {
    const piece = this.#match.tape.pieces[this.#piece]
    if (piece === undefined) return
    const kind = what.startsWith('card of') ? 'card played' : what
    this.#count(`left behind: ${kind}`)
    const left = this.#match.tape.left(this.#piece)
    if (left.length > 0) throw new Different(`only the first asks ${left.join(', ')}`)
    const told = state.told.slice(this.#told).map(([name, number]) => toldAs(name, number))
    this.#told = state.told.length
    this.#same('told', piece.told.toSorted(), told.toSorted())
    const isApp = this.#real === undefined
    const stage = what === 'set up' || what.startsWith('card of') ? 'generation' : 'later'
    const first = leftByFirst(piece.now, isApp)
    const second = leftBySecond(state, isApp, stage)
    for (const key of Object.keys(first))
      if (key !== 'orderDeck' || what === 'developing') this.#same(key, first[key], second[key])
    this.#piece += 1
  }
}

function optionIds({ options = [] }: Question): readonly string[] {
  return options.map(({ id }) => id).toSorted()
}
