/** The table for the second implementation: measurements only, no conclusions. */

import {
  canShoot,
  hasGun,
} from '../../../../games/blood-and-plunder/rules/action-exceptions/action-exceptions.ts'
import { canBeCharged } from '../../../../games/blood-and-plunder/rules/attack/contact.ts'
import { bearsOn } from '../../../../games/blood-and-plunder/rules/opposing-force-ships/guns-at-ships.ts'
import {
  apart,
  controls,
  gap,
  gapToObjective,
  holdsAlone,
  hullGap,
  isInTheOpen,
  ownRadius,
  seesUnit,
  targetNumber,
} from '../../../../games/blood-and-plunder/table/on-the-map.ts'
import { bearingsOf } from '../../../../games/blood-and-plunder/rules/movement/bearings.ts'
import { type Place, survey } from '../../../../games/blood-and-plunder/rules/movement/places.ts'
import { hasTrait, namedTraits } from '../../../../games/blood-and-plunder/table/profile.ts'
import * as table from '../../../../games/blood-and-plunder/table/situation.ts'
import type { Situation } from '../../../../games/blood-and-plunder/table/situation.ts'
import type { End, Ends, Enemy, Move, Possible, Readings, Unit } from './facts.ts'

const PREFIX = 'blood-and-plunder.'

export function readingsOf(now: Situation): Readings {
  return Object.fromEntries(
    Object.entries(now.rulings).map(([id, reading]) => [id.slice(PREFIX.length), reading]),
  )
}

/** For measuring the ground the unit avoids exactly `offFrom`. */
function keeping(now: Situation, id: string, offFrom: readonly string[]): [Situation, table.Unit] {
  const quick = (unit: table.Unit): table.Unit['profile'] => ({
    ...unit.profile,
    traits: [{ name: 'Quick', reminder: '' }],
  })
  const units = now.units.map((unit) => ({
    ...unit,
    fatigue: offFrom.includes(unit.id) ? 0 : 1,
    profile: unit.id === id ? quick(unit) : unit.profile,
  }))
  const rulings = {
    ...now.rulings,
    [`${PREFIX}whoseFatigue`]: 'anyone',
    [`${PREFIX}severalExceptions`]: 'prohibitions',
    [`${PREFIX}guerrillaCharges`]: 'move',
  }
  const kept = { ...now, units, rulings }
  return [kept, table.unitWith(kept, id)]
}

const KINDS: Readonly<Record<Move | 'Gun', 'aggressive' | 'tactical' | 'retreat' | 'gun'>> = {
  'Aggressive Move': 'aggressive',
  'Tactical Move': 'tactical',
  'Retreat Move': 'retreat',
  Gun: 'gun',
}

function endsOf(now: Situation, id: string, move: Move | 'Gun', moves: number, off: readonly string[]): Ends {
  const [kept, unit] = keeping(now, id, off)
  const [open] = now.battle.objectives
    .filter(({ at }) => !controls(now, unit.side, at))
    .toSorted((a, b) => gapToObjective(now, unit, a.at) - gapToObjective(now, unit, b.at))
  const wanted = open !== undefined && gap(unit.at, open.at, ownRadius(now, unit)) > now.house.control
  const hasRefuge = bearingsOf(now, unit).refuges.length > 0
  const end = (place: Place): End => ({
    toNearestEnemy: place.toEnemy,
    toObjective: wanted ? place.toObjective : undefined,
    seenBy: place.seenBy,
    seenByClosest: place.seenByClosest,
    hiddenInTurn: place.hiddenInTurn,
    cover: place.cover,
    toRefuge: hasRefuge ? place.toRefuge : undefined,
    toHomeEdge: place.toHome,
  })
  // As fine as the first implementation's search before it gives up; an unseen unit needs less.
  const unseen = move === 'Retreat Move' && moves > 1 && survey(kept, unit, 'retreat', 1).here.seenBy === 0
  const { here, places } = survey(kept, unit, KINDS[move], moves, unseen ? [10, 5] : [10, 5, 2])
  return { here: end(here), ends: places(() => true).map(end) }
}

function enemyOf(now: Situation, unit: table.Unit, enemy: table.Unit): Enemy {
  const inches = apart(now, unit, enemy)
  const number = targetNumber(now, unit, enemy)
  const free = enemy.engaged.length === 0 || now.house.intoMelee
  return {
    name: enemy.id,
    activated: enemy.activated,
    fatigue: enemy.fatigue,
    inches,
    get seen() {
      return seesUnit(now, unit, enemy)
    },
    inRange: free && inches <= unit.profile.range && bearsOn(now, unit, enemy),
    get inTheOpen() {
      return isInTheOpen(now, unit, enemy)
    },
    number,
    drilledNumber: number - unit.profile.volley.better,
    inReach: (offFrom) => canBeCharged(...keeping(now, unit.id, offFrom), enemy),
  }
}

/** Permissions of the base game: in melee a unit may only fight and rally. */
function possibleFor(now: Situation, unit: table.Unit): Possible {
  const ship = table.ownShipOf(now, unit)
  const free = unit.engaged.length === 0
  const enemies = table.enemiesOf(now, unit)
  const near = (): boolean => enemies.some((enemy) => apart(now, unit, enemy) <= 8)
  const grapples = (other: table.Ship): boolean =>
    other.grappled === '' && hullGap(other.at, ship?.at ?? other.at) <= now.house.grapple
  return {
    reload: free && canShoot(now, unit) && (unit.bayonetsFixed ? !near() : unit.empty > 0),
    rally: true,
    repair: free && ship !== undefined && ship.damage > 0,
    grapple: free && ship?.grappled === '' && table.shipsOf(now, 'player').some(grapples),
    fight: true,
    ends: (move, moves, offFrom) => endsOf(now, unit.id, move, moves, offFrom),
  }
}

function gunOf(now: Situation, unit: table.Unit): Unit['gun'] {
  if (unit.profile.guns === undefined) return 'none'
  return hasGun(now, unit) ? 'manned' : 'lost'
}

function bayonetsOf(unit: table.Unit): Unit['bayonets'] {
  if (unit.bayonetsFixed) return 'fixed'
  return hasTrait(unit.profile, 'Bayonets') ? 'carried' : 'none'
}

export function unitFacts(now: Situation, id: string): Unit {
  const unit = table.unitWith(now, id)
  const ship = table.shipOf(now, unit)
  return {
    name: id,
    activated: unit.activated,
    inContact: unit.engaged.length > 0,
    aboardGrappled: ship !== undefined && ship.grappled !== '',
    aboard: ship !== undefined,
    fatigue: unit.fatigue,
    mounted: unit.profile.mounted,
    rules: namedTraits.filter((name) => hasTrait(unit.profile, name)),
    arms: unit.profile.weapons,
    bayonets: bayonetsOf(unit),
    gun: gunOf(now, unit),
    onFieldCarriage: unit.profile.guns?.carriage === 'field',
    drillActions: unit.profile.volley.actions,
    loaded: canShoot(now, unit) && unit.empty === 0 && !unit.bayonetsFixed,
    get holdsAlone() {
      return holdsAlone(now, unit)
    },
    get enemies() {
      return table.enemiesOf(now, unit).map((enemy) => enemyOf(now, unit, enemy))
    },
    get friends() {
      const friends = table.unitsOf(now, 'opfor').filter((each) => each.id !== id)
      return friends.map((each) => ({
        name: each.id,
        inches: apart(now, unit, each),
        fatigue: each.fatigue,
      }))
    },
    possible: possibleFor(now, unit),
  }
}
