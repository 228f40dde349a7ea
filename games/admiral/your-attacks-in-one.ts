import { ask, type Candidate, choice, fill, message, type Procedure, type Table, which } from '@opfor/kernel'
import { resultName, shipName } from './names.ts'
import { attackers, make, mayAttack, type Offer, offers } from './offers.ts'
import { type Grade, results } from './pieces.ts'
import { type Ship, shipWith, type Situation } from './situation.ts'
import { words } from './words.ts'
import { isUse, use, usesInAttack } from './your-features.ts'

const whoAndWhom = message('admiral.ask.attack', 'Which of your ships attacks, and whom?')
const whichAttacks = message(
  'admiral.ask.attacks',
  'Which of your ships attack, and whom? The likely result counts unless you say another.',
)
const done: Candidate = { id: 'done', name: message('admiral.done', 'no more attacks') }
const more: Candidate = { id: 'more', name: message('admiral.more', 'more attacks follow') }

/** As many attacks of a ship as anyone enters at once; more may follow. */
const attacksOfAShip = 2

/** At the table by the house model: an attack in one answer, until there are no more. */
export function* youAttackInOne(table: Table<Situation>): Procedure<void> {
  const isLeft = attackers(table.now).length > 0 || usesInAttack(table.now).length > 0
  const answer = isLeft
    ? yield* ask(table, (now) =>
        mayAttack(now)
          ? choice<Candidate>('admiral.attack', 'player', whoAndWhom, [
              done,
              ...attacksInOne(now),
              ...usesInAttack(now),
            ])
          : undefined,
      )
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

/** Where damage is typed: all attacks in one answer, or some and then more. */
export function* youAttackAtOnce(table: Table<Situation>): Procedure<void> {
  const isLeft = attackers(table.now).length > 0
  const answer = isLeft
    ? yield* ask(table, (now) =>
        mayAttack(now)
          ? which<Candidate>('admiral.attacks', 'player', whichAttacks, [...attacksInOne(now), more], {
              atMost: attacksOfAShip * attackers(now).length + 1,
            })
          : undefined,
      )
    : []
  if (answer === undefined) return
  const ids = answer.map(({ id }) => id)
  for (const whole of attacksInOne(table.now).filter(({ id }) => ids.includes(id))) {
    // What it fires is what it has left by then; what came of it was said.
    const shot = attacksInOne(table.now).find(({ id }) => id === whole.id)?.shot
    make(table, shipWith(table.now, whole.by), { ...whole, shot })
  }
  if (!ids.includes(more.id)) attacksAreOver(table)
}

function attacksAreOver(table: Table<Situation>): void {
  table.change({ ...table.now, attacksOver: true }, words.attacksOver)
}

/** An attack with its attacker and its result, in one answer. */
interface Whole extends Offer {
  readonly by: string
}

/** Every ship with every target, those that it is likely to damage first; where damage is typed, with every result. */
function attacksInOne(now: Situation): readonly Whole[] {
  const likely = attackers(now).flatMap((ship) => offers(now, ship).map((offer) => wholeOf(ship, offer)))
  const others = now.damage === 'typed' ? likely.flatMap((each) => withOtherResults(now, each)) : []
  const isHarmless = ({ grade }: Whole): boolean => grade === 0
  return [...likely.filter((each) => !isHarmless(each)), ...likely.filter(isHarmless), ...others]
}

function wholeOf(ship: Ship, { id, name, ...offer }: Offer): Whole {
  return {
    ...offer,
    id: `${ship.id} ${id}`,
    name: message('admiral.attackInOne', '{ship} on {offer}', { ship: shipName(ship), offer: name }),
    by: ship.id,
  }
}

const otherwise = message('admiral.attackCameOut', '{ship} on {target}, but {result}')
const flownOtherwise = message('admiral.flightCameOut', '{ship} on {target}, with aircraft, but {result}')

/** The same attack with what else may come of it. */
function withOtherResults(now: Situation, whole: Whole): readonly Whole[] {
  return results.flatMap((result, grade) =>
    grade === whole.grade
      ? []
      : [
          {
            ...whole,
            id: `${whole.id} ${result}`,
            name: fill(whole.air ? flownOtherwise : otherwise, {
              ship: shipName(shipWith(now, whole.by)),
              target: shipName(shipWith(now, whole.on)),
              result: resultName(result),
            }),
            grade: grade as Grade,
          },
        ],
  )
}
