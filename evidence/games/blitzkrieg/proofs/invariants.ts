import type { Message, LogRecorder } from '@opfor/kernel'
import { lies, openTheatres, type Situation } from '../../../../games/blitzkrieg/table/situation.ts'
import type { Space } from '../../../../games/blitzkrieg/table/the-board/board.ts'
import type { Side } from '../../../../games/blitzkrieg/table/the-board/pieces.ts'
import { words } from '../../../../games/blitzkrieg/table/words.ts'
import { gained, miscounted, tokensOf } from './tokens.ts'

/** Duplicates the rules on purpose, for the proofs. */
function terrains(kind: string, nuclearAnywhere: boolean): string {
  if (kind === 'scientist' || kind.includes('airforce')) return 'land sea landSea'
  if (kind === 'nuclear-bomb' && nuclearAnywhere) return 'land sea landSea'
  return kind === 'admiral' || kind.includes('navy') ? 'sea landSea' : 'land landSea'
}

/** Returns the kind that a side's spy copies; empty before any placement. */
function copiedBy(side: Side, now: Situation): string {
  const enemy = side === 'bot' ? now.player : now.bot
  if (now.rulings['blitzkrieg.spyCopies'] !== 'anyone' || now.lastBy === '') return enemy.last
  return now[now.lastBy].last
}

function illegal(before: Situation, side: Side, kind: string, space: Space): string | undefined {
  const theatre = before.theatres[space.theatre]
  const board = before.board.theatres[space.theatre]
  if (theatre === undefined || board === undefined) return 'there is no such theatre'
  const as = kind === 'spy' ? copiedBy(side, before) : kind
  if (as === '') return 'a spy had nothing to copy'
  if (theatre.waits || theatre.closed >= board.campaigns.length) return `${board.id} is not open`
  if (theatre.spaces[space.campaign]?.[space.index] !== '') return `${space.id} is taken`
  const early = side === 'player' && as === 'scientist' && space.campaign > theatre.closed
  if (space.campaign !== theatre.closed && !early) return `${space.id} is not in the open campaign`
  const anywhere = before.rulings['blitzkrieg.nuclearTerrain'] === 'anywhere'
  if (!terrains(as, anywhere).split(' ').includes(space.terrain))
    return `${as} cannot lie on ${space.terrain}`
  return undefined
}

function isBlitz(before: Situation, side: Side, kind: string): boolean {
  const as = kind === 'spy' ? copiedBy(side, before) : kind
  return ['airforce-0', 'blitz-army', 'blitz-navy'].includes(as)
}

export class Invariants implements LogRecorder<Situation> {
  readonly violations: string[] = []
  changes = 0
  readonly #start: ReadonlyMap<string, number>
  readonly #counting: boolean
  #placed: Side | undefined
  #again = false

  /** `counting` counts every token at every change, instead of only comparing weights. */
  constructor(start: Situation, counting: boolean) {
    this.#start = tokensOf(start)
    this.#counting = counting
  }

  change(before: Situation, after: Situation, tell: Message): void {
    this.changes += 1
    if (gained(before, after) !== 0) this.violations.push(`tokens were lost or made: ${tell.text}`)
    if (this.#counting) this.count(after)
    this.#markers(before, after)
    for (const side of ['bot', 'player'] as const)
      if (after[side].vp < before[side].vp) this.violations.push(`the VP of ${side} fell`)
    if (tell === words.botPlaces) this.#placing('bot', before, after)
    if (tell === words.playerPlaces) this.#placing('player', before, after)
  }

  count(now: Situation): void {
    const wrong = miscounted(now, this.#start)
    if (wrong !== undefined) this.violations.push(wrong)
  }

  /** A side that placed nothing has lost. */
  turnEnded(before: Situation, after: Situation): void {
    if (after.ended === '' && after.toMove === before.toMove) this.violations.push('the turn was not passed')
    const open = openTheatres(after).length
    if (open === 0 ? after.ended === '' : after.ended === 'nothing-open')
      this.violations.push(`${open} theatres are open and it ended as ${after.ended}`)
    const cannot = `${before.toMove}-cannot-place`
    if ((this.#placed === undefined) !== (after.ended === cannot))
      this.violations.push(
        `${before.toMove} placed ${this.#placed ?? 'nothing'} and it ended as ${after.ended}`,
      )
    if (this.#placed !== undefined && this.#placed !== before.toMove)
      this.violations.push(`${this.#placed} placed on the turn of ${before.toMove}`)
    this.#placed = undefined
    this.#again = false
  }

  #markers(before: Situation, after: Situation): void {
    if (before.theatres === after.theatres) return
    for (const [at, { end, id, campaigns }] of after.board.theatres.entries()) {
      const { marker = Number.NaN, closed = -1 } = after.theatres[at] ?? {}
      if (!(Math.abs(marker) <= end)) this.violations.push(`the marker of ${id} is at ${marker}`)
      if (closed < (before.theatres[at]?.closed ?? 0) || closed > campaigns.length)
        this.violations.push(`${id} has ${closed} closed campaigns`)
    }
  }

  #placing(side: Side, before: Situation, after: Situation): void {
    const space = newlyTaken(before, after)
    if (space === undefined) {
      this.violations.push(`${side} placed nothing`)
      return
    }
    const token = lies(after, space)
    const kind = token.slice(token.indexOf(' ') + 1)
    const wrong = illegal(before, side, kind, space)
    if (wrong !== undefined) this.violations.push(`${side} placed ${kind} illegally: ${wrong}`)
    if (this.#placed !== undefined && !this.#again)
      this.violations.push(`${side} placed twice without a blitz unit`)
    this.#placed = side
    this.#again = isBlitz(before, side, kind)
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

function newlyTaken(before: Situation, after: Situation): Space | undefined {
  for (const theatre of after.board.theatres)
    for (const campaign of theatre.campaigns)
      for (const space of campaign.spaces) if (lies(before, space) !== lies(after, space)) return space
  return undefined
}
