import { aside, headline, type Message, message, withBack } from '@opfor/kernel'
import type { Theatre } from './board.ts'

/** What the person is told at each change: the pieces to move, in our own words. */
export const words = {
  botPlaces: headline('blitzkrieg.botPlaces', 'The bot places {unit} on {space}.'),
  playerPlaces: message('blitzkrieg.playerPlaces', 'You place {unit} on {space}.'),
  onlyUnit: headline('blitzkrieg.onlyUnit', 'You place {unit}: no other unit of yours fits on {space}.'),
  marker: message('blitzkrieg.marker', 'Move the marker of {theatre} to {cell}.'),
  botDraws: message('blitzkrieg.botDraws', "Put {units} at the end of the bot's row."),
  botNothingToDraw: aside('blitzkrieg.botNothingToDraw', "The bot's bag is empty: it draws nothing."),
  playerDraws: message('blitzkrieg.playerDraws', 'You draw {units}.'),
  playerDrawsUnseen: withBack(
    message(
      'blitzkrieg.playerDrawsUnseen',
      'Draw {count, plural, one {a unit} other {# units}} from your bag.',
    ),
    message(
      'blitzkrieg.back.playerDrawsUnseen',
      'Put the {count, plural, one {unit} other {# units}} that you drew back into your bag.',
    ),
  ),
  botWeapons: message('blitzkrieg.botWeapons', "Put {units} from the special weapons in the bot's bag."),
  botWeaponsRow: message(
    'blitzkrieg.botWeaponsRow',
    "Put {units} from the special weapons at the end of the bot's row.",
  ),
  playerWeapons: message('blitzkrieg.playerWeapons', 'Put {units} from the special weapons in your bag.'),
  playerWeaponsReserve: message(
    'blitzkrieg.playerWeaponsReserve',
    'Take {units} from the special weapons into your reserve.',
  ),
  playerWeaponsUnseen: withBack(
    message(
      'blitzkrieg.playerWeaponsUnseen',
      'Draw {count, plural, one {a special weapon} other {# special weapons}} into your bag, unseen by the app.',
    ),
    message(
      'blitzkrieg.back.playerWeaponsUnseen',
      'Put the {count, plural, one {special weapon} other {# special weapons}} that you drew into your bag back into the pool.',
    ),
  ),
  playerWeaponsReserveUnseen: withBack(
    message(
      'blitzkrieg.playerWeaponsReserveUnseen',
      'Draw a special weapon into your reserve, unseen by the app.',
    ),
    message(
      'blitzkrieg.back.playerWeaponsReserveUnseen',
      'Put the special weapon that you drew into your reserve back into the pool.',
    ),
  ),
  noWeapons: aside('blitzkrieg.noWeapons', 'No special weapons are left.'),
  bombsPlayer: message('blitzkrieg.bombsPlayer', 'The bot bombs: your {unit} goes back into your bag.'),
  bombsPlayerUnseen: withBack(
    message(
      'blitzkrieg.bombsPlayerUnseen',
      'The bot bombs: put a random unit of your reserve back into your bag.',
    ),
    message(
      'blitzkrieg.back.bombsPlayerUnseen',
      'Take the unit that was bombed out of your bag again, into your reserve.',
    ),
  ),
  bombsBot: message('blitzkrieg.bombsBot', "You bomb: {unit} goes back into the bot's bag."),
  nothingToBomb: aside('blitzkrieg.nothingToBomb', 'There is nothing to bomb.'),
  noOtherTheatre: aside(
    'blitzkrieg.noOtherTheatre',
    'No other theatre is open: the strategic advantage is lost.',
  ),
  botVP: message('blitzkrieg.botVP', 'The bot has {vp} VP now (+{gain}).'),
  playerVP: message('blitzkrieg.playerVP', 'You have {vp} VP now (+{gain}).'),
  campaign: message('blitzkrieg.campaign', 'Campaign {campaign} of {theatre} is closed.'),
  theatre: message('blitzkrieg.theatreClosed', '{theatre} is closed at the end of its track.'),
  stratagem: message(
    'blitzkrieg.stratagemDrawn',
    'The bot draws {stratagem}; {previous} goes back into the cup.',
  ),
  firstStratagem: message(
    'blitzkrieg.firstStratagem',
    'The bot draws {stratagem}; Steamroll goes into the cup.',
  ),
  steamroll: message(
    'blitzkrieg.steamrollDrawn',
    'The bot draws Steamroll: {stratagem} once more; its token goes back into the cup.',
  ),
  botsTurn: aside('blitzkrieg.turnOver.bot', "It is the bot's turn."),
  yourTurn: aside('blitzkrieg.turnOver.player', 'It is your turn.'),
  lastTurn: aside('blitzkrieg.lastTurn', 'The bot has reached 25 VP: this is your last turn.'),
  over: aside('blitzkrieg.over', 'The war is over.'),
  botCannot: headline('blitzkrieg.botCannot', 'The bot cannot place a unit.'),
  playerCannot: aside('blitzkrieg.playerCannot', 'You cannot place a unit.'),
  setupPlayer: message('blitzkrieg.setupPlayer', 'You start with {units}.'),
  setupPlayerUnseen: withBack(
    message('blitzkrieg.setupPlayerUnseen', 'Draw three units into your reserve.'),
    message('blitzkrieg.back.setupPlayerUnseen', 'Put the three units of your reserve back into your bag.'),
  ),
  setupBot: message('blitzkrieg.setupBot', "Lay {units} in the bot's row, in this order."),
  extraVP: message('blitzkrieg.extraVP', 'The bot starts with {vp} VP.'),
  opens: message('blitzkrieg.opens', '{theatre} is opened.'),
} as const

/** A cell of a battle track in words. */
export function cell(marker: number): Message {
  if (marker === 0) return message('blitzkrieg.cell.red', 'the red cell')
  return marker > 0
    ? message('blitzkrieg.cell.bot', "{cell} on the bot's half", { cell: marker })
    : message('blitzkrieg.cell.player', '{cell} on your half', { cell: -marker })
}

/** Where a theatre's marker goes, as parts of a message. */
export function markerParts(
  theatre: Theatre,
  marker: number,
): { readonly theatre: Message; readonly cell: Message } {
  return { theatre: theatre.name, cell: cell(marker) }
}
