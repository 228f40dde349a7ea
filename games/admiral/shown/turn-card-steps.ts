import {
  type Edit,
  type Message,
  messages,
  type Params,
  type StepDraft,
  type StepWords,
  withParams,
} from '@opfor/kernel'
import type { Situation } from '../table/situation.ts'
import { words } from '../table/words.ts'

const step = messages('admiral.step', {
  sails: '{ship}: {from} to {to}',
  fire: 'To fire at {target}',
  launch: 'To launch aircraft at {target}',
  range: 'Into range of {target}, without a symbol to fire',
  nears: 'Towards {target}',
  sinks: '{ship} leaves the board',
  damage: '{ship}: {lost, plural, one {# point} other {# points}} off, {points} left',
  pending: '{ship}: lay {distance} damage on it',
  atResolution: 'It counts at the Resolution',
  turn: 'Turn marker to {turn}',
  feature: 'Use up “{feature}” of {ship}',
  against: '“{feature}” of {ship} counts against it',
  because: '{because}',
  green: 'A green feature',
  red: 'A red feature, for this turn',
})

const aims: Readonly<Record<string, Message>> = {
  [words.sailsToFire.id]: step.fire,
  [words.sailsToLaunch.id]: step.launch,
  [words.sailsIntoRange.id]: step.range,
  [words.approaches.id]: step.nears,
}

/** `params` names ships without their owner. */
export function wordsFor(
  { changes, was }: StepDraft<Situation>,
  shown: readonly Edit[],
  params: Params,
): StepWords | undefined {
  const change = changes.at(-1)
  if (change === undefined) return undefined
  const { tell, now } = change
  const [first] = shown
  if (first !== undefined && 'set' in first) {
    const [what, id] = first.set.split('.')
    const ship = now.ships.find((each) => each.id === id)
    const distance = Number(first.to) - Number(was.counters.find((each) => each.id === first.set)?.value ?? 0)
    if (what === 'pending' && ship !== undefined && distance > 0)
      return { what: withParams(step.pending, { ship: ship.name, distance }), note: step.atResolution }
    if (what === 'turn') return { what: withParams(step.turn, { turn: Number(first.to) }) }
  }
  const { because, note = because, from, to } = params
  const reason = note === undefined ? undefined : withParams(step.because, { because: note })
  if (from !== undefined && to !== undefined && shown.some((edit) => 'move' in edit)) {
    const aim = aims[tell.id]
    const sails = withParams(step.sails, params)
    return aim === undefined ? { what: sails } : { what: sails, note: withParams(aim, params) }
  }
  switch (tell.id) {
    case words.sunk.id:
      return { what: withParams(step.sinks, params) }
    case words.damaged.id:
      return { what: withParams(step.damage, params) }
    case words.green.id:
    case words.greenFor.id:
    case words.greenNote.id:
      return { what: withParams(step.feature, params), note: reason ?? step.green }
    case words.red.id:
    case words.redNote.id:
      return { what: withParams(step.against, params), note: reason ?? step.red }
    default:
      return undefined
  }
}
