import { type CounterValue, fill, message, settableOne } from '@opfor/kernel'
import { never } from '../../../rules/mission/order-advance.ts'
import { orderName } from '../../../table/pieces.ts'
import type { Situation } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'

const name = message('coh.counter.advance', 'how far {card} advances the marker')
const untold: CounterValue = { value: '', reads: message('coh.counter.untold', 'not told') }
const told: CounterValue = { value: never.id, reads: never.name }

/** Whether a match keeps what it is told of Order Cards: where the app draws them, in few questions. */
export function keepsAdvances({ mode, ordersBy, asking }: Situation): boolean {
  return mode === 'solo' && ordersBy === 'app' && asking === 'few'
}

/** How far an Order Card advances the marker of the Mission Track, as it was told. */
export function ofOrderCard(now: Situation, card: string): Settable {
  const own = toldOf(now, card)
  const isTold = own !== ''
  const named = {
    id: `advance.${card}`,
    name: fill(name, { card: orderName(card) }),
    note: true,
    inner: !isTold,
  }
  return settableOne(named, own, [untold, told], (to) => withNever(now, card, to === never.id))
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
