import { bag, withoutAll } from '@opfor/kernel'
import { countOf } from '../../../rules/guidelines/begin.ts'
import { controlMarkers } from '../../../rules/placing/control-markers.ts'
import { type DefenseKind, rumors, type Side, sides } from '../../../table/pieces.ts'
import { isHex, type OnHex, type Situation } from '../../../table/situation.ts'
import { rumorCup } from '../../../rules/special-rules/special-cards.ts'

interface Taken {
  readonly counter: OnHex
  readonly rest: readonly OnHex[]
}

/** The last counter to come to a hex, of those that fit. */
function lastAt(all: readonly OnHex[], at: string, fits: (each: OnHex) => boolean): Taken | undefined {
  const nth = all.findLastIndex((each) => each.at === at && fits(each))
  const counter = all[nth]
  return counter && { counter, rest: all.toSpliced(nth, 1) }
}

export function moveMarker(now: Situation, side: Side, from: string, to: string): Situation | undefined {
  const own = now.markers.filter((each) => each.side === side)
  const isLeft = from === 'supply' && own.length < controlMarkers
  const taken = isLeft
    ? { counter: { kind: 'marker', side, at: from }, rest: now.markers }
    : lastAt(now.markers, from, (each) => each.side === side)
  if (taken === undefined || !(isHex(to) || to === 'supply')) return undefined
  const { counter, rest } = taken
  return { ...now, markers: isHex(to) ? [...rest, { ...counter, at: to }] : rest }
}

export function moveRumored(now: Situation, from: string, to: string): Situation | undefined {
  const isLeft = from === 'supply' && now.rumored.length < rumors.rumored
  const taken = isLeft
    ? { counter: { kind: 'rumored', side: ownerOf(now), at: from }, rest: now.rumored }
    : lastAt(now.rumored, from, () => true)
  if (taken === undefined || !(isHex(to) || to === 'supply')) return undefined
  return { ...now, rumored: isHex(to) ? [...taken.rest, { ...taken.counter, at: to }] : taken.rest }
}

/** From the box: the AI's, if there is one. */
function ownerOf({ mission }: Situation): Side {
  return mission?.ai ?? 'german'
}

export function moveDefense(
  now: Situation,
  kind: DefenseKind,
  from: string,
  to: string,
): Situation | undefined {
  const isKind = (each: OnHex): boolean => each.kind.startsWith(`${kind} `)
  const off = { counter: { kind: `${kind} ${kind}`, side: ownerOf(now), at: from }, rest: now.defenses }
  const taken = isHex(from) ? lastAt(now.defenses, from, isKind) : isOff(now, kind, from) ? off : undefined
  if (taken === undefined || !(isHex(to) || to === 'cup' || to === 'supply')) return undefined
  const cup = from === 'cup' ? withoutAll(now.cup, [kind]) : now.cup
  return {
    ...now,
    cup: to === 'cup' ? bag([...cup, kind]) : cup,
    defenses: isHex(to) ? [...taken.rest, { ...taken.counter, at: to }] : taken.rest,
  }
}

function isOff(now: Situation, kind: DefenseKind, from: string): boolean {
  if (from === 'cup') return now.cup.includes(kind)
  const placed = now.defenses.filter((each) => each.kind.startsWith(`${kind} `)).length
  return from === 'supply' && placed + now.cup.filter((each) => each === kind).length < countOf(now, kind)
}

export function moveNoEnemy(now: Situation, from: string, to: string): Situation | undefined {
  const cups = new Map(sides.map((side) => [rumorCup(side), side] as const))
  const [out, into] = [cups.get(from), cups.get(to)]
  const { german, soviet } = now.noEnemy
  const there = out === undefined ? rumors.noEnemy - german - soviet : now.noEnemy[out]
  const fits = (out !== undefined || from === 'supply') && (into !== undefined || to === 'supply')
  if (!fits || there <= 0) return undefined
  const counts = { ...now.noEnemy }
  if (out !== undefined) counts[out] -= 1
  if (into !== undefined) counts[into] += 1
  return { ...now, noEnemy: counts }
}

const mines: Readonly<Record<string, Situation['mine']>> = {
  supply: '',
  'mine-hidden': 'hidden',
  'mine-rumorCup': 'rumorCup',
  'mine-revealed': 'revealed',
}

/** A revealed mine of Soviet 08 is in a hex. */
export function moveMine(now: Situation, from: string, to: string): Situation | undefined {
  const { mineAt, ...rest } = now
  const lies = isHex(from) ? mineAt === from : mineAt === undefined && mines[from] === now.mine
  const mine = isHex(to) ? 'revealed' : mines[to]
  if (!lies || mine === undefined) return undefined
  return isHex(to) ? { ...rest, mine, mineAt: to } : { ...rest, mine }
}
