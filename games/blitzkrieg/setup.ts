import {
  ask,
  bag,
  choice,
  die,
  draw,
  message,
  type Procedure,
  ruled,
  type Settings,
  type Table,
  withoutAll,
} from '@opfor/kernel'
import type { Theatre } from './board.ts'
import { moveMarker } from './moves.ts'
import { advanceTwo } from './nippon.ts'
import { difficulty } from './options.ts'
import { boardFrom } from './which-board.ts'
import { fullBag, fullPool, stratagems, unitName } from './pieces.ts'
import { nipponStart } from './rulings.ts'
import type { Force, Situation, WeaponsBy, Where } from './situation.ts'
import { withForce } from './situation.ts'
import { words } from './words.ts'

const cup = bag(stratagems.filter((id) => id !== 'steamroll'))
const force: Force = { vp: 0, bag: fullBag, reserve: [], last: '' }

/** The situation before anything is set up. */
export function begin({ options, rulings }: Settings): Situation {
  const board = boardFrom(options['board'] ?? '')
  return {
    rulings,
    board,
    where: options['where'] as Where,
    weaponsBy: options['weapons'] as WeaponsBy,
    withStratagems: options['stratagems'] === true,
    nippon: options['board'] !== '',
    level: options['difficulty'] as string,
    extraVP: Number(options['extraVP']),
    extraProgress: Number(options['extraProgress']),
    theatres: board.theatres.map(({ campaigns, waits }) => ({
      marker: 0,
      closed: 0,
      waits,
      spaces: campaigns.map((campaign) => campaign.spaces.map(() => '')),
    })),
    bot: force,
    player: force,
    lastBy: '',
    pool: fullPool,
    unseen: 0,
    cup,
    token: '',
    stratagem: '',
    toMove: 'bot',
    lastTurn: false,
    ended: '',
  }
}

const drawThree = message('blitzkrieg.ask.setupYou', 'Draw three units for yourself.')
const drawFive = message('blitzkrieg.ask.setupBot', 'Draw five units for the bot, in a row.')
const rollRegion = message(
  'blitzkrieg.ask.region',
  'Roll for a theatre where the bot starts ahead: 6 is your choice.',
)
const yourRegion = message(
  'blitzkrieg.ask.yourRegion',
  'Your choice: in which theatre does the bot start ahead?',
)

/** Setup: units for both sides, then the tracks that the difficulty gives the bot. */
export function* setup(table: Table<Situation>): Procedure<void> {
  if (table.now.where === 'table') table.change(table.now, words.setupPlayerUnseen)
  else yield* firstUnits(table, 'player', 3)
  yield* firstUnits(table, 'bot', 5)
  if (table.now.nippon) yield* advanceTwo(table)
  if (!table.now.nippon || ruled(table, nipponStart) === 'both') yield* regions(table)
  increase(table)
}

function* firstUnits(table: Table<Situation>, side: 'bot' | 'player', count: number): Procedure<void> {
  const drawn = yield* ask(table, (now) =>
    side === 'bot'
      ? draw('blitzkrieg.setupBot', drawFive, now.bot.bag, count, unitName)
      : draw('blitzkrieg.setupYou', drawThree, now.player.bag, count, unitName),
  )
  const reserve = [...table.now[side].reserve, ...drawn]
  table.change(
    withForce(table.now, side, {
      bag: withoutAll(table.now[side].bag, drawn),
      reserve: side === 'bot' ? reserve : bag(reserve),
    }),
    side === 'bot' ? words.setupBot : words.setupPlayer,
    { units: drawn.map(unitName) },
  )
}

/** A die for each region: 1 to 5 in printed order, 6 is the player's choice. */
function* regions(table: Table<Situation>): Procedure<void> {
  const { rolls, cells } = difficulty[table.now.level] ?? { rolls: 0, cells: 0 }
  for (let roll = 0; roll < rolls; roll += 1) {
    const shown = yield* ask(table, () => die('blitzkrieg.region', rollRegion, 6))
    const theatre =
      startTheatres(table.now)[shown - 1] ??
      (yield* ask(table, (now) => choice('blitzkrieg.yourRegion', 'player', yourRegion, startTheatres(now))))
    moveMarker(table, theatre, 'bot', cells, theatre.end - 1)
  }
}

function startTheatres(now: Situation): readonly Theatre[] {
  return now.board.theatres.filter((theatre) => !theatre.waits).slice(0, 5)
}

/** Increasing difficulty: extra victory points and extra progress for the bot. */
function increase(table: Table<Situation>): void {
  const { extraVP, extraProgress } = table.now
  if (extraVP > 0)
    table.change(withForce(table.now, 'bot', { vp: table.now.bot.vp + extraVP }), words.extraVP, {
      vp: extraVP,
    })
  if (extraProgress > 0)
    for (const theatre of startTheatres(table.now))
      moveMarker(table, theatre, 'bot', extraProgress, theatre.end - 1)
}
