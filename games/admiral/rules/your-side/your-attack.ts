import {
  ask,
  type Candidate,
  choice,
  message,
  type Procedure,
  type Question,
  memoizeRecent,
  type Table,
} from '@opfor/kernel'
import { shipAs, shipName } from '../../table/names.ts'
import { isInOne, shipWith, type Situation } from '../../table/situation.ts'
import { words } from '../../table/words.ts'
import { attackers, make, mayAttack, offers, shipAndTargets, targetOf } from './offers.ts'
import { youAttackAtOnce, youAttackInOne } from './your-attacks-in-one.ts'
import { isUse, use, usesInAttack } from './your-features.ts'

/** Takes the only option without asking. */
export function* askUnlessOne(
  table: Table<Situation>,
  question: (now: Situation) => Question<Candidate> | undefined,
): Procedure<Candidate | undefined> {
  const put = memoizeRecent(question)
  const [only, other] = put(table.now)?.options ?? []
  if (only !== undefined && other === undefined) return only
  return yield* ask(table, put)
}

const who = message('admiral.ask.attacker', 'Which of your ships attacks?')
const whom = message('admiral.ask.target', 'Which ship does {ship} attack?')
const done: Candidate = { id: 'done', name: message('admiral.done', 'no more attacks') }

export function* youAttack(table: Table<Situation>): Procedure<void> {
  if (isInOne(table.now)) yield* table.now.damage === 'typed' ? youAttackAtOnce(table) : youAttackInOne(table)
  else yield* youAttackByShip(table)
}

function* youAttackByShip(table: Table<Situation>): Procedure<void> {
  const mayGoOn = attackers(table.now).length > 0 || usesInAttack(table.now).length > 0
  const answer = mayGoOn ? yield* ask(table, whoAttacks) : done
  if (answer === undefined) return
  if (isUse(answer)) use(table, answer)
  else if (answer.id === done.id) table.change({ ...table.now, attacksOver: true }, words.attacksOver)
  else yield* attackWith(table, answer.id)
}

function whoAttacks(now: Situation): Question<Candidate> | undefined {
  if (!mayAttack(now)) return undefined
  return choice<Candidate>(
    'admiral.attacker',
    'player',
    who,
    [...attackers(now).map(shipAs), ...usesInAttack(now), done],
    { points: { by: 'piece', leadsTo: (id) => shipAndTargets(now, id) } },
  )
}

function* attackWith(table: Table<Situation>, id: string): Procedure<void> {
  const answer = yield* askUnlessOne(table, (now) => {
    const ship = shipWith(now, id)
    const offered = mayAttack(now) ? offers(now, ship) : []
    return offered.length === 0
      ? undefined
      : choice<Candidate>(
          'admiral.target',
          'player',
          { ...whom, params: { ship: shipName(ship) } },
          offered,
          {
            points: { by: 'piece', about: [id], leadsTo: (offer) => targetOf(offered, offer) },
          },
        )
  })
  const ship = shipWith(table.now, id)
  const offer = offers(table.now, ship).find((each) => each.id === answer?.id)
  if (offer !== undefined) make(table, ship, offer)
}
