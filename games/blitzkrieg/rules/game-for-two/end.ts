import {
  type MatchEnding,
  withParams,
  message,
  messages,
  type MatchOutcome,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { baseGame } from '../../table/citations.ts'
import { opponent, type Side } from '../../table/the-board/pieces.ts'
import { pastTwentyFive } from '../game-rulings.ts'
import { openTheatres, type Situation } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

/** The victory points that end the war. */
export const enough = 25

/**
 * The player moves second and has the last turn: if the bot has enough VP the player moves once more; a player with enough VP at
 * the end of a turn ends the war at once.
 */
export function endTurn(table: Table<Situation>): void {
  const { toMove, bot, player, lastTurn } = table.now
  const over =
    toMove === 'player'
      ? lastTurn || player.vp >= enough || (bot.vp >= enough && applyRuling(table, pastTwentyFive) === 'over')
      : player.vp >= enough && bot.vp < enough
  if (over) {
    table.change({ ...table.now, ended: 'victory-track' }, words.over)
    return
  }
  if (openTheatres(table.now).length === 0) {
    endNothingOpen(table)
    return
  }
  const next = opponent(toMove)
  if (toMove === 'bot' && bot.vp >= enough)
    table.change({ ...table.now, toMove: next, lastTurn: true }, words.lastTurn)
  else table.change({ ...table.now, toMove: next }, next === 'bot' ? words.botsTurn : words.yourTurn)
}

/** A side that cannot place loses at once, unless all theatres are closed. */
export function endCannotPlace(table: Table<Situation>, side: Side): void {
  if (openTheatres(table.now).length === 0) endNothingOpen(table)
  else if (side === 'bot') table.change({ ...table.now, ended: 'bot-cannot-place' }, words.botCannot)
  else table.change({ ...table.now, ended: 'player-cannot-place' }, words.playerCannot)
}

function endNothingOpen(table: Table<Situation>): void {
  table.change({ ...table.now, ended: 'nothing-open' }, words.nothingOpen)
}

const cite = baseGame('End of the game')

export const endings: readonly MatchEnding[] = [
  { id: 'victory-track', name: message('blitzkrieg.way.track', 'the war victory track'), cite },
  { id: 'nothing-open', name: message('blitzkrieg.way.nothingOpen', 'all theatres are closed'), cite },
  { id: 'bot-cannot-place', name: message('blitzkrieg.way.bot', 'the bot cannot place a unit'), cite },
  { id: 'player-cannot-place', name: message('blitzkrieg.way.player', 'you cannot place a unit'), cite },
]

export function outcome(now: Situation): MatchOutcome | undefined {
  const { ended, bot, player } = now
  if (ended === '') return undefined
  const totals = { bot: bot.vp, player: player.vp }
  if (ended === 'bot-cannot-place')
    return { winner: 'player', way: ended, text: withParams(botCannot, totals) }
  if (ended === 'player-cannot-place')
    return { winner: 'bot', way: ended, text: withParams(playerCannot, totals) }
  const { lost, tied, won } = ended === 'nothing-open' ? nothingOpen : track
  if (bot.vp > player.vp) return { winner: 'bot', way: ended, text: withParams(lost, totals) }
  return { winner: 'player', way: ended, text: withParams(bot.vp === player.vp ? tied : won, totals) }
}

const botCannot = message('blitzkrieg.end.bot', 'You win: the bot cannot place a unit, {player} to {bot} VP.')
const playerCannot = message(
  'blitzkrieg.end.player',
  'The bot wins: you cannot place a unit, {bot} to {player} VP.',
)
const track = messages('blitzkrieg.end', {
  lost: 'The bot wins {bot} to {player}.',
  tied: 'You win {player} to {bot}: you win ties.',
  won: 'You win {player} to {bot}.',
})
const nothingOpen = {
  lost: message('blitzkrieg.end.closedLost', 'The bot wins {bot} to {player}: all theatres are closed.'),
  tied: message(
    'blitzkrieg.end.closedTied',
    'You win {player} to {bot}: all theatres are closed, and you win ties.',
  ),
  won: message('blitzkrieg.end.closedWon', 'You win {player} to {bot}: all theatres are closed.'),
} as const
