import {
  bad,
  type Edit,
  given,
  good,
  keptAs,
  type Layout,
  type Parsed,
  type State,
  stateOf,
} from '@opfor/kernel'
import { heapsOf } from './layout-decks.ts'
import { membersSet, membership, namedNumbers } from './layout-members.ts'
import { cellNumbers, counterNumbers, endNumber, turnNumber } from './layout-numbers.ts'
import { slug } from './naming.ts'
import type { Rules } from './rules.ts'
import type { Situation } from './situation.ts'

const states = new WeakMap<Rules, State<Situation>>()

/** What a sheet keeps, as numbers and heaps by which it is shown and corrected. */
function stateFor(rules: Rules): State<Situation> {
  const known = states.get(rules)
  if (known !== undefined) return known
  const state = stateOf<Situation>(
    {
      rulings: given(),
      options: given(),
      turn: turnNumber,
      counters: keptAs(undefined, ({ now }) => counterNumbers(rules, now)),
      rosters: keptAs(undefined, ({ now }) => membership(rules, now)),
      pieces: keptAs(undefined, ({ now }) => cellNumbers(rules, now)),
      named: keptAs(undefined, ({ now }) => namedNumbers(rules, now)),
      decks: given(),
      ended: endNumber(rules),
    },
    () => heapsOf(rules),
  )
  states.set(rules, state)
  return state
}

/** Every card and number with its place. */
export function layoutOf(rules: Rules, now: Situation): Layout {
  const hidden = hiddenPlaces(rules)
  const layout = stateFor(rules).layout(now)
  return hidden.length === 0 ? layout : { ...layout, inProgram: hidden }
}

/** The situation after one step of a correction. */
export function correctSheet(rules: Rules, now: Situation, edit: Edit): Parsed<Situation> {
  if (!('set' in edit)) return stateFor(rules).correct(now, edit)
  const members = membersSet(rules, now, edit.set, edit.to)
  if (members === undefined) return stateFor(rules).correct(now, edit)
  return members === 'wrong' ? bad(`${edit.set} cannot be set to ${edit.to}.`) : good(members)
}

/** A hidden hand and the deck that it is drawn from are not shown. */
function hiddenPlaces({ decks }: Rules): readonly string[] {
  const hidden = decks.filter((deck) => deck.hidden)
  return hidden
    .flatMap(({ heading, hand }) => [heading, ...(hand === undefined ? [] : [hand.from])])
    .map((each) => `deck.${slug(each)}`)
}
