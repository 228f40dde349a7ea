import { cite, type Game, type GameModule, message, ruling, type Settings } from '@opfor/kernel'

export interface Variant {
  readonly name: string
  /** True if recorded matches must continue unchanged. */
  readonly harmless: boolean
  readonly of: (game: Game) => Game
}

type Fields = Readonly<Record<string, unknown>>

export const variants: readonly Variant[] = [
  {
    name: 'a new ruling',
    harmless: true,
    of: (game) => ({ ...game, rulings: [...game.rulings, newRuling(game.id)] }),
  },
  { name: 'a new field', harmless: true, of: (game) => made(game, withField) },
  { name: 'a renamed message', harmless: true, of: (game) => made(game, renamed) },
  { name: 'a changed rule', harmless: false, of: changed },
]

function newRuling(game: string): Game['rulings'][number] {
  const cites = cite('Planted', 'Planted')
  return ruling(`${game}.planted`, 'Planted', cites, 'Planted?', { yes: 'yes', no: 'no' }, 'yes', 'Planted.')
}

function made(game: Game, change: (start: unknown) => unknown): Game {
  return {
    ...game,
    initialSituation: (settings: Settings) => change(game.initialSituation(settings)),
    parseSituation: (json, settings) => {
      const read = game.parseSituation(json, settings)
      return read.ok ? { ok: true, value: change(read.value) } : read
    },
  }
}

function withField(start: unknown): unknown {
  return { ...(start as Fields), planted: { weather: 'calm', wind: 3 } }
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (!isFields(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each)]))
  return typeof value['id'] === 'string' && typeof value['text'] === 'string'
    ? { ...inner, text: `${value['text']}, renamed` }
    : inner
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Effects that occur in most matches, but not at once. */
const otherwise: Readonly<Record<string, (now: Fields) => Fields | undefined>> = {
  blitzkrieg: (now) => {
    const bot = now['bot'] as Fields
    return Number(bot['vp']) < 3 ? undefined : { ...now, bot: { ...bot, vp: Number(bot['vp']) + 1 } }
  },
  'blood-and-plunder': (now) => {
    const units = now['units'] as readonly Fields[]
    const tired = units.find(({ fatigue }) => Number(fatigue) > 0)
    if (tired === undefined) return undefined
    return { ...now, units: units.map((unit) => (unit === tired ? { ...unit, fatigue: 0 } : unit)) }
  },
  admiral: (now) => {
    const ships = now['ships'] as readonly Fields[]
    const sailed = ships.find(({ moved }) => Number(moved) > 0)
    if (sailed === undefined) return undefined
    return { ...now, ships: ships.map((ship) => (ship === sailed ? { ...ship, points: 1 } : ship)) }
  },
  'conflict-of-heroes': (now) => {
    const players = now['players'] as readonly Fields[]
    const [first, ...others] = players
    if ((now['plays'] as readonly unknown[]).length < 4 || first === undefined) return undefined
    return { ...now, players: [{ ...first, caps: Number(first['caps']) + 1 }, ...others] }
  },
}

function changed(game: Game): GameModule<unknown> {
  return {
    ...game,
    version: game.version + 1,
    changes: { ...game.changes, [game.version + 1]: message('planted.version', 'One rule is another.') },
    *turn(table) {
      yield* game.turn(table)
      const next = otherwise[game.id]?.(table.now as Fields)
      if (next !== undefined) table.change(next, message('planted.changed', 'Otherwise.'))
    },
  }
}
