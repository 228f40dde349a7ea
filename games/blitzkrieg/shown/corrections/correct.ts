import {
  parseFailure,
  type Bag,
  bag,
  type Edit,
  parseSuccess,
  isAllowedValue,
  type Parsed,
  describeJson,
  without,
  withToken,
} from '@opfor/kernel'
import { counters } from '../../rules/counters.ts'
import { isAside, unitPiece } from '../../rules/layout.ts'
import { isUnit, stratagems, type Stratagem, sides } from '../../table/the-board/pieces.ts'
import {
  lies,
  readToken,
  type Situation,
  spaceWith,
  withForce,
  withLying,
  withTheatre,
} from '../../table/situation.ts'

export function applyEdit(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return move(now, edit)
  if ('set' in edit) return set(now, edit.set, edit.to)
  if (edit.arrange !== 'row') return parseFailure(`${edit.arrange} is not kept in order.`)
  const order = edit.pieces.map(kindOf)
  return edit.pieces.every(isPiece) && bag(order).join(' ') === bag(now.bot.reserve).join(' ')
    ? parseSuccess(withForce(now, 'bot', { reserve: order }))
    : parseFailure(`The bot's row holds ${now.bot.reserve.join(', ')}: only their order can be set.`)
}

function kindOf(piece: string): string {
  return piece.slice(piece.indexOf(' ') + 1)
}

function move(now: Situation, edit: Extract<Edit, { readonly move: string }>): Parsed<Situation> {
  if (isStratagem(edit.move) && !now.withStratagems)
    return parseFailure('This match is played without stratagems.')
  let next = now
  for (let i = 0; i < edit.count; i += 1) {
    const taken = take(next, edit.move, edit.from)
    if (taken === undefined) return parseFailure(`There is no ${edit.move} at ${edit.from} to be moved.`)
    const put = lay(taken, edit.move, edit.to)
    if (put === undefined) return parseFailure(`${edit.move} cannot lie at ${edit.to}.`)
    next = put
  }
  return parseSuccess(next)
}

const heaps: Readonly<Record<string, (now: Situation, change?: Bag) => readonly [Bag, Situation]>> = {
  'bag.bot': (now, to = now.bot.bag) => [now.bot.bag, withForce(now, 'bot', { bag: to })],
  'bag.player': (now, to = now.player.bag) => [now.player.bag, withForce(now, 'player', { bag: to })],
  unplaced: (now, to = now.player.bag) => [now.player.bag, withForce(now, 'player', { bag: to })],
  reserve: (now, to = now.player.reserve) => [now.player.reserve, withForce(now, 'player', { reserve: to })],
  pool: (now, to = now.pool) => [now.pool, { ...now, pool: to }],
  cup: (now, to = now.cup) => [now.cup, { ...now, cup: to }],
}

/** At the table your reserve and your bag are one zone. */
function heapAt({ where }: Situation, place: string): (typeof heaps)[string] | undefined {
  const unknown = where === 'table' ? ['bag.player', 'reserve'] : ['unplaced']
  return Object.hasOwn(heaps, place) && !unknown.includes(place) ? heaps[place] : undefined
}

function take(now: Situation, piece: string, from: string): Situation | undefined {
  const heap = heapAt(now, from)
  if (heap !== undefined) {
    if (!belongs(piece, from)) return undefined
    const rest = without(heap(now)[0], kindOf(piece))
    return rest === undefined ? undefined : heap(now, rest)[1]
  }
  if (from === 'row') {
    const slot = belongs(piece, 'bag.bot') ? now.bot.reserve.indexOf(kindOf(piece)) : -1
    return slot < 0 ? undefined : withForce(now, 'bot', { reserve: now.bot.reserve.toSpliced(slot, 1) })
  }
  if (from === 'inPlay') return now.token === piece ? { ...now, token: '' } : undefined
  if (from === 'aside') return piece === 'steamroll' && isAside(now) ? now : undefined
  const space = spaceWith(now, from)
  return space !== undefined && lies(now, space) === piece ? withLying(now, space, '') : undefined
}

function lay(now: Situation, piece: string, to: string): Situation | undefined {
  const heap = heapAt(now, to)
  if (heap !== undefined)
    return belongs(piece, to) ? heap(now, withToken(heap(now)[0], kindOf(piece)))[1] : undefined
  if (to === 'row')
    return belongs(piece, 'bag.bot')
      ? withForce(now, 'bot', { reserve: [...now.bot.reserve, kindOf(piece)] })
      : undefined
  if (to === 'inPlay')
    return isStratagem(piece) && now.token === ''
      ? { ...now, token: piece, stratagem: meant(now, piece) }
      : undefined
  if (to === 'aside') return piece === 'steamroll' ? now : undefined
  const space = spaceWith(now, to)
  const free = space !== undefined && lies(now, space) === '' && isPiece(piece)
  return free ? withLying(now, space, piece) : undefined
}

/** Each side's units fit its own zones, weapons any zone but the cup. */
function belongs(piece: string, place: string): boolean {
  if (place === 'cup') return isStratagem(piece)
  if (!isPiece(piece)) return false
  const { side } = readToken(piece)
  if (side === undefined) return true
  return side === 'bot' ? place === 'bag.bot' : ['bag.player', 'unplaced', 'reserve'].includes(place)
}

/** A unit belongs to a side, a weapon to neither. */
function isPiece(piece: string): boolean {
  return isUnit(kindOf(piece)) && sides.some((side) => unitPiece(side, kindOf(piece)).id === piece)
}

function isStratagem(id: string): id is Stratagem {
  return stratagems.includes(id as Stratagem)
}

function set(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const counter = counters(now).find(({ id }) => id === what)
  if (counter === undefined || !isAllowedValue(counter, to))
    return parseFailure(`${what} cannot be set to ${describeJson(to)}.`)
  const [first = '', second = ''] = what.split('.')
  const side = sides.find((each) => each === second)
  if (side !== undefined)
    return parseSuccess(withForce(now, side, first === 'vp' ? { vp: Number(to) } : { last: String(to) }))
  const theatre = now.board.theatres.find((each) => each.id === second)
  if (theatre === undefined) return parseSuccess({ ...now, ...note(what, to) })
  const state = { marker: { marker: Number(to) }, closed: { closed: Number(to) }, waits: { waits: to === 1 } }
  return parseSuccess(withTheatre(now, theatre.index, state[first as keyof typeof state]))
}

function note(what: string, to: number | string): Partial<Situation> {
  return what === 'lastTurn' ? { lastTurn: to === 1 } : { [what]: to }
}

/** Steamroll repeats the stratagem before it. */
function meant(now: Situation, token: Stratagem): Situation['stratagem'] {
  return token === 'steamroll' ? now.stratagem : token
}
