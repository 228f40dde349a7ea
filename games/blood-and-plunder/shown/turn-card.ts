import {
  type Actor,
  type Happening,
  type Message,
  messages,
  type Param,
  type StateChange,
  type TurnCardSpec,
  type TurnLog,
  withParams,
} from '@opfor/kernel'
import type { Situation } from '../table/situation.ts'
import { told } from '../table/words.ts'
import { wordsFor } from './turn-card-steps.ts'

const came = messages('blood-and-plunder.came', {
  destroyed: '{unit} wiped out',
  destroyedTwo: '{unit} and {other} wiped out',
  routed: '{unit} routs',
  loses: '{unit}: {lost, plural, one {# model} other {# models}} lost',
  losesTo: '{unit}: {lost, plural, one {# model} other {# models}} lost to {by}',
  strikes: 'Strike points: the OPFOR {opfor}, you {player}',
  gunLost: '{unit} loses its gun',
  tires: '{unit}: {fatigue} Fatigue more',
  misses: '{unit} does no harm to {target}',
  missesShort: '{unit} does no harm',
  charges: '{unit} charges {target}',
  fights: '{unit} fights {targets}',
  shoots: '{unit} shoots at {target}',
  defends: '{unit} defends itself',
  leavesMelee: '{unit} gets out of the melee',
  advances: '{unit} advances',
  advancesOn: '{unit} advances on {goal}',
  makesFor: '{unit} makes for {goal}',
  moves: '{unit} makes a Tactical Move',
  fallsBack: '{unit} falls back',
  sails: '{ship} sails on',
  gun: '{unit} moves its gun',
  grapples: '{ship} grapples {other}',
  turn: 'Turn {turn} begins',
  eventApplies: 'The OPFOR’s event takes effect',
  shows: 'The OPFOR shows {card}',
  event: 'The OPFOR draws an event',
  rallied: '{unit} rallies: {fatigue, plural, =0 {no Fatigue} other {# Fatigue}} left',
  rallies: '{unit} rallies',
  repairs: '{unit} repairs {ship}',
  reloads: '{unit} reloads',
  fixes: '{unit} fixes bayonets',
  unfixes: '{unit} takes its bayonets off',
  holdsFire: '{unit} holds its fire',
  useless: 'The command to {unit} is wasted',
  orders: '{commander} commands {unit}',
  nothing: '{unit} does nothing',
  apart: '{unit} breaks off the melee',
  activates: '{unit} is activated',
})

const weights = {
  destroyed: 900,
  routed: 880,
  loses: 700,
  strikes: 690,
  gunLost: 660,
  tires: 600,
  misses: 590,
  charges: 560,
  fights: 555,
  shoots: 500,
  defends: 490,
  leavesMelee: 450,
  advances: 445,
  advancesOn: 445,
  makesFor: 440,
  moves: 440,
  fallsBack: 430,
  sails: 425,
  gun: 420,
  grapples: 410,
  turn: 390,
  eventApplies: 390,
  shows: 380,
  event: 370,
  rallied: 330,
  rallies: 325,
  repairs: 320,
  reloads: 310,
  fixes: 300,
  unfixes: 300,
  holdsFire: 250,
  useless: 210,
  orders: 200,
  nothing: 150,
  apart: 130,
  activates: 50,
}

/** By the id of the message; missing if that is the kind. */
const kinds: Readonly<Record<string, keyof typeof weights>> = {
  volley: 'shoots',
  defendsByShot: 'defends',
  defendsByFight: 'defends',
  'movesTo.tactical': 'makesFor',
  'movesTo.aggressive': 'advancesOn',
  'movesTo.retreat': 'fallsBack',
  'movesTo.gun': 'gun',
  'moves.tactical': 'moves',
  'moves.aggressive': 'advances',
  'moves.retreat': 'fallsBack',
  'moves.gun': 'gun',
  loads: 'reloads',
  ralliesShaken: 'rallies',
  orderUseless: 'useless',
  throwsNone: 'nothing',
  doesNothing: 'nothing',
  actionsLost: 'nothing',
  eventDrawn: 'event',
  nextTurn: 'turn',
}

function kindOf({ id, params }: Message): keyof typeof weights | undefined {
  const key = id.replace('blood-and-plunder.', '')
  if (/^sails(To)?\./.test(key)) return 'sails'
  if (key === 'activates' && params?.['actions'] === 0) return 'nothing'
  const short = key.replace('.kept', '')
  return kinds[short] ?? (short in weights ? (short as keyof typeof weights) : undefined)
}

/** The later of two equal ones counts more. */
function happenings(turn: TurnLog<Situation>): readonly Happening[] {
  const { actions } = turn
  const found = actions.flatMap(({ tell }, nth): readonly Happening[] => {
    const kind = kindOf(tell)
    const more = nth / 100
    if (tell.id === told.harmed.id) return losses(turn, nth)
    if (tell.id === told.unharmed.id) {
      const shot = actions.slice(0, nth).findLast((each) => each.tell.params?.['target'] !== undefined)
      const short = withParams(came.missesShort, shot?.tell.params)
      return shot === undefined
        ? []
        : [{ kind: 'misses', tell: withParams(came.misses, shot.tell.params), short }]
    }
    if (kind === undefined || kind === 'destroyed') return []
    const short = kind === 'rallied' ? { short: withParams(came.rallies, tell.params) } : {}
    return [{ kind, more, tell: withParams(came[kind], tell.params), ...short }]
  })
  return [...destroyed(actions), ...found]
}

function destroyed(actions: readonly StateChange<Situation>[]): readonly Happening[] {
  const [unit, other] = actions
    .filter(({ tell }) => tell.id === told.destroyed.id)
    .map(({ tell }) => tell.params?.['unit'] ?? '')
  if (unit === undefined) return []
  const one = withParams(came.destroyed, { unit })
  return [
    {
      kind: 'destroyed',
      tell: other === undefined ? one : withParams(came.destroyedTwo, { unit, other }),
      short: one,
    },
  ]
}

/** Yours first, then more. */
function losses({ actions, before }: TurnLog<Situation>, nth: number): readonly Happening[] {
  const { unit, ...params } = actions[nth]?.tell.params ?? {}
  const [lost, fatigue] = [Number(params['lost']), Number(params['fatigue'])]
  const isYours = before.units.some(({ name, side }) => side === 'player' && isSame(name, unit))
  const parts = { ...params, unit: unit ?? '' }
  if (lost === 0)
    return [{ kind: 'tires', more: fatigue + (isYours ? 20 : 0), tell: withParams(came.tires, parts) }]
  const by = doer(actions.slice(0, nth), unit)
  const tell = by === undefined ? withParams(came.loses, parts) : withParams(came.losesTo, { ...parts, by })
  return [{ kind: 'loses', more: lost + (isYours ? 20 : 0), tell, short: withParams(came.loses, parts) }]
}

/** The unit of the last deed, or its target if that unit itself was harmed. */
function doer(before: readonly StateChange<Situation>[], harmed: Param | undefined): Param | undefined {
  const { unit, target, targets, attacker } =
    before.findLast(
      ({ tell: { as, params = {} } }) =>
        as === 'headline' && (params['target'] ?? params['targets'] ?? params['attacker']) !== undefined,
    )?.tell.params ?? {}
  return isSame(unit, harmed) ? (target ?? attacker ?? targets) : unit
}

function isSame(one: Param | undefined, other: Param | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

const opponents =
  /^blood-and-plunder\.(shows|event|nextTurn|defends|movesTo|moves|sails|activat|orders|order|exchanges)/

function actorOf({ tell, before, now }: StateChange<Situation>, last: Actor): Actor {
  if (tell.isPlayerAction === true) return 'you'
  if (opponents.test(tell.id)) return 'opponent'
  const isActing = before.acting.unit !== '' || now.acting.unit !== ''
  // The result of a defensive attack follows its message.
  if ((tell.as === 'result' || tell.as === 'aside') && !isActing) return last
  return isActing ? 'opponent' : 'you'
}

const instructions = /^blood-and-plunder\.(moves|movesTo|sails|sailsTo|leavesMelee|charges|grapples|strikes)/

export const turnCard: TurnCardSpec<Situation> = {
  weights,
  happenings,
  actorOf,
  wordsFor,
  startsCard: ({ id }) => /^blood-and-plunder\.(activates|shows|nextTurn|eventApplies)$/.test(id),
  isInstruction: ({ id }) => instructions.test(id),
  attachedTo: ({ id }) =>
    id === 'blood-and-plunder.stands' || id === told.engaged.id ? 'previous' : undefined,
  isPooled: (piece) => piece.startsWith('model.'),
}
