import {
  ask,
  bag,
  choice,
  die,
  draw,
  formatFaces,
  withParams,
  type Message,
  message,
  type Procedure,
  applyRuling,
  type Settings,
  type Table,
  withoutAll,
} from '@opfor/kernel'
import type { Theatre } from '../table/the-board/board.ts'
import { moveMarker } from '../rules/game-for-two/moves.ts'
import { advanceTwo } from '../rules/the-board/nippon.ts'
import { difficulty } from './options.ts'
import { boardFrom } from './the-board/which-board.ts'
import { fullBag, fullPool, stratagems, unitName } from '../table/the-board/pieces.ts'
import { nipponStart } from '../rules/game-rulings.ts'
import type { Force, Situation, WeaponsBy, Where } from '../table/situation.ts'
import { withForce } from '../table/situation.ts'
import { words } from '../table/words.ts'

const cup = bag(stratagems.filter((id) => id !== 'steamroll'))
const force: Force = { vp: 0, bag: fullBag, reserve: [], last: '' }

export function initialSituation({ options, rulings }: Settings): Situation {
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
    earlier: '',
    toMove: 'bot',
    lastTurn: false,
    ended: '',
  }
}

const drawThree = message('blitzkrieg.ask.setupYou', 'Which three units do you draw for yourself?')
const drawFive = message(
  'blitzkrieg.ask.setupBot',
  "Which five units are drawn for the bot's row, from left to right?",
)
const rollRegion = message(
  'blitzkrieg.ask.region',
  'Roll {roll} of {rolls}: where does the bot start {cells, plural, one {# cell} other {# cells}} ahead? {faces}; {free}: your choice.',
)
const yourRegion = message(
  'blitzkrieg.ask.yourRegion',
  'Roll {roll} of {rolls}: {shown}. You choose where the bot starts ahead.',
)

/** Setup: units for both sides, then the tracks that the difficulty gives the bot. */
export function* setup(table: Table<Situation>): Procedure<void> {
  tellSides(table)
  if (table.now.where === 'table') table.change(table.now, words.setupPlayerUnseen)
  else yield* firstUnits(table, 'player', 3)
  yield* firstUnits(table, 'bot', 5)
  if (table.now.nippon) yield* advanceTwo(table)
  if (!table.now.nippon || applyRuling(table, nipponStart) === 'both') yield* regions(table)
  else table.change(table.now, words.levelWithoutSay)
  increase(table)
}

function tellSides(table: Table<Situation>): void {
  table.change(table.now, table.now.nippon ? words.axis : words.allies)
  table.change(table.now, words.markers)
  if (table.now.withStratagems) table.change(table.now, words.cup)
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
  for (let roll = 1; roll <= rolls; roll += 1) {
    const shown = yield* ask(table, (now) =>
      die(
        'blitzkrieg.region',
        () => withParams(rollRegion, { roll, rolls, cells, faces: facesOf(now), free: freeRolls(now) }),
        6,
      ),
    )
    const rolled = startTheatres(table.now)[shown - 1]
    const theatre =
      rolled ??
      (yield* ask(table, (now) =>
        choice(
          'blitzkrieg.yourRegion',
          'player',
          withParams(yourRegion, { roll, rolls, shown }),
          startTheatres(now),
          {
            points: { by: 'place' },
          },
        ),
      ))
    const tell = rolled === undefined ? words.regionChosen : words.region
    table.change(table.now, tell, { roll, rolls, shown, theatre: theatre.name })
    moveMarker(table, theatre, 'bot', cells, theatre.end - 1)
  }
}

function freeRolls(now: Situation): readonly string[] {
  return ['1', '2', '3', '4', '5', '6'].slice(startTheatres(now).length)
}

function facesOf(now: Situation): Message {
  return formatFaces(startTheatres(now).map(({ name }, at) => ({ rolls: [String(at + 1)], name })))
}

function startTheatres(now: Situation): readonly Theatre[] {
  return now.board.theatres.filter((theatre) => !theatre.waits).slice(0, 5)
}

/** Increasing difficulty: extra victory points and extra progress for the bot. */
function increase(table: Table<Situation>): void {
  const { extraVP, extraProgress } = table.now
  if (extraVP > 0)
    table.change(withForce(table.now, 'bot', { vp: table.now.bot.vp + extraVP }), words.extraVP, {
      vp: table.now.bot.vp + extraVP,
    })
  if (extraProgress === 0) return
  table.change(table.now, words.extraProgress, { cells: extraProgress })
  for (const theatre of startTheatres(table.now))
    moveMarker(table, theatre, 'bot', extraProgress, theatre.end - 1)
}
