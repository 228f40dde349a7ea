import {
  noteText,
  withStepBeforeDraw,
  headlineText,
  message,
  messages,
  resultText,
  withUndoStep,
  playerActionText,
} from '@opfor/kernel'

/** Instructions in our own words for each change. */
export const words = messages('blitzkrieg', {
  botPlaces: headlineText('The bot places {unit} on {space}.'),
  playerPlaces: playerActionText('You place {unit} on {space}.'),
  onlyUnit: playerActionText(headlineText('You place {unit}, your only kind of unit that fits on {space}.')),
  marker: 'Move the marker of {theatre} to {cell}.',
  botDraws: "Put {units} at the end of the bot's row.",
  botProduces: "Put {units} at the end of the bot's row ({reason}).",
  botNothingToDraw: noteText("The bot's bag is empty, so it draws nothing."),
  playerNothingToDraw: noteText('Your bag is empty, so you draw nothing.'),
  playerDraws: 'You draw {units}.',
  playerDrawsUnseen: withUndoStep(
    'Draw {count, plural, one {a unit} other {# units}} from your bag, or what is left ({reason}).',
    'Return the {count, plural, one {unit you drew} other {# units you drew}} to your bag.',
  ),
  botWeapons: withStepBeforeDraw("Put {units} from the special weapons into the bot's bag."),
  botWeaponsRow: "Put {units} from the special weapons at the end of the bot's row.",
  playerWeapons: 'Put {units} from the special weapons into your bag.',
  playerWeaponsReserve: 'Take {units} from the special weapons into your reserve.',
  playerWeaponsUnseen: withUndoStep(
    'Draw {count, plural, one {a special weapon} other {# special weapons}} into your bag, unseen by the app.',
    'Return the {count, plural, one {special weapon} other {# special weapons}} you drew into your bag to the pool.',
  ),
  playerWeaponsReserveUnseen: withUndoStep(
    'Draw a special weapon into your reserve, unseen by the app.',
    'Return the special weapon you drew into your reserve to the pool.',
  ),
  noWeapons: noteText('No special weapons are left.'),
  bombsPlayer: 'The bot bombs: your {unit} goes back into your bag.',
  bombsPlayerUnseen: withUndoStep(
    'The bot bombs: put a random unit of your reserve back into your bag.',
    'Take the bombed unit back from your bag into your reserve.',
  ),
  bombsBot: withStepBeforeDraw("You bomb: {unit} goes back into the bot's bag."),
  nothingToBomb: noteText('There is nothing to bomb.'),
  noOtherTheatre: noteText('No other theatre is open: the strategic advantage is lost.'),
  botVP: 'The bot has {vp} VP now (+{gain}).',
  playerVP: 'You have {vp} VP now (+{gain}).',
  campaignOfBot: {
    id: 'blitzkrieg.campaign.bot',
    ...resultText(
      '+{vp} VP for the bot: it wins campaign {campaign} of {theatre}{bonus, plural, =0 {} other { (including # for the track)}}.',
    ),
  },
  campaignOfPlayer: {
    id: 'blitzkrieg.campaign.player',
    ...resultText(
      '+{vp} VP for you: you win campaign {campaign} of {theatre}{bonus, plural, =0 {} other { (including # for the track)}}.',
    ),
  },
  campaignTied: {
    id: 'blitzkrieg.campaign.tied',
    ...resultText(
      '+{vp} VP for each side: campaign {campaign} of {theatre} ends with the marker on the red cell.',
    ),
  },
  theatreOfBot: {
    id: 'blitzkrieg.theatreClosed.bot',
    ...resultText(
      '+{vp} VP for the bot: it closes {theatre} at the end of its track ({parts}, and {bonus} for the track).',
    ),
  },
  theatreOfPlayer: {
    id: 'blitzkrieg.theatreClosed.player',
    ...resultText(
      '+{vp} VP for you: you close {theatre} at the end of its track ({parts}, and {bonus} for the track).',
    ),
  },
  botLeftover: {
    id: 'blitzkrieg.leftover.bot',
    ...noteText('The bot resolves the space left empty: {space}.'),
  },
  playerLeftover: {
    id: 'blitzkrieg.leftover.player',
    ...noteText('You resolve the space left empty: {space}.'),
  },
  blitz: noteText('Blitz: the bot places again in the same theatre ({theatre}).'),
  blitzElsewhere: noteText('Blitz: the bot places again, in any theatre: {theatre} has no room.'),
  blitzLost: noteText('Blitz: no room in {theatre}, so the second placement is lost.'),
  blitzNowhere: noteText('Blitz: no room in any theatre, so the second placement is lost.'),
  spy: noteText('The spy fights as {unit}.'),
  scientist: noteText("The bot's scientist fights as an airforce of strength 3."),
  officer: noteText(
    '{unit} moves the marker by {cells}: 1, plus 1 for each {arms} unit of its side in {theatre}, special weapons excluded ({own}).',
  ),
  taskForce: noteText('A task force cancels the effect of the space.'),
  bomber: noteText('A bomber also bombs.'),
  fallout: noteText(
    'Nuclear bomb: every other open track moves 2 against {side}, but not onto its end cell.',
  ),
  stratagem: message(
    'blitzkrieg.stratagemDrawn',
    'The bot draws {stratagem}; {previous} goes back into the cup.',
  ),
  firstStratagem: 'The bot draws {stratagem}; Steamroll goes into the cup.',
  steamroll: message(
    'blitzkrieg.steamrollDrawn',
    'The bot draws Steamroll: {stratagem} applies again; {previous} goes back into the cup.',
  ),
  stratagemAlone: 'The bot draws {stratagem}.',
  steamrollAlone: 'The bot draws Steamroll: {stratagem} applies again.',
  botsTurn: { id: 'blitzkrieg.turnOver.bot', ...noteText("It is the bot's turn.") },
  yourTurn: { id: 'blitzkrieg.turnOver.player', ...noteText('It is your turn.') },
  lastTurn: noteText('The bot has reached 25 VP: this is your last turn.'),
  over: noteText('The war is over.'),
  nothingOpen: noteText('All theatres are closed: the war is over.'),
  placesNothing: headlineText('The bot places nothing.'),
  botCannot: headlineText('The bot cannot place a unit.'),
  playerCannot: noteText('You cannot place a unit.'),
  allies: noteText('You are the Allies, the bot is the Axis and moves first.'),
  axis: noteText('You are the Axis, the bot is Japan and moves first.'),
  markers: 'Put every battle marker on its red cell and both VP markers on 0.',
  cup: 'Put seven stratagem tokens into the cup: all but Steamroll, which goes beside it.',
  region: { id: 'blitzkrieg.region.rolled', ...noteText('Roll {roll} of {rolls} is {shown}: {theatre}.') },
  regionChosen: {
    id: 'blitzkrieg.region.chosen',
    ...noteText('Roll {roll} of {rolls} is {shown}, your choice: {theatre}.'),
  },
  setupPlayer: 'You start with {units}.',
  setupPlayerUnseen: withUndoStep(
    'Draw three units into your reserve.',
    'Put the three units of your reserve back into your bag.',
  ),
  levelWithoutSay: noteText('The difficulty makes no difference here: the two tracks replace its rolls.'),
  setupBot: "Lay {units} in the bot's row, in this order.",
  extraProgress: 'Extra progress for the bot on each open track: {cells}.',
  nipponTrack: 'The bot starts 2 ahead in {theatre}.',
  noChange: noteText('The marker of {theatre} cannot move any further: the advantage has no effect.'),
  extraVP: 'The bot starts with {vp} VP.',
  nipponOne: noteText('The bot closed the previous campaign: 1 more cell for the bot in {theatre}.'),
  opens: '{theatre} is opened.',
})
