import {
  parseFailure,
  type Edit,
  settingsField,
  parseSuccess,
  customField,
  type Layout,
  type Parsed,
  type StateSpec,
  defineState,
} from '@opfor/kernel'
import { zonesOfDecks } from './layout-decks.ts'
import { withMembersSet, membershipSetters, namedSetFlagSetters } from './layout-members.ts'
import { cellSetters, counterSetters, endingField, turnField } from './layout-numbers.ts'
import { slug } from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import type { Situation } from '../declare/situation.ts'

const states = new WeakMap<SheetRules, StateSpec<Situation>>()

/** Values and zones for display and correction. */
function stateFor(rules: SheetRules): StateSpec<Situation> {
  const known = states.get(rules)
  if (known !== undefined) return known
  const state = defineState<Situation>(
    {
      rulings: settingsField(),
      options: settingsField(),
      turn: turnField,
      counters: customField(undefined, ({ now }) => counterSetters(rules, now)),
      rosters: customField(undefined, ({ now }) => membershipSetters(rules, now)),
      pieces: customField(undefined, ({ now }) => cellSetters(rules, now)),
      named: customField(undefined, ({ now }) => namedSetFlagSetters(rules, now)),
      decks: settingsField(),
      ended: endingField(rules),
    },
    () => zonesOfDecks(rules),
  )
  states.set(rules, state)
  return state
}

export function layoutOf(rules: SheetRules, now: Situation): Layout {
  const hidden = hiddenPlaces(rules)
  const layout = stateFor(rules).layout(now)
  return hidden.length === 0 ? layout : { ...layout, inProgram: hidden }
}

export function applySheetEdit(rules: SheetRules, now: Situation, edit: Edit): Parsed<Situation> {
  if (!('set' in edit)) return stateFor(rules).applyEdit(now, edit)
  const members = withMembersSet(rules, now, edit.set, edit.to)
  if (members === undefined) return stateFor(rules).applyEdit(now, edit)
  return members === 'wrong'
    ? parseFailure(`${edit.set} cannot be set to ${edit.to}.`)
    : parseSuccess(members)
}

/** A hidden hand and its deck are not shown. */
function hiddenPlaces({ decks }: SheetRules): readonly string[] {
  const hidden = decks.filter((deck) => deck.hidden)
  return hidden
    .flatMap(({ heading, hand }) => [heading, ...(hand === undefined ? [] : [hand.from])])
    .map((each) => `deck.${slug(each)}`)
}
