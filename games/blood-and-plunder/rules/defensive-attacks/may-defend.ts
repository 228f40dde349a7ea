import {
  type Candidate,
  withParams,
  filterByFact,
  type Message,
  message,
  type BooleanFact,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { hasGun, isCavalry, mustRally } from '../action-exceptions/action-exceptions.ts'
import { isArmedWith } from '../../table/profile.ts'
import type { Situation, Unit } from '../../table/situation.ts'

const words = {
  shaken: message(
    'blood-and-plunder.against.shakenDefender',
    'it is Shaken, and you said that Shaken units make no defensive attack',
  ),
  gun: message(
    'blood-and-plunder.against.gunDefender',
    'it can only shoot its gun, and you said that guns make no defensive attack',
  ),
  lances: message('blood-and-plunder.against.lances', 'mounted units make no defensive attack with lances'),
} as const

/** Only your rulebook or models can answer. An answer holds for the whole battle. */
function yours(id: string, question: Message): BooleanFact<Candidate, Situation> {
  return {
    kind: 'fact',
    id,
    compute: () => undefined,
    validityKey: () => '',
    ask: () => question,
    askOne: ({ name }) => withParams(question, { unit: name }),
  }
}

const shakenMayDefend = yours(
  'blood-and-plunder.shakenDefender',
  message(
    'blood-and-plunder.ask.shakenDefender',
    '{unit} is Shaken: does your rulebook allow Shaken units a defensive attack?',
  ),
)
const gunsMayDefend = yours(
  'blood-and-plunder.gunDefender',
  message(
    'blood-and-plunder.ask.gunDefender',
    '{unit} can only shoot its gun: does your rulebook allow guns a defensive attack?',
  ),
)
const hasLances = yours(
  'blood-and-plunder.lances',
  message('blood-and-plunder.ask.lances', 'Does {unit} fight with lances?'),
)

/** Base game rules that forbid this defensive attack. */
export function* forbidden(
  table: Table<Situation>,
  unit: Unit,
  how: 'shoot' | 'fight',
): Procedure<Message | undefined> {
  // A rulebook answer holds for all attackers, so asks about the first.
  const anyone: Candidate = { id: 'any', name: unit.name }
  if (mustRally(table.now, unit) && !(yield* says(table, shakenMayDefend, anyone))) return words.shaken
  if (how === 'shoot') {
    const gunAlone = hasGun(table.now, unit) && unit.profile.weapons.every((weapon) => weapon === 'melee')
    return gunAlone && !(yield* says(table, gunsMayDefend, anyone)) ? words.gun : undefined
  }
  const mayHaveLances = isCavalry(unit) && isArmedWith(unit.profile, 'melee')
  return mayHaveLances && (yield* says(table, hasLances, unit)) ? words.lances : undefined
}

function* says(
  table: Table<Situation>,
  fact: BooleanFact<Candidate, Situation>,
  about: Candidate,
): Procedure<boolean> {
  return (yield* filterByFact(table, fact, () => [about], undefined)).length > 0
}
