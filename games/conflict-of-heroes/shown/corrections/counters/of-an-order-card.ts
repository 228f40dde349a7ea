import { type AllowedValue, withParams, message, choiceSetter } from '@opfor/kernel'
import { never } from '../../../rules/mission/order-advance.ts'
import { orderName } from '../../../table/pieces.ts'
import type { Situation } from '../../../table/situation.ts'
import type { Settable } from './in-order.ts'

const name = message('coh.counter.advance', 'how far {card} advances the marker')
const untold: AllowedValue = { value: '', text: message('coh.counter.untold', 'not entered') }
const told: AllowedValue = { value: never.id, text: never.name }

/** True if the app draws Order Cards, in few questions. */
export function keepsAdvances({ mode, ordersBy, asking }: Situation): boolean {
  return mode === 'solo' && ordersBy === 'app' && asking === 'few'
}

export function ofOrderCard(now: Situation, card: string): Settable {
  const own = toldOf(now, card)
  const isTold = own !== ''
  const named = {
    id: `advance.${card}`,
    name: withParams(name, { card: orderName(card) }),
    note: true,
    isNested: !isTold,
  }
  return choiceSetter(named, own, [untold, told], (to) => withNever(now, card, to === never.id))
}

function toldOf({ pack }: Situation, card: string): string {
  return pack.neverAdvance?.[card] === true ? never.id : ''
}

function withNever(now: Situation, card: string, isNever: boolean): Situation {
  const { [card]: _, ...others } = now.pack.neverAdvance ?? {}
  const all = isNever ? { ...others, [card]: true } : others
  const { neverAdvance: _before, ...pack } = now.pack
  return { ...now, pack: Object.keys(all).length === 0 ? pack : { ...pack, neverAdvance: all } }
}
