import { type CounterValue, fill, message, settableOne } from '@opfor/kernel'
import { advances, never } from '../../mission/order-advance.ts'
import { orderName } from '../../pieces.ts'
import type { Situation } from '../../situation.ts'
import type { Settable } from './settable.ts'

const name = message('coh.counter.advance', 'how far {card} advances the marker')
const untold: CounterValue = { value: '', reads: message('coh.counter.untold', 'not told') }
const told = {
  asked: [never].map(({ id, name: reads }): CounterValue => ({ value: id, reads })),
  former: advances.map(({ id, name: reads }): CounterValue => ({ value: id, reads })),
} as const

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
  return settableOne(named, own, [untold, ...told[now.printed]], (to) =>
    now.printed === 'asked' ? withNever(now, card, to === never.id) : withAdvance(now, card, String(to)),
  )
}

function toldOf({ pack, printed }: Situation, card: string): string {
  if (printed === 'former') return String(pack.advances?.[card] ?? '')
  return pack.neverAdvance?.[card] === true ? never.id : ''
}

function withNever(now: Situation, card: string, isNever: boolean): Situation {
  const { [card]: _, ...others } = now.pack.neverAdvance ?? {}
  const all = isNever ? { ...others, [card]: true } : others
  const { neverAdvance: _before, ...pack } = now.pack
  return { ...now, pack: Object.keys(all).length === 0 ? pack : { ...pack, neverAdvance: all } }
}

function withAdvance(now: Situation, card: string, to: string): Situation {
  const { [card]: _, ...others } = now.pack.advances ?? {}
  const all = to === '' ? others : { ...others, [card]: Number(to) }
  const { advances: _before, ...pack } = now.pack
  return { ...now, pack: Object.keys(all).length === 0 ? pack : { ...pack, advances: all } }
}
