import {
  seededRandom,
  type Json,
  type Random,
  type Settings,
  type SettingsInput,
  resolveSettings,
} from '@opfor/kernel'
import { squaresOf } from '../table/house-model/board.ts'
import { admiral } from '../index.ts'
import {
  type Battle,
  type Board,
  type DieTable,
  type Enlisted,
  type Feature,
  type ShipClass,
  values,
} from '../table/battles/pieces.ts'
import { sampleShips } from '../table/battles/sample-ships.ts'

/** Varies everything, so that combinations occur too. */
export function wishesOf(seed: number): SettingsInput {
  const random = seededRandom(seed, 0xffff)
  const options: Record<string, Json> = {}
  for (const { question } of admiral.options.filter(({ question: { id } }) => id !== 'die'))
    options[question.id] = question.write(question.sample(random))
  options['die'] = 'counted'
  options['longest'] = 10 + random(12)
  options['damage'] = random(8) === 0 ? 'typed' : 'house'
  if (random(3) > 0) options['battle'] = JSON.parse(JSON.stringify(randomBattle(random))) as Json
  const rulings: Record<string, string> = {}
  for (const { id, readings } of admiral.rulings) {
    const all = Object.keys(readings)
    rulings[id] = all[random(all.length)] ?? ''
  }
  return { options, rulings }
}

export function settingsOf(wishes: SettingsInput): Settings {
  const settings = resolveSettings(admiral, wishes)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

/** So that some battles end in a stalemate. */
function armoured(card: ShipClass): ShipClass {
  return { ...card, light: card.light + 20, severe: card.severe + 20 }
}

/** Shorter range if Stratego uses its red feature. */
function shortSighted(card: ShipClass): ShipClass {
  const red: Feature = { name: 'short sight', when: 'attack', changes: 'range', by: 2, weapon: 'gun' }
  return { ...card, red: [red, ...card.red] }
}

/** Sometimes with traits that no sample has. */
function varied(card: ShipClass, random: Random): ShipClass {
  const kind = random(9)
  return kind === 0 ? armoured(card) : kind === 1 ? shortSighted(card) : card
}

function randomDice(random: Random): DieTable {
  const any = <V>(all: readonly V[]): V => all[random(all.length)] as V
  const row = (): DieTable['movement'] => ({ alone: any(values.alone), inRange: any(values.inRange) })
  return { movement: row(), artillery: row(), admiral: row() }
}

function randomBattle(random: Random): Battle {
  const size = { columns: 4 + random(7), rows: 6 + random(9) }
  const board: Board = {
    ...size,
    metric: random(2) === 0 ? 'diagonal' : 'orthogonal',
    islands: [],
    throughFriends: random(4) > 0,
    friendsBlock: random(4) > 0,
  }
  const inner = squaresOf(board).filter(({ y }) => y > 0 && y < board.rows - 1)
  const islands = new Set(Array.from({ length: random(6) }, () => inner[random(inner.length)]?.id ?? ''))
  const fleet = (): readonly Enlisted[] =>
    Array.from({ length: 1 + random(random(4) === 0 ? 10 : 5) }, (_, at) => ({
      name: `Ship ${at + 1}`,
      class: sampleShips[random(sampleShips.length)]?.id ?? '',
    }))
  return {
    opfor: 1,
    id: 'random',
    title: 'A battle at random',
    author: 'chance',
    board: { ...board, islands: [...islands].filter((id) => id !== '') },
    costs: { light: 1, severe: 1 + random(3) },
    classes: sampleShips.map((card) => varied(card, random)),
    typed: [],
    player: fleet(),
    stratego: fleet(),
    ...(random(4) === 0 ? { dice: randomDice(random) } : {}),
  }
}
