import { type MatchEnding, message, type Message, type MatchOutcome } from '@opfor/kernel'
import { endOfTheGame } from '../../table/citations.ts'
import type { Situation, Way } from '../../table/situation.ts'

const endings: Readonly<
  Record<Way, { readonly winner: MatchOutcome['winner']; readonly name: Message; readonly text: Message }>
> = {
  'stratego-destroyed': {
    winner: 'player',
    name: message('admiral.way.stratego', "Stratego's fleet is destroyed"),
    text: message(
      'admiral.end.stratego',
      "Stratego's fleet is destroyed after {turn, plural, one {# turn} other {# turns}}: you win.",
    ),
  },
  'player-destroyed': {
    winner: 'bot',
    name: message('admiral.way.player', 'your fleet is destroyed'),
    text: message(
      'admiral.end.player',
      'Your fleet is destroyed after {turn, plural, one {# turn} other {# turns}}: Stratego wins.',
    ),
  },
  'both-destroyed': {
    winner: 'nobody',
    name: message('admiral.way.both', 'both fleets are destroyed'),
    text: message('admiral.end.both', 'Both fleets are destroyed in the same Resolution: a draw.'),
  },
  stalemate: {
    winner: 'nobody',
    name: message('admiral.way.stalemate', 'neither side can damage the other'),
    text: message('admiral.end.stalemate', 'Neither side can damage the other any more: a draw.'),
  },
  'last-turn': {
    winner: 'nobody',
    name: message('admiral.way.lastTurn', 'the last turn is over'),
    text: message(
      'admiral.end.lastTurn',
      '{turn, plural, one {# turn is} other {# turns are}} over: a draw.',
    ),
  },
}

export const waysToEnd: readonly MatchEnding[] = Object.entries(endings).map(([id, { name }]) => ({
  id,
  name,
  cite: endOfTheGame,
}))

/** End of the game. */
export function outcome({ ended, turn }: Situation): MatchOutcome | undefined {
  if (ended === '') return undefined
  const { winner, text } = endings[ended]
  return { winner, way: ended, text: { ...text, params: { turn } } }
}
