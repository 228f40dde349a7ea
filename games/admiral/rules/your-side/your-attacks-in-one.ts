import {
  ask,
  type Candidate,
  choice,
  withParams,
  message,
  type Params,
  type BoardTargets,
  type Procedure,
  type Table,
  which,
} from '@opfor/kernel'
import { resultName, shipName } from '../../table/names.ts'
import { attackers, make, mayAttack, type Offer, offers, shipAndTarget } from './offers.ts'
import { type Grade, type Result, results } from '../../table/battles/pieces.ts'
import { type Ship, shipWith, type Situation } from '../../table/situation.ts'
import { words } from '../../table/words.ts'
import { isUse, use, usesInAttack } from './your-features.ts'

const whoAndWhom = message('admiral.ask.attack', 'Which of your ships attacks which enemy?')
const whichAttacks = message(
  'admiral.ask.attacksAlone',
  'Which of your ships attack which enemies? You are asked for each result unless you enter it with the attack.',
)
const done: Candidate = { id: 'done', name: message('admiral.done', 'no more attacks') }
const more: Candidate = { id: 'more', name: message('admiral.more', 'more attacks follow') }

/** More attacks may follow in the next answer. */
const attacksOfAShip = 2

/** At the table by the house model: one attack per answer. */
export function* youAttackInOne(table: Table<Situation>): Procedure<void> {
  const isLeft = attackers(table.now).length > 0 || usesInAttack(table.now).length > 0
  const answer = isLeft
    ? yield* ask(table, (now) => {
        const attacks = attacksInOne(now)
        return mayAttack(now)
          ? choice<Candidate>(
              'admiral.attack',
              'player',
              whoAndWhom,
              [done, ...attacks, ...usesInAttack(now)],
              { points: pointsAtTargets(attacks) },
            )
          : undefined
      })
    : done
  if (answer === undefined) return
  if (isUse(answer)) {
    use(table, answer)
    return
  }
  const whole = attacksInOne(table.now).find((each) => each.id === answer.id)
  if (whole === undefined) attacksAreOver(table)
  else make(table, shipWith(table.now, whole.by), whole)
}

/** If damage is typed: several attacks per answer. */
export function* youAttackAtOnce(table: Table<Situation>): Procedure<void> {
  const isLeft = attackers(table.now).length > 0
  const answer = isLeft
    ? yield* ask(table, (now) => {
        const attacks = attacksInOne(now)
        return mayAttack(now)
          ? which<Candidate>('admiral.attacks', 'player', whichAttacks, [...attacks, more], {
              atMost: attacksOfAShip * attackers(now).length + 1,
              points: pointsAtTargets(attacks),
            })
          : undefined
      })
    : []
  if (answer === undefined) return
  const ids = answer.map(({ id }) => id)
  for (const whole of attacksInOne(table.now).filter(({ id }) => ids.includes(id))) {
    const grade = whole.isSaid ? whole.grade : yield* whatCame(table, whole)
    if (grade === undefined) return
    // The attacks before may have changed the shot.
    const shot = attacksInOne(table.now).find(({ id }) => id === whole.id)?.shot
    make(table, shipWith(table.now, whole.by), { ...whole, grade, shot })
  }
  if (!ids.includes(more.id)) attacksAreOver(table)
}

function pointsAtTargets(attacks: readonly Whole[]): BoardTargets {
  return { by: 'piece', leadsTo: (id) => shipAndTarget(attacks, id) }
}

const fired = message('admiral.ask.youFired', '{ship} attacks {target}: what is the result by your rules?')
const flown = message(
  'admiral.ask.youFlew',
  '{ship} attacks {target} with aircraft: what is the result by your rules?',
)

/** Proposes the likely result, unless the app considers the attack impossible. */
function* whatCame(
  table: Table<Situation>,
  { by, on, air, grade, hindered }: Whole,
): Procedure<Grade | undefined> {
  const options = results.map((id) => ({ id, name: resultName(id) }))
  const answer = yield* ask(table, (now) => {
    const ships = { ship: shipName(shipWith(now, by)), target: shipName(shipWith(now, on)) }
    return mayAttack(now)
      ? choice('admiral.result', 'player', withParams(air ? flown : fired, ships), options, {
          proposal: hindered === undefined ? options[grade] : undefined,
          points: { about: [by, on] },
        })
      : undefined
  })
  return answer && (results.indexOf(answer.id) as Grade)
}

function attacksAreOver(table: Table<Situation>): void {
  table.change({ ...table.now, attacksOver: true }, words.attacksOver)
}

interface Whole extends Offer {
  readonly by: string
  /** The option includes the result. */
  readonly isSaid: boolean
}

/** Likely damage first, impossible attacks last; if damage is typed, also with every result. */
function attacksInOne(now: Situation): readonly Whole[] {
  const isSaid = now.damage === 'house'
  const all = attackers(now).flatMap((ship) => offers(now, ship).map((offer) => wholeOf(ship, offer, isSaid)))
  const others = isSaid ? [] : all.flatMap((each) => withEachResult(now, each))
  const rank = ({ grade, hindered }: Whole): number => (hindered !== undefined ? 2 : grade === 0 ? 1 : 0)
  return [...all.toSorted((a, b) => rank(a) - rank(b)), ...others]
}

function wholeOf(ship: Ship, { id, name, ...offer }: Offer, isSaid: boolean): Whole {
  return {
    ...offer,
    id: `${ship.id} ${id}`,
    name: message('admiral.attackInOne', '{ship} on {offer}', { ship: shipName(ship), offer: name }),
    by: ship.id,
    isSaid,
  }
}

const cameOut = message('admiral.attackSaid', '{ship} on {target}: {result}')
const flightCameOut = message('admiral.flightSaid', '{ship} on {target}, with aircraft: {result}')

function withEachResult(now: Situation, whole: Whole): readonly Whole[] {
  return results.map((result, grade) => ({
    ...whole,
    id: `${whole.id} ${result}`,
    name: withParams(whole.air ? flightCameOut : cameOut, namesOf(now, whole, result)),
    grade: grade as Grade,
    isSaid: true,
  }))
}

function namesOf(now: Situation, { by, on }: Whole, result: Result): Params {
  return {
    ship: shipName(shipWith(now, by)),
    target: shipName(shipWith(now, on)),
    result: resultName(result),
  }
}
