import {
  type AllowedValue,
  message,
  type TableValueSpec,
  booleanValues,
  choiceSetter,
  multiChoiceSetter,
} from '@opfor/kernel'
import type { CardPack } from '../../../table/card-packs/card-pack.ts'
import type { Side } from '../../../table/pieces.ts'
import { packHalf, type Play, sideOfPlay, type Situation } from '../../../table/situation.ts'
import { allUnits } from '../../../rules/placing/unit-pieces.ts'
import { distinctValues, type Settable } from './in-order.ts'

const unit = message('coh.counter.unit', '{unit}')

export function unitsOnCard(
  now: Situation,
  play: Play,
  inner: (what: string) => TableValueSpec,
  set: (units: readonly string[] | undefined) => Situation,
): readonly Settable[] {
  const { units } = play.told
  const printed = packHalf(now.pack, play.card, play.half)?.units ?? []
  const known = namesOf(now.pack, sideOfPlay(now, play))
  const several = (units ?? []).every((name) => known.some(({ value }) => value === joined(name)))
    ? known
    : distinctValues([...known, ...(units ?? []).map(named)])
  return [
    choiceSetter(inner('unitsTold'), units === undefined ? 0 : 1, booleanValues, (to) =>
      set(to === 0 ? undefined : (units ?? printed)),
    ),
    multiChoiceSetter(inner('units'), (units ?? []).map(joined), several, (to) => {
      if (to.length === 0 && units === undefined) return set(undefined)
      const asPrinted = printed.map(joined)
      const isPrinted = to.length === printed.length && to.every((each) => asPrinted.includes(each))
      return set(isPrinted ? printed : to.map((each) => each.replaceAll('_', ' ')))
    }),
  ]
}

const names = new WeakMap<CardPack, Readonly<Record<Side, readonly AllowedValue[]>>>()

function namesOf(pack: CardPack, side: Side): readonly AllowedValue[] {
  const before = names.get(pack)
  if (before !== undefined) return before[side]
  const of = (whose: Side): readonly AllowedValue[] =>
    [...allUnits(pack).keys()]
      .filter((id) => id.startsWith(`${whose} `))
      .map((id) => named(id.slice(whose.length + 1)))
  const made = { german: of('german'), soviet: of('soviet') }
  names.set(pack, made)
  return made[side]
}

function joined(name: string): string {
  return name.replaceAll(' ', '_')
}

function named(name: string): AllowedValue {
  return { value: joined(name), text: { ...unit, params: { unit: name } } }
}
