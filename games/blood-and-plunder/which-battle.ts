import { type Json, message, type Option, pack } from '@opfor/kernel'
import type { Battle } from './battle.ts'
import { battleSchema, parseBattle } from './battle-file.ts'
import { landBattle } from './samples/land.ts'
import { seaBattle } from './samples/sea.ts'

const labels = Object.fromEntries(
  Object.entries({
    title: 'Title',
    author: 'Who entered it',
    turns: 'Turns',
    width: 'Width of the table in inches',
    height: 'Depth of the table in inches',
    homeEdge: 'Home edge of the OPFOR',
    'homeEdge.left': 'left',
    'homeEdge.right': 'right',
    'homeEdge.bottom': 'bottom',
    'homeEdge.top': 'top',
    terrain: 'Terrain',
    cover: 'Cover: 0 none, 1 some, 2 the best',
    blocks: 'Blocks line of sight',
    impassable: 'Nobody can go there',
    corners: 'Corners in order, or',
    circle: 'a circle',
    radius: 'Radius in inches',
    x: 'Inches from the left',
    y: 'Inches from the bottom',
    objectives: 'Objectives',
    starts: 'Where units and ships start',
    heading: 'Heading of a ship in sixteenths, clockwise from the top',
    opfor: 'The OPFOR',
    player: 'You',
    id: 'Short id',
    name: 'Name',
    redraws: 'Its faction may exchange its hand',
    units: 'Units',
    training: 'Training',
    'training.veteran': 'Veteran',
    'training.trained': 'Trained',
    'training.inexperienced': 'Inexperienced',
    models: 'Models, without the commander',
    weapons: 'Weapons',
    'weapons.muskets': 'muskets',
    'weapons.carbines': 'carbines',
    'weapons.bows': 'bows',
    'weapons.pistols': 'pistols',
    'weapons.blunderbusses': 'blunderbusses',
    'weapons.swivel guns': 'swivel guns',
    'weapons.explosives': 'explosives',
    'weapons.melee': 'melee weapons',
    traits: 'Special rules',
    reminder: 'What you want to be reminded of',
    mounted: 'Mounted',
    guns: 'Guns that it crews',
    carriage: 'Carriage',
    'carriage.field': 'field',
    'carriage.naval': 'naval',
    'carriage.structure': 'structure',
    count: 'How many',
    commander: 'Commander',
    points: 'Command points',
    range: 'Range in inches',
    aboard: 'Aboard which ship',
    move: 'A move in inches',
    charge: 'Reach of a charge in inches',
    shoot: 'Target number close and in the open',
    rangeStep: 'One worse for each so many inches',
    reload: 'Reload actions until it is loaded',
    volley: 'The shot of several actions',
    actions: 'Actions',
    better: 'So much better',
    ships: 'Ships',
    speed: 'Speed in inches',
    turn: 'Turn in sixteenths',
  }).map(([key, words]) => [key, message(`blood-and-plunder.pack.${key}`, words)]),
)

const question = pack('battle', message('blood-and-plunder.option.battle', 'Which battle?'), {
  schema: battleSchema,
  labels,
  samples: [
    {
      id: 'land',
      name: message('blood-and-plunder.battle.land', 'The village: a land battle of our own'),
      pack: landBattle,
    },
    {
      id: 'sea',
      name: message('blood-and-plunder.battle.sea', 'Off the cape: a sea battle of our own'),
      pack: seaBattle,
    },
  ],
  check: parseBattle,
})

/** The battle as an option: one of our samples, or the owner's own. */
export const battleOption: Option = { question, standard: 'land' }

const battles = new Map<string, Battle>()

/** The battle that is played. */
export function battleFrom(option: Json): Battle {
  const whole = question.whole(option)
  const key = JSON.stringify(whole)
  const before = battles.get(key)
  if (before !== undefined) return before
  const read = parseBattle(whole)
  if (!read.ok) throw new Error(read.problem)
  battles.set(key, read.value)
  return read.value
}
