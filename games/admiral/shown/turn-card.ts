import {
  type Happening,
  type Message,
  messages,
  type Param,
  type Params,
  type StateChange,
  type TurnCardSpec,
  type TurnLog,
  withParams,
} from '@opfor/kernel'
import type { Situation } from '../table/situation.ts'
import { words } from '../table/words.ts'
import { wordsFor } from './turn-card-steps.ts'

const came = messages('admiral.came', {
  sunk: '{ships, plural, one {{ships} is sunk} other {{ships} are sunk}}',
  sunkMany: '{count} ships are sunk',
  willSink: '{target} will be sunk',
  hits: '{ship} hits {target}',
  hitsHard: '{ship} hits {target} hard',
  damaged: '{ship} has {points, plural, one {# point} other {# points}} left',
  misses: '{ship} does no harm to {target}',
  sailsToFire: '{ship} comes within range of {target}',
  sailsToLaunch: '{ship} is set to launch at {target}',
  staysInRange: '{ship} keeps {target} in range',
  sailsIntoRange: '{ship} nears {target}, without a shot',
  approaches: '{ship} heads for {target}',
  enters: '{ship} enters on {square}',
  staysOutside: '{ship} keeps out of your range',
  repairs: '{ship} regains a Structure Point',
  stays: '{ship} stays on {from}',
  silent: '{ship} does not attack',
  phase: 'Now your ships attack',
  turn: 'Turn {turn} begins',
})

const weights = {
  sunk: 900,
  willSink: 850,
  hits: 700,
  damaged: 650,
  misses: 600,
  sailsToFire: 520,
  sailsToLaunch: 515,
  staysInRange: 510,
  sailsIntoRange: 420,
  approaches: 400,
  enters: 380,
  staysOutside: 320,
  repairs: 310,
  stays: 300,
  silent: 250,
  phase: 120,
  turn: 110,
}

/** Without the attacks, which are told in two messages. */
const kinds: Readonly<Record<string, Exclude<keyof typeof weights, 'hits' | 'misses' | 'sunk'>>> = {
  [words.willSink.id]: 'willSink',
  [words.damaged.id]: 'damaged',
  [words.sailsToFire.id]: 'sailsToFire',
  [words.sailsToLaunch.id]: 'sailsToLaunch',
  [words.staysInRange.id]: 'staysInRange',
  [words.sailsIntoRange.id]: 'sailsIntoRange',
  [words.approaches.id]: 'approaches',
  [words.enters.id]: 'enters',
  [words.staysOutside.id]: 'staysOutside',
  [words.repairs.id]: 'repairs',
  [words.staysThere.id]: 'stays',
  [words.staysStill.id]: 'stays',
  [words.staysHarmless.id]: 'stays',
  [words.staysByYou.id]: 'stays',
  [words.noTarget.id]: 'silent',
  [words.noDamageable.id]: 'silent',
  [words.attackPhase.id]: 'phase',
  [words.turn.id]: 'turn',
}

/** The earlier of two equal ones counts more. */
function happenings({ actions }: TurnLog<Situation>): readonly Happening[] {
  const found = actions.flatMap(({ tell, now }, nth): readonly Happening[] => {
    const params = withBareNames(tell.params)
    const more = -nth / 100
    const kind = kinds[tell.id]
    if (kind !== undefined) return [{ kind, more, tell: withParams(came[kind], params) }]
    const attack = actions
      .slice(0, nth)
      .findLast((each) => each.tell.id === words.fires.id || each.tell.id === words.launchesAt.id)
    const parts = { ...params, ship: bareName(attack?.tell.params?.['ship']) }
    const grade = now.attacks.at(-1)?.grade ?? 0
    if (tell.id === words.hit.id)
      return [{ kind: 'hits', more: grade, tell: withParams(grade > 1 ? came.hitsHard : came.hits, parts) }]
    return tell.id === words.noDamage.id
      ? [{ kind: 'misses', more, tell: withParams(came.misses, parts) }]
      : []
  })
  return [...sunk(actions), ...found]
}

function sunk(actions: readonly StateChange<Situation>[]): readonly Happening[] {
  const ships = actions
    .filter(({ tell }) => tell.id === words.sunk.id)
    .map(({ tell }) => bareName(tell.params?.['ship']) as Message | string)
  if (ships.length === 0) return []
  const many = withParams(came.sunkMany, { count: ships.length })
  return [{ kind: 'sunk', tell: ships.length > 2 ? many : withParams(came.sunk, { ships }), short: many }]
}

function isStratego(name: Param | undefined): name is Message {
  return typeof name === 'object' && 'id' in name && name.id === 'admiral.ship.stratego'
}

/** A ship of Stratego without its owner. */
function bareName(name: Param | undefined): Param {
  return (isStratego(name) ? name.params?.['name'] : name) ?? ''
}

function withBareNames(params: Params = {}): Params {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      key === 'ship' || key === 'target' ? bareName(value) : value,
    ]),
  )
}

const yours = new Set([words.attacksOver.id, words.youUse.id])
const turned = new Set([words.red.id, words.redNote.id])

/** An instruction about a ship of the player follows from the player's move. */
function actorOf({ tell }: StateChange<Situation>): 'you' | 'opponent' {
  if (tell.isPlayerAction === true || yours.has(tell.id)) return 'you'
  const ship = tell.params?.['ship']
  const isOwn = ship !== undefined && !isStratego(ship) && !turned.has(tell.id)
  return tell.as === undefined && isOwn ? 'you' : 'opponent'
}

export const turnCard: TurnCardSpec<Situation> = {
  weights,
  happenings,
  actorOf,
  isMidTurn: (question) => question === 'admiral.result',
  wordsFor: (draft, shown) => wordsFor(draft, shown, withBareNames(draft.changes.at(-1)?.tell.params)),
}
