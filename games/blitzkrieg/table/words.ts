import { aside, beforeDraw, headline, message, result, withBack, yours } from '@opfor/kernel'

/** What the person is told at each change: the pieces to move, in our own words. */
export const words = {
  botPlaces: headline('blitzkrieg.botPlaces', 'The bot places {unit} on {space}.'),
  playerPlaces: yours(message('blitzkrieg.playerPlaces', 'You place {unit} on {space}.')),
  onlyUnit: yours(
    headline('blitzkrieg.onlyUnit', 'You place {unit}: no other kind of unit of yours fits on {space}.'),
  ),
  marker: message('blitzkrieg.marker', 'Move the marker of {theatre} to {cell}.'),
  botDraws: message('blitzkrieg.botDraws', "Put {units} at the end of the bot's row."),
  botProduces: message('blitzkrieg.botProduces', "Put {units} at the end of the bot's row ({reason})."),
  botNothingToDraw: aside('blitzkrieg.botNothingToDraw', "The bot's bag is empty: it draws nothing."),
  playerNothingToDraw: aside('blitzkrieg.playerNothingToDraw', 'Your bag is empty: you draw nothing.'),
  playerDraws: message('blitzkrieg.playerDraws', 'You draw {units}.'),
  playerDrawsUnseen: withBack(
    message(
      'blitzkrieg.playerDrawsUnseen',
      'Draw {count, plural, one {a unit} other {# units}} from your bag, as far as it goes ({reason}).',
    ),
    message(
      'blitzkrieg.back.playerDrawsUnseen',
      'Put the {count, plural, one {unit} other {# units}} that you drew back into your bag.',
    ),
  ),
  botWeapons: beforeDraw(
    message('blitzkrieg.botWeapons', "Put {units} from the special weapons in the bot's bag."),
  ),
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
  bombsBot: beforeDraw(message('blitzkrieg.bombsBot', "You bomb: {unit} goes back into the bot's bag.")),
  nothingToBomb: aside('blitzkrieg.nothingToBomb', 'There is nothing to bomb.'),
  noOtherTheatre: aside(
    'blitzkrieg.noOtherTheatre',
    'No other theatre is open: the strategic advantage is lost.',
  ),
  botVP: message('blitzkrieg.botVP', 'The bot has {vp} VP now (+{gain}).'),
  playerVP: message('blitzkrieg.playerVP', 'You have {vp} VP now (+{gain}).'),
  campaignOfBot: result(
    'blitzkrieg.campaign.bot',
    '+{vp} VP for the bot: it wins campaign {campaign} of {theatre}{bonus, plural, =0 {} other { (including # for the track)}}.',
  ),
  campaignOfPlayer: result(
    'blitzkrieg.campaign.player',
    '+{vp} VP for you: you win campaign {campaign} of {theatre}{bonus, plural, =0 {} other { (including # for the track)}}.',
  ),
  campaignTied: result(
    'blitzkrieg.campaign.tied',
    '+{vp} VP for each side: campaign {campaign} of {theatre} ends with the marker on the red cell.',
  ),
  theatreOfBot: result(
    'blitzkrieg.theatreClosed.bot',
    '+{vp} VP for the bot: it closes {theatre} at the end of its track ({parts}, and {bonus} for the track).',
  ),
  theatreOfPlayer: result(
    'blitzkrieg.theatreClosed.player',
    '+{vp} VP for you: you close {theatre} at the end of its track ({parts}, and {bonus} for the track).',
  ),
  botLeftover: aside('blitzkrieg.leftover.bot', 'The bot resolves the space left empty: {space}.'),
  playerLeftover: aside('blitzkrieg.leftover.player', 'You resolve the space left empty: {space}.'),
  blitz: aside('blitzkrieg.blitz', 'Blitz: the bot places once more, in the same theatre ({theatre}).'),
  blitzElsewhere: aside(
    'blitzkrieg.blitzElsewhere',
    'Blitz: the bot places once more; nothing can be placed in {theatre}, so any theatre may be selected.',
  ),
  blitzLost: aside(
    'blitzkrieg.blitzLost',
    'Blitz: nothing more can be placed in {theatre}, and the second placement is lost.',
  ),
  blitzNowhere: aside(
    'blitzkrieg.blitzNowhere',
    'Blitz: nothing more can be placed in any theatre, and the second placement is lost.',
  ),
  spy: aside('blitzkrieg.spy', 'The spy fights as {unit}.'),
  scientist: aside('blitzkrieg.scientist', "The bot's scientist fights as an airforce of strength 3."),
  officer: aside(
    'blitzkrieg.officer',
    '{unit} moves the marker by {cells}: 1, and 1 for each own {arms} unit in {theatre} that is no special weapon ({own}).',
  ),
  taskForce: aside('blitzkrieg.taskForce', 'A task force cancels the effect of the space.'),
  bomber: aside('blitzkrieg.bomber', 'A bomber bombs as well.'),
  fallout: aside(
    'blitzkrieg.fallout',
    'The nuclear bomb: every other open track moves 2 against {side}, not onto its end cell.',
  ),
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
    'The bot draws Steamroll: {stratagem} once more; the token {previous} goes back into the cup.',
  ),
  stratagemAlone: message('blitzkrieg.stratagemAlone', 'The bot draws {stratagem}.'),
  steamrollAlone: message('blitzkrieg.steamrollAlone', 'The bot draws Steamroll: {stratagem} once more.'),
  botsTurn: aside('blitzkrieg.turnOver.bot', "It is the bot's turn."),
  yourTurn: aside('blitzkrieg.turnOver.player', 'It is your turn.'),
  lastTurn: aside('blitzkrieg.lastTurn', 'The bot has reached 25 VP: this is your last turn.'),
  over: aside('blitzkrieg.over', 'The war is over.'),
  nothingOpen: aside('blitzkrieg.nothingOpen', 'No theatre is open any more: the war is over.'),
  placesNothing: headline('blitzkrieg.placesNothing', 'The bot places nothing.'),
  botCannot: headline('blitzkrieg.botCannot', 'The bot cannot place a unit.'),
  playerCannot: aside('blitzkrieg.playerCannot', 'You cannot place a unit.'),
  allies: aside('blitzkrieg.allies', 'You are the Allies, the bot is the Axis and moves first.'),
  axis: aside('blitzkrieg.axis', 'You are the Axis, the bot is Japan and moves first.'),
  markers: message('blitzkrieg.markers', 'Put every battle marker on its red cell and both VP markers on 0.'),
  cup: message(
    'blitzkrieg.cup',
    'Put seven stratagem tokens into the cup: all but Steamroll, which lies beside it.',
  ),
  region: aside('blitzkrieg.region.rolled', 'Roll {roll} of {rolls} is {shown}: {theatre}.'),
  regionChosen: aside(
    'blitzkrieg.region.chosen',
    'Roll {roll} of {rolls} is {shown}, your choice: {theatre}.',
  ),
  setupPlayer: message('blitzkrieg.setupPlayer', 'You start with {units}.'),
  setupPlayerUnseen: withBack(
    message('blitzkrieg.setupPlayerUnseen', 'Draw three units into your reserve.'),
    message('blitzkrieg.back.setupPlayerUnseen', 'Put the three units of your reserve back into your bag.'),
  ),
  levelWithoutSay: aside(
    'blitzkrieg.levelWithoutSay',
    'The level of difficulty has no say: the two tracks take the place of its rolls.',
  ),
  setupBot: message('blitzkrieg.setupBot', "Lay {units} in the bot's row, in this order."),
  extraProgress: message(
    'blitzkrieg.extraProgress',
    'Extra progress for the bot on each open track: {cells}.',
  ),
  nipponTrack: message('blitzkrieg.nipponTrack', 'The bot starts 2 ahead in {theatre}.'),
  noChange: aside(
    'blitzkrieg.noChange',
    'The marker of {theatre} cannot move any further: the advantage has no effect.',
  ),
  extraVP: message('blitzkrieg.extraVP', 'The bot starts with {vp} VP.'),
  nipponOne: message(
    'blitzkrieg.nipponOne',
    'The bot closed the campaign before: one more for it in {theatre}.',
  ),
  opens: message('blitzkrieg.opens', '{theatre} is opened.'),
} as const
