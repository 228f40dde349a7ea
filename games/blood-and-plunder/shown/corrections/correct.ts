import { parseFailure, type Edit, parseSuccess, message, type InvalidState, type Parsed } from '@opfor/kernel'
import { state } from './counters/of-the-battle.ts'
import { startingModels } from '../../table/profile.ts'
import { type Situation, withoutContacts, withUnit } from '../../table/situation.ts'

export function applyEdit(now: Situation, edit: Edit): Parsed<Situation> {
  return 'move' in edit && edit.move.startsWith('model.') ? moveModels(now, edit) : state.applyEdit(now, edit)
}

const cardNeeded = message(
  'blood-and-plunder.cardNeeded',
  "One of the OPFOR's units is activated, so the OPFOR must have a card. Name it, or call off the activation.",
)

/** A correction must leave a card: charts 1 and 2 and the ship table need one. */
export function validateSituation({ acting, card }: Situation): InvalidState | undefined {
  if (acting.unit === '' || card !== '') return undefined
  return { message: cardNeeded, also: [{ set: 'acting.unit', to: '' }] }
}

type Moving = Extract<Edit, { readonly move: string }>

function moveModels(now: Situation, { move, from, to, count }: Moving): Parsed<Situation> {
  const unit = now.units.find(({ id }) => id === move.slice('model.'.length))
  if (unit === undefined) return parseFailure(`There is no unit for ${move}.`)
  const falls = from === 'table' && to === 'lost'
  if (!falls && !(from === 'lost' && to === 'table'))
    return parseFailure(`Models of ${unit.id} cannot be moved from ${from} to ${to}.`)
  const there = falls ? unit.models : startingModels(unit.profile) - unit.models
  if (!isSome(count) || count > there)
    return parseFailure(`There are not ${count} models of ${unit.id} at ${from}.`)
  const models = unit.models + (falls ? -count : count)
  const next = withUnit(now, unit.id, { models })
  return parseSuccess(models === 0 ? withoutContacts(next, unit.id) : next)
}

function isSome(count: number): boolean {
  return Number.isInteger(count) && count > 0
}
