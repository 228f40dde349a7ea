import {
  ask,
  type Candidate,
  choice,
  withParams,
  message,
  memoizeLast,
  type BoardTargets,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { unitPiece } from '../layout.ts'
import type { Space, Theatre } from '../../table/the-board/board.ts'
import { drawUnits } from './drawing.ts'
import { chosen } from './choosing.ts'
import { endCannotPlace, endTurn } from './end.ts'
import { asFought, fits } from './fighting.ts'
import { type Unit, unitOf } from '../../table/the-board/pieces.ts'
import { place } from './placement.ts'
import {
  at,
  isEmpty,
  isOpen,
  openTheatres,
  type Situation,
  spaceWith,
  theatreOf,
} from '../../table/situation.ts'
import { drawnFor } from '../../table/wording.ts'
import { words } from '../../table/words.ts'

const placeWhere = message('blitzkrieg.ask.space', 'Where do you place a unit?')
const placeAgain = message('blitzkrieg.ask.blitz', 'Blitz: where do you place a second unit?')
const placeWhat = message('blitzkrieg.ask.unit', 'Which unit do you place on {space}?')
const cannot: Candidate = { id: 'cannot', name: message('blitzkrieg.cannot', 'I cannot place a unit') }
const stop: Candidate = { id: 'stop', name: message('blitzkrieg.stop', 'no second placement') }

/** The player's turn: a unit is placed, its effect resolved, the marker moved, a unit drawn. */
export function* playerTurn(table: Table<Situation>): Procedure<void> {
  let blitzed: Theatre | undefined
  for (;;) {
    const space: Space | undefined = yield* blitzed === undefined
      ? firstSpace(table)
      : blitzSpace(table, blitzed)
    if (space === undefined && blitzed === undefined) {
      endCannotPlace(table, 'player')
      return
    }
    if (space === undefined) break
    const unit = yield* placeOn(table, space)
    if (unit?.blitz === false) break
    if (unit !== undefined) blitzed = theatreOf(table.now, space)
  }
  yield* drawUnits(table, 'player', 1, drawnFor.turn)
  endTurn(table)
}

/** Undefined if a correction removed the space or the units meanwhile. */
function* placeOn(table: Table<Situation>, space: Space): Procedure<Unit | undefined> {
  const text = withParams(placeWhat, { space: space.name })
  const before = table.now
  const fitting = unitsFor(before, space)
  const unit = yield* chosen(
    table,
    'blitzkrieg.unitPlaced',
    text,
    (now) => (now === before ? fitting : unitsFor(now, space)),
    (now) => atReserve(now, space),
  )
  if (unit === undefined) return undefined
  if (fitting.length === 1) table.change(table.now, words.onlyUnit, { unit: unit.name, space: space.name })
  return yield* place(table, { side: 'player', kind: unit.id, space })
}

function atReserve({ where }: Situation, { id }: Space): BoardTargets {
  const about = [id]
  if (where !== 'screen') return { about }
  return { about, by: 'piece', leadsTo: (kind) => [unitPiece('player', kind).id] }
}

/** At the table the player may answer that no placement is possible. */
function* firstSpace(table: Table<Situation>): Procedure<Space | undefined> {
  const before = table.now
  const spaces = legalSpaces(before, openTheatres(before))
  const atTable = before.where === 'table'
  if (spaces.length === 0) return undefined
  if (spaces.length === 1 && !atTable) return spaces[0]
  const answer = yield* ask(table, (now) => {
    const legal = now === before ? spaces : legalSpaces(now, openTheatres(now))
    const offered = atTable ? [...legal, cannot] : legal
    return offered.length === 0
      ? undefined
      : choice<Space | Candidate>('blitzkrieg.space', 'player', placeWhere, offered, {
          points: spacesAndUnits(now),
        })
  })
  return answer && asSpace(answer)
}

function asSpace(answer: Space | Candidate): Space | undefined {
  return 'terrain' in answer ? answer : undefined
}

/** Blitz: the player may place again at once in the same theatre. */
function* blitzSpace(table: Table<Situation>, theatre: Theatre): Procedure<Space | undefined> {
  if (!isOpen(table.now, theatre) || legalSpaces(table.now, [theatre]).length === 0) return undefined
  const answer = yield* ask(table, (now) =>
    choice<Space | Candidate>(
      'blitzkrieg.blitz',
      'player',
      placeAgain,
      [...legalSpaces(now, [theatre]), stop],
      { points: spacesAndUnits(now) },
    ),
  )
  return asSpace(answer)
}

function spacesAndUnits(now: Situation): BoardTargets {
  return {
    by: 'place',
    leadsTo: (id) => {
      const space = spaceWith(now, id)
      if (space === undefined) return []
      return [
        id,
        ...(now.where === 'screen'
          ? unitsFor(now, space).map((unit) => unitPiece('player', unit.id).id)
          : []),
      ]
    },
  }
}

export function legalSpaces(now: Situation, theatres: readonly Theatre[]): readonly Space[] {
  const hand = atHand(now)
  const legal: Space[] = []
  const anywhere = hand.some(({ fought }) => fought.scientist)
  for (const theatre of theatres) {
    const { closed } = at(now, theatre.index)
    const last = anywhere ? theatre.campaigns.length : closed + 1
    for (let nth = closed; nth < last; nth += 1)
      for (const space of theatre.campaigns[nth]?.spaces ?? [])
        if (isEmpty(now, space) && someMayPlace(now, hand, space)) legal.push(space)
  }
  return legal
}

function someMayPlace(now: Situation, hand: readonly AtHand[], space: Space): boolean {
  for (const { fought } of hand) if (mayPlace(now, fought, space)) return true
  return false
}

export function unitsFor(now: Situation, space: Space): readonly Unit[] {
  const legal: Unit[] = []
  if (!isEmpty(now, space)) return legal
  for (const { unit, fought } of atHand(now)) if (mayPlace(now, fought, space)) legal.push(unit)
  return legal
}

function mayPlace(now: Situation, unit: Unit, space: Space): boolean {
  const open = at(now, space.theatre).closed
  return (unit.scientist ? space.campaign >= open : space.campaign === open) && fits(now, unit, space)
}

interface AtHand {
  readonly unit: Unit
  readonly fought: Unit
}

const atHand = memoizeLast((now: Situation): readonly AtHand[] => {
  const hand: AtHand[] = []
  for (const kind of kindsAtHand(now)) {
    const fought = asFought(now, 'player', kind)
    if (fought !== undefined) hand.push({ unit: unitOf(kind), fought })
  }
  return hand
})

/** Each kind once; at the table the kinds that the player may have. */
function kindsAtHand(now: Situation): readonly string[] {
  const { reserve, bag } = now.player
  if (now.where === 'screen') return reserve.filter((kind, at) => kind !== reserve[at - 1])
  const weapons = now.unseen > 0 ? now.pool : []
  return [...new Set([...bag, ...weapons])].toSorted()
}
