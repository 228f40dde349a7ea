import { aside, headline, message, result } from '@opfor/kernel'

/** The two sides by their names. */
export const sideNames = {
  opfor: message('blood-and-plunder.side.opfor', 'The OPFOR'),
  player: message('blood-and-plunder.side.player', 'You'),
} as const

/** The columns of chart 2 by their names. */
export const columnNames = {
  A: message('blood-and-plunder.A', 'Column A, push'),
  B: message('blood-and-plunder.B', 'Column B, hold'),
  C: message('blood-and-plunder.C', 'Column C, fall back'),
} as const

/** What the OPFOR does, one plain sentence each. */
export const does = {
  shoots: headline('blood-and-plunder.shoots', '{unit} shoots at {target}.'),
  volley: headline(
    'blood-and-plunder.volley',
    '{unit} shoots at {target} with its drilled shot, for {actions, plural, one {# action} other {# actions}}.',
  ),
  holdsFire: headline('blood-and-plunder.holdsFire', '{unit} holds its fire.'),
  charges: headline('blood-and-plunder.charges', '{unit} charges {target}.'),
  fights: headline('blood-and-plunder.fights', '{unit} fights {targets}.'),
  reloads: headline('blood-and-plunder.reloads', '{unit} reloads and is loaded.'),
  loads: headline(
    'blood-and-plunder.loads',
    '{unit} reloads: {left, plural, one {# more Reload} other {# more Reloads}} to go.',
  ),
  unfixes: headline('blood-and-plunder.unfixes', '{unit} takes its bayonets off to reload.'),
  rallies: headline('blood-and-plunder.rallies', '{unit} rallies.'),
  ralliesShaken: headline(
    'blood-and-plunder.ralliesShaken',
    '{unit} is Shaken and rallies with its whole activation ({actions, plural, one {# action} other {# actions}}).',
  ),
  repairs: headline('blood-and-plunder.repairs', '{unit} repairs {ship}.'),
  grapples: headline('blood-and-plunder.grapples', '{unit} throws grapples from {ship} to {other}.'),
  throwsNone: headline('blood-and-plunder.throwsNone', '{unit} throws no grapples.'),
  fixes: headline('blood-and-plunder.fixes', '{unit} fixes bayonets.'),
  defendsByShot: headline(
    'blood-and-plunder.defendsByShot',
    '{unit} answers with a defensive shot at {attacker}.',
  ),
  defendsByFight: headline('blood-and-plunder.defendsByFight', '{unit} answers by fighting {attacker} off.'),
  cannotDefend: aside('blood-and-plunder.cannotDefend', '{unit} cannot answer the attack.'),
} as const

/** What is told of the table once the person has said it. */
export const told = {
  harmed: result(
    'blood-and-plunder.harmed',
    '{unit} loses {lost, plural, =0 {no model} one {# model} other {# models}} and gains {fatigue, plural, =0 {no Fatigue} other {# Fatigue}}.',
  ),
  unharmed: result('blood-and-plunder.unharmed', '{unit} is unharmed.'),
  gunLost: result('blood-and-plunder.gunLost', '{unit} has lost its gun.'),
  destroyed: result('blood-and-plunder.destroyed', '{unit} has no models left and leaves the table.'),
  routed: result(
    'blood-and-plunder.routed',
    '{unit} routs and leaves the table: {models, plural, one {# model counts} other {# models count}} as lost, unless your rulebook says otherwise.',
  ),
  mayRout: aside(
    'blood-and-plunder.mayRout',
    '{unit} has more Fatigue ({fatigue}) than models ({models}): look up whether it routs. If it does, take the result back and say so.',
  ),
  strikes: result(
    'blood-and-plunder.strikes',
    'Strike points for casualties: the OPFOR {opfor}, you {player}.',
  ),
  rallied: result('blood-and-plunder.rallied', '{unit} has {fatigue} Fatigue now.'),
  repaired: result('blood-and-plunder.repaired', '{ship} has {damage} damage now.'),
  grappled: result('blood-and-plunder.grappled', '{ship} and {other} are grappled.'),
  grappleFails: result('blood-and-plunder.grappleFails', 'The grapples do not hold.'),
  engaged: result('blood-and-plunder.engaged', '{unit} and {other} are engaged.'),
  apart: result('blood-and-plunder.apart', '{unit} and {other} are not engaged.'),
  casualtiesNearest: aside(
    'blood-and-plunder.casualties.told.nearest',
    '{unit} loses the models nearest the enemy first. (A Ruling of ours: the booklet does not say.)',
  ),
  casualtiesCommander: aside(
    'blood-and-plunder.casualties.told.commander',
    '{unit} loses the models nearest the enemy first, its commander last. (A Ruling of ours: the booklet does not say.)',
  ),
  casualtiesRandom: aside(
    'blood-and-plunder.casualties.told.random',
    '{unit} loses models at random. (A Ruling of yours: the booklet does not say.)',
  ),
  push: aside(
    'blood-and-plunder.push',
    'Whether {unit} pushes for an extra move, fires by halves or splits its fire is yours to say.',
  ),
} as const

/** What the person is asked after an action. */
export const asks = {
  harm: message('blood-and-plunder.ask.harm', 'What did {unit} suffer?'),
  lost: message('blood-and-plunder.ask.lost', 'Models lost'),
  fatigue: message('blood-and-plunder.ask.fatigue', 'Fatigue gained'),
  models: message('blood-and-plunder.models', 'models'),
  fatigues: message('blood-and-plunder.fatigues', 'Fatigue'),
  melee: message('blood-and-plunder.ask.melee', 'How did the fight between {unit} and {other} end?'),
  meleeDefended: message(
    'blood-and-plunder.ask.meleeDefended',
    'How did the fight between {unit} and {other} end, the defensive attack included?',
  ),
  ownLost: message('blood-and-plunder.ask.ownLost', 'Models that {unit} lost'),
  ownFatigue: message('blood-and-plunder.ask.ownFatigue', 'Fatigue that {unit} gained'),
  gunLost: message('blood-and-plunder.ask.gunLost', 'Is the gun of {unit} lost?'),
  routed: message('blood-and-plunder.ask.routed', 'Did {unit} rout?'),
  gaveWay: message('blood-and-plunder.ask.gaveWay', 'Who gave way?'),
  stillEngaged: message('blood-and-plunder.ask.engaged', 'Are they engaged now?'),
  rallied: message('blood-and-plunder.ask.rallied', 'How much Fatigue did {unit} lose?'),
  repaired: message('blood-and-plunder.ask.repaired', 'How much damage of {ship} was repaired?'),
  damages: message('blood-and-plunder.damages', 'damage'),
  grappled: message('blood-and-plunder.ask.grappled', 'Did the grapples of {ship} hold on {other}?'),
} as const
