import { ask, fill, type Message, message, number, type Procedure, type Table } from '@opfor/kernel'
import { mustRally } from '../action-exceptions/action-exceptions.ts'
import { type Suit, suitNames, suitOf } from './cards.ts'
import { fileWord } from '../../table/file-words.ts'
import { highest } from '../../table/limits.ts'
import { namedTrait, type Trait, type Training } from '../../table/profile.ts'
import { nameOf } from '../../table/samples/names.ts'
import { isAlive, type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Actions by suit and training. */
export const actionsBy: Readonly<Record<Training, Readonly<Record<Suit, number>>>> = {
  veteran: { S: 2, H: 2, D: 3, C: 3 },
  trained: { S: 1, H: 2, D: 2, C: 3 },
  inexperienced: { S: 1, H: 1, D: 2, C: 2 },
}

const words = {
  ask: message(
    'blood-and-plunder.ask.actions',
    'How many actions has {unit}? ({training} on {suit}: {printed}; but it has {changes}.)',
  ),
  actions: message('blood-and-plunder.actions', '{amount, plural, one {action} other {actions}}'),
  fatigue: message('blood-and-plunder.actions.fatigue', '{fatigue} Fatigue'),
  quick: message('blood-and-plunder.actions.quick', 'Quick'),
  printed: message('blood-and-plunder.actions.printed', '{training} on {suit}'),
  quickAs: message('blood-and-plunder.actions.quickAs', 'Quick ({reminder})'),
  before: message(
    'blood-and-plunder.actions.before',
    'as you said before of {training} on {suit} with {changes}',
  ),
  said: message('blood-and-plunder.actions.said', 'as you said; {training} on {suit} would be {printed}'),
} as const

/** How many actions a unit has, and why. */
interface Actions {
  readonly actions: number
  readonly because: Message
}

/** Suit and training give the number; where Fatigue or a special rule may change it, you say what it is. */
export function* numberOfActions(table: Table<Situation>, id: string): Procedure<Actions> {
  const said = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    const changes = whatMayChange(now, unit)
    if (!isAlive(unit) || changes.length === 0 || saidBefore(table, unit) !== undefined) return undefined
    const text = fill(words.ask, { unit: unit.name, ...byCard(now, unit), changes })
    const range = { from: 0, to: highest.actions, unit: words.actions }
    return number('blood-and-plunder.actions', 'table', text, range, { proposal: printedFor(now, unit) })
  })
  const unit = unitWith(table.now, id)
  const printed = printedFor(table.now, unit)
  const before = saidBefore(table, unit)
  if (said !== undefined) table.memory.remember(keyOf(table.now, unit), said)
  else if (before !== undefined) {
    const changes = whatMayChange(table.now, unit)
    return { actions: before, because: fill(words.before, { ...byCard(table.now, unit), changes }) }
  }
  const actions = said ?? printed
  const because = fill(actions === printed ? words.printed : words.said, byCard(table.now, unit))
  return { actions, because }
}

/** What was said of a unit of the same training on the same suit, with the same Fatigue and rule. */
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

/** What may change the number by rules that we do not have. A unit that only rallies takes all its actions for it. */
function whatMayChange(now: Situation, unit: Unit): readonly Message[] {
  if (mustRally(now, unit)) return []
  return [
    ...(unit.fatigue > 0 ? [fill(words.fatigue, { fatigue: unit.fatigue })] : []),
    ...unit.profile.traits.filter((trait) => isQuick(trait) && trait.actions === undefined).map(quickTold),
  ]
}

/** Quick with the words of its owner, where there are any. */
function quickTold({ reminder }: Trait): Message {
  return reminder.trim() === '' ? words.quick : fill(words.quickAs, { reminder: nameOf(reminder) })
}
