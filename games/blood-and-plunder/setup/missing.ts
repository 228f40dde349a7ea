import { withParams, type Json, type Message, messages, type PackProblem, parseWith } from '@opfor/kernel'
import { battleShape, type WrittenBattle, type WrittenTerrain } from './battle-file.ts'
import { type Side, sides } from '../table/battle.ts'
import type { WrittenForce } from './force-file.ts'

const words = messages('blood-and-plunder.missing', {
  opforUnit: "Add a unit to the OPFOR's force",
  playerUnit: 'Add a unit to your force',
  unitName: 'Give the unit a name',
  shipName: 'Give the ship a name',
  commanderName: 'Give the commander a name',
  ruleName: 'Give the rule a name',
  terrainName: 'Give the terrain a name',
  objectiveName: 'Give the objective a name',
  aboard: 'Choose a ship of this force, or ashore',
  corners: 'Terrain needs three corners',
  small: 'The table must be at least {inches} inches',
})

/** In inches. */
const smallest = 12

export function missingInBattle(json: Json): readonly PackProblem[] {
  if (!parseWith(battleShape, json).ok) return []
  // The shape has been read; distances are needed in inches here, as written.
  const battle = json as unknown as WrittenBattle
  return [...sides.flatMap((side) => ofForce(battle.forces[side], side)), ...ofTable(battle)]
}

function when(isMissing: boolean, at: string, text: Message): readonly PackProblem[] {
  return isMissing ? [{ at, text }] : []
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

function ofForce({ units, ships = [] }: WrittenForce, side: Side): readonly PackProblem[] {
  return [
    ...when(
      units.length === 0,
      `forces.${side}.units`,
      side === 'opfor' ? words.opforUnit : words.playerUnit,
    ),
    ...units.flatMap(({ name, commander, traits, aboard = '' }, nth) => {
      const at = `forces.${side}.units[${nth}]`
      const isAdrift = aboard !== '' && !ships.some(({ id }) => id === aboard)
      return [
        ...when(isBlank(name), `${at}.name`, words.unitName),
        ...when(isBlank(commander?.name ?? 'none'), `${at}.commander.name`, words.commanderName),
        ...when(isAdrift, `${at}.aboard`, words.aboard),
        ...traits.flatMap((trait, index) =>
          when(isBlank(trait.name), `${at}.traits[${index}].name`, words.ruleName),
        ),
      ]
    }),
    ...ships.flatMap((ship, nth) =>
      when(isBlank(ship.name), `forces.${side}.ships[${nth}].name`, words.shipName),
    ),
  ]
}

function ofTable({ width, height, terrain, objectives }: WrittenBattle): readonly PackProblem[] {
  const small = withParams(words.small, { inches: smallest })
  return [
    ...when(width < smallest, 'width', small),
    ...when(height < smallest, 'height', small),
    ...terrain.flatMap((piece, nth) => [
      ...when(isBlank(piece.name), `terrain[${nth}].name`, words.terrainName),
      ...when(!hasOutline(piece), `terrain[${nth}]`, words.corners),
    ]),
    ...objectives.flatMap(({ name }, nth) =>
      when(isBlank(name), `objectives[${nth}].name`, words.objectiveName),
    ),
  ]
}

function hasOutline({ corners, circle }: WrittenTerrain): boolean {
  return circle === undefined ? (corners?.length ?? 0) >= 3 : corners === undefined
}
