import { type Candidate, type Outcome, message, type Table } from '@opfor/kernel'
import { opponent } from './pieces.ts'
import type { Situation } from './situation.ts'
import { words } from './words.ts'

/** The victory points that end the war. */
const enough = 25

/**
 * The end of a turn. The player, who moves second, has the last turn: once the bot is there the player moves once more.
 * The player there at the end of a turn ends the war at once.
 */
export function endTurn(table: Table<Situation>): void {
  const { toMove, bot, player, lastTurn } = table.now
  const over =
    toMove === 'player'
      ? lastTurn || bot.vp >= enough || player.vp >= enough
      : player.vp >= enough && bot.vp < enough
  if (over) {
    table.change({ ...table.now, ended: 'victory-track' }, words.over)
    return
  }
  const next = opponent(toMove)
  if (toMove === 'bot' && bot.vp >= enough)
    table.change({ ...table.now, toMove: next, lastTurn: true }, words.lastTurn)
  else table.change({ ...table.now, toMove: next }, next === 'bot' ? words.botsTurn : words.yourTurn)
}

/** The ways a match can end. */
export const endings: readonly Candidate[] = [
  { id: 'victory-track', name: message('blitzkrieg.way.track', 'the war victory track') },
  { id: 'bot-cannot-place', name: message('blitzkrieg.way.bot', 'the bot cannot place a unit') },
  { id: 'player-cannot-place', name: message('blitzkrieg.way.player', 'you cannot place a unit') },
]

/** How the match ended; undefined while it goes on. */
export function outcome(now: Situation): Outcome | undefined {
  const { ended, bot, player } = now
  if (ended === '') return undefined
  const totals = { bot: bot.vp, player: player.vp }
  if (ended === 'bot-cannot-place')
    return {
      winner: 'player',
      way: ended,
      text: message('blitzkrieg.end.bot', 'You win: the bot cannot place a unit.'),
    }
  if (ended === 'player-cannot-place')
    return {
      winner: 'bot',
      way: ended,
      text: message('blitzkrieg.end.player', 'The bot wins: you cannot place a unit.'),
    }
  return bot.vp > player.vp
    ? {
        winner: 'bot',
        way: ended,
        text: message('blitzkrieg.end.lost', 'The bot wins by {bot} to {player} VP.', totals),
      }
    : {
        winner: 'player',
        way: ended,
        text: message('blitzkrieg.end.won', 'You win by {player} to {bot} VP.', totals),
      }
}
