import { isEvent } from '../../rules/turn-overview/cards.ts'
import { isAlive, type Situation, type Unit } from '../../table/situation.ts'

export function contradictionIn(now: Situation): string | undefined {
  if (now.turn > now.battle.turns)
    return `It is turn ${now.turn}, but the battle lasts ${now.battle.turns} turns.`
  const amiss = ofTheTurn(now)
  if (amiss !== undefined) return amiss
  for (const unit of now.units) {
    const wrong = inMelee(now, unit) ?? onDeck(now, unit)
    if (wrong !== undefined) return wrong
  }
  for (const { id, grappled } of now.ships) {
    if (grappled === '') continue
    const other = now.ships.find((ship) => ship.id === grappled)
    if (other === undefined || other.id === id) return `${id} is grappled to no other ship that there is.`
    if (other.grappled !== id) return `${id} is grappled to ${other.id}, but ${other.id} is not to ${id}.`
  }
  return undefined
}

function ofTheTurn({ card, next, acting, units }: Situation): string | undefined {
  if (isEvent(card)) return `${card} is an event: it is set aside and never the OPFOR's initiative card.`
  if (new Set(next).size < next.length)
    return `${next[0]} is next twice: each side has one activation a round.`
  const isUnit = (id: string): boolean => id === '' || units.some((unit) => unit.id === id)
  if (!isUnit(acting.unit)) return `${acting.unit} is activated, but there is no such unit in this battle.`
  if (!isUnit(acting.target)) return `${acting.target} is a target, but there is no such unit in this battle.`
  if (acting.unit !== '' && acting.left > acting.actions)
    return `${acting.unit} has ${acting.left} actions left, but its activation began with ${acting.actions}.`
  if (!['', 'A', 'B', 'C'].includes(acting.column))
    return `${acting.column} is no column of chart 2: they are A, B and C.`
  return undefined
}

function inMelee({ units }: Situation, { id, side, engaged }: Unit): string | undefined {
  for (const each of engaged) {
    const other = units.find((unit) => unit.id === each)
    if (other === undefined) return `${id} is engaged with nobody that there is.`
    if (other.side === side) return `${id} is engaged with ${each}, which is on its own side.`
    if (!isAlive(other)) return `${id} is engaged with ${each}, which has no models left.`
    if (!other.engaged.includes(id)) return `${id} is engaged with ${each}, but ${each} is not with ${id}.`
  }
  return undefined
}

function onDeck({ ships }: Situation, { id, aboard, activatedOn = '' }: Unit): string | undefined {
  const isThere = (name: string): boolean => name === '' || ships.some((ship) => ship.id === name)
  if (!isThere(aboard)) return `${id} is aboard ${aboard}, but there is no such ship in this battle.`
  return isThere(activatedOn)
    ? undefined
    : `${id} was activated aboard ${activatedOn}, but there is no such ship in this battle.`
}
