import { readdirSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { Pack } from '@opfor/kernel'

const games = path.join(import.meta.dirname, '../../../../games')

export interface Screen {
  readonly part: string
  readonly name: string
  readonly at: { readonly route: string } | { readonly match: string }
  readonly taps?: readonly RegExp[]
  /** Pressed instead of taps. */
  readonly key?: string
  /** Adds pictures with forced colours and as colour-blind people see it. */
  readonly isBoard?: boolean
}

const general: readonly Screen[] = [
  { part: 'app', name: 'shelf', at: { route: '/' } },
  { part: 'app', name: 'matches', at: { route: '/matches' } },
  { part: 'app', name: 'settings', at: { route: '/settings' } },
  { part: 'app', name: 'shortcuts', at: { route: '/' }, key: '?' },
  { part: 'app', name: 'plays', at: { route: '/plays' } },
  { part: 'app', name: "today's battle", at: { route: '/today/blitzkrieg' } },
  { part: 'app', name: 'account', at: { route: '/account' } },
  { part: 'app', name: 'no such match', at: { route: '/match/none' } },
  { part: 'app', name: 'a broken link', at: { route: '/match=AAAA' } },
]

/** Beginnings of names of recorded matches or transcripts that the current rules still play to this point. */
const matches: Readonly<Record<string, readonly (readonly [name: string, file: string])[]>> = {
  blitzkrieg: [
    ['on screen, first question', '10-'],
    ['on screen', '09-'],
    ['on screen, end', '01-'],
    ['at the table', '15-'],
    ['at the table, end', '11-'],
    ['Nippon', '17-'],
  ],
  'blood-and-plunder': [
    ['without a map, first question', '09-'],
    ['without a map', '08-'],
    ['without a map, end', 'land-without-a-map'],
    ['map on land', 'three-walls-to-hide-behind'],
    ['map at sea', 'a-ship-turns-away'],
  ],
  admiral: [
    ['on screen, first question', '08-'],
    ['on screen', 'stand-by-units'],
    ['on screen, end', 'carriers-by-the-die'],
    ['at the table', 'at-the-table'],
    ['carriers', 'last-squadron'],
  ],
  'conflict-of-heroes': [
    ['first question', '18-'],
    ['mission being made', '17-'],
    ['mission, end', '28-'],
    ['firefight', '24-'],
  ],
}

const sheets: Readonly<Record<string, readonly RegExp[]>> = {
  why: [/^Why\?$/],
  more: [/^More$/],
  history: [/^More$/, /^History$/],
  'spot check': [/^More$/, /^Check your table$/],
  correct: [/^More$/, /^Fix the position$/],
  share: [/^More$/, /^Share$/],
}

export function allScreens(only: readonly string[]): readonly Screen[] {
  const all = [...general, ...registry.flatMap(({ id }) => screensOf(id))]
  return only.length === 0 ? all : all.filter(({ part }) => only.includes(part))
}

function screensOf(part: string): readonly Screen[] {
  const game = registry.find(({ id }) => id === part)
  const packs = (game?.options ?? []).filter(({ question }) => question instanceof Pack)
  const inPlay = (matches[part] ?? []).map(([name, file]) => ({
    part,
    name,
    at: { match: keptFile(part, file) },
    isBoard: true,
  }))
  const [, opened] = inPlay
  return [
    { part, name: 'set-up', at: { route: `/new/${part}` } },
    ...inPlay,
    ...(opened === undefined ? [] : Object.entries(sheets)).map(([name, taps]) => ({
      part,
      name,
      at: opened?.at ?? { route: '/' },
      taps,
    })),
    { part, name: 'reference', at: { route: `/reference/${part}` } },
    { part, name: 'lab', at: { route: `/lab/${part}` } },
    ...packs.map(({ question: { id } }) => ({
      part,
      name: `own content: ${id}`,
      at: { route: `/packs/${part}/${id}` },
    })),
  ]
}

function keptFile(game: string, begins: string): string {
  for (const kind of ['recorded', 'replays']) {
    const folder = path.join(games, game, kind)
    const file = readdirSync(folder).find((each) => each.startsWith(begins))
    if (file !== undefined) return path.join(folder, file)
  }
  throw new Error(`No recorded match of ${game} begins with ${begins}.`)
}
