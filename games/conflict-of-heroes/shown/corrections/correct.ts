import { parseFailure, type Edit, parseSuccess, type Parsed, describeJson } from '@opfor/kernel'
import { arrange, isUnit, moveUnit } from './correcting/arrange.ts'
import { isCard, moveCard } from './correcting/move-card.ts'
import { moveDefense, moveMarker, moveMine, moveNoEnemy, moveRumored } from './correcting/move-counter.ts'
import { moveOrder, moveTile } from './correcting/move-in-mission.ts'
import { withCounter } from './counters/all.ts'
import { defenses, orderCards, sides, tileNumbers } from '../../table/pieces.ts'
import { isPlace } from './places.ts'
import type { Situation } from '../../table/situation.ts'

export function applyEdit(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return moved(now, edit)
  if ('set' in edit) {
    const next = withCounter(now, edit.set, edit.to)
    return next === undefined
      ? parseFailure(`${edit.set} cannot be set to ${describeJson(edit.to)}.`)
      : parseSuccess(next)
  }
  const next = arrange(now, edit.arrange, edit.pieces)
  return next === undefined
    ? parseFailure(`${edit.arrange} cannot be put in this order: ${edit.pieces.join(', ')}.`)
    : parseSuccess(next)
}

type Moving = Extract<Edit, { readonly move: string }>

function moved(now: Situation, edit: Moving): Parsed<Situation> {
  const { move, from, to, count } = edit
  const fits = Number.isInteger(count) && count > 0 && from !== to && isPlace(now, to)
  let next = fits ? now : undefined
  for (let left = count; left > 0 && next !== undefined; left -= 1) next = moveOne(next, move, from, to)
  return next === undefined ? parseFailure(`${move} cannot go from ${from} to ${to}.`) : parseSuccess(next)
}

/** Undefined if there is none, or the target cannot hold it. */
function moveOne(now: Situation, piece: string, from: string, to: string): Situation | undefined {
  const [kind = '', which = ''] = piece.split(' ')
  const side = sides.find((each) => piece === `marker ${each}`)
  if (side !== undefined) return moveMarker(now, side, from, to)
  if (piece === 'rumored') return moveRumored(now, from, to)
  if (piece === 'noEnemy') return moveNoEnemy(now, from, to)
  if (piece === 'mine') return moveMine(now, from, to)
  const defense = kind === 'defense' ? defenses.find((each) => each === which) : undefined
  if (defense !== undefined) return moveDefense(now, defense, from, to)
  if (kind === 'order') return orderCards.includes(which) ? moveOrder(now, which, from, to) : undefined
  if (kind === 'tile') return tileNumbers.includes(which) ? moveTile(now, which, from, to) : undefined
  if (isUnit(now, piece)) return moveUnit(now, piece, from, to)
  return isCard(now, piece) ? moveCard(now, piece, from, to) : undefined
}
