import {
  parseFailure,
  bag,
  countPieces,
  bool,
  parseSuccess,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  currentReading,
  record,
  format,
  type Settings,
  text,
} from '@opfor/kernel'
import { areUnseen } from '../rules/counters.ts'
import { enough } from '../rules/game-for-two/end.ts'
import { pastTwentyFive } from '../rules/game-rulings.ts'
import { layout } from '../rules/layout.ts'
import { validateSituation } from './corrections/validate-situation.ts'
import { isUnit, sides, type Stratagem, stratagems, units } from '../table/the-board/pieces.ts'
import { initialSituation } from '../setup/setup.ts'
import { type Force, openTheatres, type Situation, type TheatreState } from '../table/situation.ts'

const kind = oneOf(...units.map((unit) => unit.id))
const tokens = listOf(kind, 60)

const forceShape = record<Force>({
  vp: integer(0, 99),
  bag: tokens,
  reserve: tokens,
  last: oneOf('', ...units.filter(({ spy }) => !spy).map(({ id }) => id)),
})

const theatreShape = record<TheatreState>({
  marker: integer(-30, 30),
  closed: integer(0, 30),
  waits: bool,
  spaces: listOf(listOf(text(40), 12), 12),
})

/** Everything that the settings do not provide. */
export type Entered = { readonly earlier?: Stratagem | '' | undefined } & Omit<
  Situation,
  | 'rulings'
  | 'board'
  | 'where'
  | 'weaponsBy'
  | 'withStratagems'
  | 'nippon'
  | 'level'
  | 'extraVP'
  | 'extraProgress'
  | 'earlier'
>

const meant = oneOf('', ...stratagems.filter((id) => id !== 'steamroll'))

const shape = record<Entered>({
  theatres: listOf(theatreShape, 30),
  bot: forceShape,
  player: forceShape,
  lastBy: oneOf('', ...sides),
  pool: tokens,
  unseen: integer(0, 16),
  cup: listOf(oneOf(...stratagems), 8),
  token: oneOf('', ...stratagems),
  stratagem: meant,
  earlier: optional(meant),
  toMove: oneOf(...sides),
  lastTurn: bool,
  ended: oneOf('', 'victory-track', 'nothing-open', 'bot-cannot-place', 'player-cannot-place'),
})

/** Strict: every token exactly once. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const entered = parseWith(shape, json)
  if (!entered.ok) return entered
  const start = initialSituation(settings)
  const problem = unfit(entered.value, start)
  if (problem !== undefined) return parseFailure(problem)
  const { bot, player, pool, cup } = entered.value
  const now: Situation = {
    ...start,
    ...entered.value,
    earlier: entered.value.earlier ?? '',
    bot: { ...bot, bag: bag(bot.bag) },
    player: { ...player, bag: bag(player.bag), reserve: bag(player.reserve) },
    pool: bag(pool),
    cup: bag(cup),
  }
  const counted = countPieces(layout(now))
  for (const [piece, count] of countPieces(layout(start)))
    if (counted.get(piece) !== count)
      return parseFailure(`There are ${counted.get(piece) ?? 0} of ${piece}; there must be ${count}.`)
  const closed = openTheatres(now).length === 0
  if (now.ended === (closed ? '' : 'nothing-open'))
    return parseFailure(`"ended" is "${now.ended}", but ${closed ? 'no theatre is' : 'theatres are'} open.`)
  const left = validateSituation(now)
  return left === undefined ? parseSuccess(now) : parseFailure(format(left.message))
}

function unfit(entered: Entered, start: Situation): string | undefined {
  if (entered.theatres.length !== start.theatres.length)
    return `There are ${start.theatres.length} theatres, not ${entered.theatres.length}.`
  for (const [index, theatre] of start.board.theatres.entries()) {
    const state = entered.theatres[index]
    if (state === undefined) return `Theatre ${theatre.id} is missing.`
    if (Math.abs(state.marker) > theatre.end) return `The marker of ${theatre.id} is beyond its track.`
    if (state.waits && !theatre.waits) return `${theatre.id} is open from the start.`
    if (state.closed > theatre.campaigns.length)
      return `${theatre.id} has ${theatre.campaigns.length} campaigns.`
    const fits = theatre.campaigns.every(({ spaces }, at) => state.spaces[at]?.length === spaces.length)
    if (!fits || state.spaces.length !== theatre.campaigns.length)
      return `The spaces of ${theatre.id} do not fit the board.`
    for (const token of state.spaces.flat())
      if (token !== '' && !isToken(token)) return `"${token}" in ${theatre.id} is no unit.`
  }
  if (start.where === 'table' && entered.player.reserve.length > 0)
    return 'At the table your reserve is not told from your bag: enter all as your bag.'
  if (!areUnseen(start) && entered.unseen > 0)
    return 'Special weapons are drawn unseen only at the table, and by you.'
  const over = alreadyOver(entered, currentReading(start, pastTwentyFive) === 'over')
  if (over !== undefined) return over
  if (entered.unseen > entered.pool.length) return 'More special weapons are unseen than are left.'
  return undefined
}

/** A position begins a turn: rejects one that is already over, or that lacks `lastTurn`. */
function alreadyOver(
  { ended, toMove, lastTurn, bot, player }: Entered,
  endsWithYourTurn: boolean,
): string | undefined {
  if (ended !== '') return undefined
  if (toMove === 'bot' && bot.vp >= enough && endsWithYourTurn) return overWith('The bot has', bot.vp)
  if (player.vp >= enough && !(lastTurn && bot.vp >= enough)) return overWith('You have', player.vp)
  if (toMove === 'player' && bot.vp >= enough && !lastTurn)
    return `The bot has ${bot.vp} VP on your turn: "lastTurn" is true then.`
  return undefined
}

function overWith(who: string, vp: number): string {
  return `${who} ${vp} VP: with ${enough} the war is over. Say in "ended" how it ended.`
}

function isToken(token: string): boolean {
  const [first = '', second, ...more] = token.split(' ')
  if (more.length > 0) return false
  if (second === undefined) return isUnit(first) && units.some((unit) => unit.id === first && unit.special)
  return sides.some((side) => side === first) && units.some((unit) => unit.id === second && !unit.special)
}
