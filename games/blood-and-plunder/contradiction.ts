import { isAlive, type Situation, type Unit } from './situation.ts'

/** What in an entered position contradicts itself, in words for the person who entered it. */
export function contradictionIn(now: Situation): string | undefined {
  if (now.turn > now.battle.turns)
    return `It is turn ${now.turn}, but the battle lasts ${now.battle.turns} turns.`
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

function onDeck({ ships }: Situation, { id, aboard }: Unit): string | undefined {
  if (aboard === '' || ships.some((ship) => ship.id === aboard)) return undefined
  return `${id} is aboard ${aboard}, but there is no such ship in this battle.`
}
