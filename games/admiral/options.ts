import { choice, good, type Json, message, number, type Option, type Question } from '@opfor/kernel'
import { parseBattle } from './battle-pack.ts'
import { battleName } from './names.ts'
import { type Battle, type Face, faces } from './pieces.ts'
import { sampleBattles } from './sample-battles.ts'

const battles = sampleBattles.map((battle) => ({ id: battle.id, name: battleName(battle) }))

const places = [
  { id: 'screen', name: message('admiral.screen', 'Wholly on screen, by the house model') },
  { id: 'table', name: message('admiral.table', 'Beside the real board') },
]

const damages = [
  { id: 'house', name: message('admiral.damage.house', 'The house model (ours, not official)') },
  { id: 'typed', name: message('admiral.damage.typed', 'You, by your rules: no, light or severe damage') },
]

const facesUnit = message('admiral.faces', 'faces')

/** The battle that its owner has entered, in place of a sample. */
const ownBattle: Question<Json> = {
  id: 'ships',
  kind: 'entry',
  to: 'player',
  text: message('admiral.option.ships', 'A battle with your own ship cards'),
  parse: (json) => {
    if (json === '') return good('')
    const battle = parseBattle(json)
    return battle.ok ? good(json) : battle
  },
  write: (json) => json,
  sample: () => '',
}

function weight(face: Face): Option {
  const texts: Readonly<Record<Face, string>> = {
    movement: 'Faces of the die with Movement (a guess: the real die is not public)',
    artillery: 'Faces of the die with Artillery (a guess)',
    admiral: 'Faces of the die with Admiral (a guess)',
  }
  const text = message(`admiral.option.${face}`, texts[face])
  return { question: number(face, 'player', text, { from: 1, to: 6, unit: facesUnit }), standard: 2 }
}

/** What the player settles before a battle. */
export const options: readonly Option[] = [
  {
    question: choice('battle', 'player', message('admiral.option.battle', 'Which battle?'), battles),
    standard: 'straits',
  },
  {
    question: choice('where', 'player', message('admiral.option.where', 'Where do you play?'), places),
    standard: 'screen',
  },
  {
    question: choice(
      'damage',
      'player',
      message('admiral.option.damage', 'Who says what an attack does?'),
      damages,
    ),
    standard: 'house',
  },
  ...faces.map(weight),
  {
    question: number(
      'longest',
      'player',
      message('admiral.option.longest', 'After how many turns is a battle drawn? (a house rule)'),
      { from: 10, to: 60, unit: message('admiral.turns', 'turns') },
    ),
    standard: 30,
  },
  { question: ownBattle, standard: '' },
]

const known = new Map<string, Battle>()

/** The battle that is fought: an owner's, or a sample by its id. */
export function battleFrom(ships: Json, sample: Json): Battle {
  if (ships === '' || ships === undefined) {
    const found = sampleBattles.find(({ id }) => id === sample)
    if (found === undefined) throw new Error('There is no such sample battle.')
    return found
  }
  const key = JSON.stringify(ships)
  const before = known.get(key)
  if (before !== undefined) return before
  const parsed = parseBattle(ships)
  if (!parsed.ok) throw new Error(parsed.problem)
  known.set(key, parsed.value)
  return parsed.value
}
