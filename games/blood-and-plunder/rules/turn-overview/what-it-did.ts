import {
  ask,
  withParams,
  type Message,
  messages,
  type Procedure,
  type Question,
  type Random,
  type Table,
  which,
} from '@opfor/kernel'
import { isAlive, type Situation, unitWith } from '../../table/situation.ts'
import {
  playerActionsOf,
  actionsWithTargets,
  type SaidOf,
  unitsToOrder,
  playerActions,
} from './player-actions.ts'

const words = messages('blood-and-plunder.ask', {
  did: 'What did {unit} do?',
  didMore: 'What did {unit} do after that?',
  ordered: 'Which units did {unit} give orders to?',
})

/** By its own actions or ordered. Asks nothing about a unit that has fallen meanwhile. */
export function* whatItDid(table: Table<Situation>, id: string, isOrdered = false): Procedure<void> {
  for (let text = words.did; ; text = words.didMore) {
    const did = yield* ask(table, (now): Question<readonly SaidOf[]> | undefined => {
      const unit = unitWith(now, id)
      if (!isAlive(unit)) return undefined
      const about = withParams(text, { unit: unit.name })
      if (now.house.asking === 'few') return didWhom(about, actionsWithTargets(now, unit, isOrdered))
      return which('blood-and-plunder.did', 'player', about, playerActionsOf(now, unit, isOrdered))
    })
    for (const deed of did ?? []) if (isAlive(unitWith(table.now, id))) yield* enter(table, id, deed)
    if (did === undefined || !did.some(({ said }) => said === 'more')) return
  }
}

/** A random answer names no more deeds than without targets: one of each kind. */
function didWhom(about: Message, deeds: readonly SaidOf[]): Question<readonly SaidOf[]> {
  const sample = (random: Random): readonly SaidOf[] =>
    [...new Set(deeds.map(({ said }) => said))].flatMap((said) => {
      const ways = deeds.filter((deed) => deed.said === said)
      const one = ways[random(ways.length)]
      return one !== undefined && random(2) === 1 ? [one] : []
    })
  return Object.assign(which('blood-and-plunder.didWhom', 'player', about, deeds), { sample })
}

function* enter(table: Table<Situation>, id: string, { said, more }: SaidOf): Procedure<void> {
  if (said === 'more') return
  if (said === 'ordered') yield* orders(table, id)
  else yield* playerActions[said](table, id, more)
}

function* orders(table: Table<Situation>, id: string): Procedure<void> {
  const ordered = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    const others = unitsToOrder(now, unit)
    if (others.length === 0) return undefined
    const atMost = unit.profile.commander?.points ?? others.length
    const text = withParams(words.ordered, { unit: unit.name })
    return which('blood-and-plunder.ordered', 'player', text, others, { atMost })
  })
  for (const each of ordered ?? []) yield* whatItDid(table, each.id, true)
}
