import { noteText, headlineText, message, messages, resultText } from '@opfor/kernel'

export const sideNames = messages('blood-and-plunder.side', {
  opfor: 'The OPFOR',
  player: 'You',
})

export const columnNames = messages('blood-and-plunder', {
  A: 'Column A, push',
  B: 'Column B, hold',
  C: 'Column C, fall back',
})

export const does = messages('blood-and-plunder', {
  shoots: headlineText('{unit} shoots at {target}.'),
  volley: headlineText(
    '{unit} shoots at {target} with its drilled shot, for {actions, plural, one {# action} other {# actions}}.',
  ),
  holdsFire: headlineText('{unit} holds its fire.'),
  charges: headlineText('{unit} charges {target}.'),
  fights: headlineText('{unit} fights {targets}.'),
  reloads: headlineText('{unit} reloads and is loaded.'),
  loads: headlineText('{unit} reloads: {left, plural, one {# more Reload} other {# more Reloads}} to go.'),
  unfixes: headlineText('{unit} takes its bayonets off to reload.'),
  rallies: headlineText('{unit} rallies.'),
  ralliesShaken: headlineText(
    '{unit} is Shaken and rallies with its whole activation ({actions, plural, one {# action} other {# actions}}).',
  ),
  repairs: headlineText('{unit} repairs {ship}.'),
  grapples: headlineText('{unit} throws grapples from {ship} to {other}.'),
  throwsNone: headlineText('{unit} does not throw grapples.'),
  fixes: headlineText('{unit} fixes bayonets.'),
  defendsByShot: headlineText('{unit} answers with a defensive shot at {attacker}.'),
  defendsByFight: headlineText('{unit} answers by fighting {attacker} off.'),
  cannotDefend: noteText('{unit} cannot answer the attack.'),
})

export const told = messages('blood-and-plunder', {
  harmed: resultText(
    '{unit} loses {lost, plural, =0 {no model} one {# model} other {# models}} and gains {fatigue, plural, =0 {no Fatigue} other {# Fatigue}}.',
  ),
  unharmed: resultText('{unit} is unharmed.'),
  gunLost: resultText('{unit} has lost its gun.'),
  destroyed: resultText('{unit} has no models left and leaves the table.'),
  routed: resultText(
    '{unit} routs and leaves the table: {models, plural, one {# model counts} other {# models count}} as lost, unless your rulebook says otherwise.',
  ),
  mayRout: noteText(
    '{unit} has more Fatigue ({fatigue}) than models ({models}): look up whether it routs. If it does, undo this result and enter the rout.',
  ),
  strikes: resultText('Strike points for casualties: the OPFOR {opfor}, you {player}.'),
  rallied: resultText('{unit} has {fatigue} Fatigue now.'),
  repaired: resultText('{ship} has {damage} damage now.'),
  grappled: resultText('{ship} and {other} are grappled.'),
  grappleFails: resultText('The grapples do not hold.'),
  engaged: resultText('{unit} and {other} are engaged.'),
  apart: resultText('{unit} and {other} are not engaged.'),
  casualtiesNearest: {
    id: 'blood-and-plunder.casualties.told.nearest',
    ...noteText(
      '{unit} loses the models nearest the enemy first. (A Ruling of ours: the booklet does not say.)',
    ),
  },
  casualtiesCommander: {
    id: 'blood-and-plunder.casualties.told.commander',
    ...noteText(
      '{unit} loses the models nearest the enemy first, its commander last. (A Ruling of ours: the booklet does not say.)',
    ),
  },
  casualtiesRandom: {
    id: 'blood-and-plunder.casualties.told.random',
    ...noteText('{unit} loses models at random. (A Ruling of yours: the booklet does not say.)'),
  },
  push: noteText('You decide whether {unit} pushes for an extra move, fires by halves or splits its fire.'),
})

export const asks = messages('blood-and-plunder.ask', {
  harm: 'What did {unit} suffer?',
  lost: 'Models lost',
  fatigue: 'Fatigue gained',
  models: message('blood-and-plunder.models', 'models'),
  fatigues: message('blood-and-plunder.fatigues', 'Fatigue'),
  melee: 'How did the fight between {unit} and {other} end?',
  meleeDefended: 'How did the fight between {unit} and {other} end, including the defensive attack?',
  ownLost: 'Models that {unit} lost',
  ownFatigue: 'Fatigue that {unit} gained',
  gunLost: 'Is the gun of {unit} lost?',
  routed: 'Did {unit} rout?',
  gaveWay: 'Who gave way?',
  stillEngaged: message('blood-and-plunder.ask.engaged', 'Are they engaged now?'),
  rallied: 'How much Fatigue did {unit} lose?',
  repaired: 'How much damage of {ship} was repaired?',
  damages: message('blood-and-plunder.damages', 'damage'),
  grappled: 'Did the grapples of {ship} hold on {other}?',
})
