import {
  ask,
  withParams,
  type Message,
  message,
  messages,
  number,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { mustRally } from '../action-exceptions/action-exceptions.ts'
import { type Suit, suitNames, suitOf } from './cards.ts'
import { fileWord } from '../../table/file-words.ts'
import { highest, namedTrait, type Training, type Trait } from '../../table/profile.ts'
import { nameOf } from '../../table/samples/names.ts'
import { isAlive, type Situation, type Unit, unitWith } from '../../table/situation.ts'

export const actionsBy: Readonly<Record<Training, Readonly<Record<Suit, number>>>> = {
  veteran: { S: 2, H: 2, D: 3, C: 3 },
  trained: { S: 1, H: 2, D: 2, C: 3 },
  inexperienced: { S: 1, H: 1, D: 2, C: 2 },
}

const words = messages('blood-and-plunder.actions', {
  ask: message(
    'blood-and-plunder.ask.actions',
    'How many actions does {unit} have? ({training} on {suit}: {printed}; but it has {changes}.)',
  ),
  actions: message('blood-and-plunder.actions', '{amount, plural, one {action} other {actions}}'),
  fatigue: '{fatigue} Fatigue',
  quick: 'Quick',
  printed: '{training} on {suit}',
  quickAs: 'Quick ({reminder})',
  before: 'your earlier answer for {training} on {suit} with {changes}',
  said: 'your answer; {training} on {suit} would be {printed}',
})

interface Actions {
  readonly actions: number
  readonly because: Message
}

/** Suit and training give the number. If Fatigue or a special rule may change it, the player enters it. */
export function* numberOfActions(table: Table<Situation>, id: string): Procedure<Actions> {
  const said = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    const changes = whatMayChange(now, unit)
    if (!isAlive(unit) || changes.length === 0 || saidBefore(table, unit) !== undefined) return undefined
    const text = withParams(words.ask, { unit: unit.name, ...byCard(now, unit), changes })
    const range = { from: 0, to: highest.actions, unit: words.actions }
    return number('blood-and-plunder.actions', 'table', text, range, { proposal: printedFor(now, unit) })
  })
  const unit = unitWith(table.now, id)
  const printed = printedFor(table.now, unit)
  const before = saidBefore(table, unit)
  if (said !== undefined) table.memory.remember(keyOf(table.now, unit), said)
  else if (before !== undefined) {
    const changes = whatMayChange(table.now, unit)
    return { actions: before, because: withParams(words.before, { ...byCard(table.now, unit), changes }) }
  }
  const actions = said ?? printed
  const because = withParams(actions === printed ? words.printed : words.said, byCard(table.now, unit))
  return { actions, because }
}

function saidBefore(table: Table<Situation>, unit: Unit): number | undefined {
  const { house } = table.now
  if (house.asking === 'each' || whatMayChange(table.now, unit).length === 0) return undefined
  return table.memory.recall(keyOf(table.now, unit)) as number | undefined
}

function keyOf({ card }: Situation, { profile, fatigue }: Unit): string {
  const quick = profile.traits
    .filter(isQuick)
    .map(({ reminder, actions = '' }) => `Quick ${reminder}${actions}`)
  return ['blood-and-plunder.actions', profile.training, suitOf(card), fatigue, ...quick].join('|')
}

function isQuick({ name }: Trait): boolean {
  return namedTrait(name) === 'Quick'
}

function printedFor({ card }: Situation, { profile }: Unit): number {
  const added = profile.traits.filter(isQuick).reduce((sum, { actions = 0 }) => sum + actions, 0)
  return Math.min(highest.actions, actionsBy[profile.training][suitOf(card)] + added)
}

function byCard(now: Situation, unit: Unit) {
  return {
    training: fileWord(`training.${unit.profile.training}`),
    suit: suitNames[suitOf(now.card)],
    printed: printedFor(now, unit),
  }
}

/** Rules that we do not have may change the number. A unit that only rallies uses all its actions. */
function whatMayChange(now: Situation, unit: Unit): readonly Message[] {
  if (mustRally(now, unit)) return []
  return [
    ...(unit.fatigue > 0 ? [withParams(words.fatigue, { fatigue: unit.fatigue })] : []),
    ...unit.profile.traits.filter((trait) => isQuick(trait) && trait.actions === undefined).map(quickTold),
  ]
}

/** Quick, with its owner's words if there are any. */
function quickTold({ reminder }: Trait): Message {
  return reminder.trim() === '' ? words.quick : withParams(words.quickAs, { reminder: nameOf(reminder) })
}
