import { type AllowedValue, booleanSetter, type ValueSetter } from '@opfor/kernel'
import {
  idOf,
  nameFromId,
  type SectionOf,
  pieceSetName,
  slug,
  literalSheetText as worded,
} from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { type PieceCells, deckState, type Situation, withDeck } from '../declare/situation.ts'
import { isOwnCard } from '../values/deck.ts'

/* The members of rosters, player-named sets and bags, in order. Members can be removed, and unknown ones are added as new. */

interface Group {
  readonly id: string
  readonly name: string
  readonly members: readonly string[]
  /** Former members that can return. */
  readonly others: readonly string[]
  /** Only rows of the sheet: nothing to compare at the table. */
  readonly isPlain: boolean
  set(members: readonly string[]): Situation
}

export function membershipSetters(rules: SheetRules, now: Situation): readonly ValueSetter<Situation>[] {
  return groupsOf(rules, now).map((group) => {
    const several = [...group.members, ...group.others].map(
      (name): AllowedValue => ({ value: idOf(name), text: worded(name) }),
    )
    return {
      counter: {
        id: group.id,
        name: worded(group.name),
        value: group.members.map(idOf).join(' '),
        several,
        ...(group.isPlain ? { note: true } : {}),
      },
      set: (to) => group.set(namesIn(String(to))),
    }
  })
}

/** Whether the player has named the pieces for these words; an empty answer counts. */
export function namedSetFlagSetters(
  { namedSets }: SheetRules,
  now: Situation,
): readonly ValueSetter<Situation>[] {
  return namedSets.map((words) => {
    const { [words]: members, ...others } = now.named
    const name = { id: `named.${slug(words)}.told`, name: worded(pieceSetName(words)), isNested: true }
    return booleanSetter(name, members !== undefined, (is) => ({
      ...now,
      named: is ? { ...others, [words]: members ?? [] } : others,
    }))
  })
}

/** Undefined if no group has this id. */
export function withMembersSet(
  rules: SheetRules,
  now: Situation,
  id: string,
  to: number | string,
): Situation | 'wrong' | undefined {
  const group = groupsOf(rules, now).find((each) => each.id === id)
  if (group === undefined) return undefined
  const names = typeof to === 'string' ? namesIn(to) : ['']
  const isRight = names.every((name) => /[\p{L}\p{N}]/u.test(name)) && new Set(names).size === names.length
  return isRight ? group.set(names) : 'wrong'
}

function namesIn(value: string): readonly string[] {
  return value === '' ? [] : value.split(' ').map(nameFromId)
}

function groupsOf(rules: SheetRules, now: Situation): readonly Group[] {
  return [
    ...rules.rosters.map((roster) => rosterGroup(rules, now, roster)),
    ...rules.namedSets.map((words) => namedGroup(now, words)),
    ...rules.decks.flatMap(({ heading }) => deckGroups(rules, now, heading)),
  ]
}

function rosterGroup(
  rules: SheetRules,
  now: Situation,
  { heading, rows, blank }: SectionOf<'roster'>,
): Group {
  const members = now.rosters[heading] ?? []
  return {
    id: `roster.${slug(heading)}`,
    name: heading,
    members,
    others: rows.map(({ name }) => name).filter((name) => !members.includes(name)),
    isPlain: blank === undefined,
    set: (names) => {
      const pieces: Record<string, PieceCells> = {}
      for (const [name, cells] of Object.entries(now.pieces))
        if (!members.includes(name)) pieces[name] = cells
      for (const name of names) pieces[name] = now.pieces[name] ?? rules.cellsOf(heading, name)
      return { ...now, pieces, rosters: { ...now.rosters, [heading]: names } }
    },
  }
}

function namedGroup(now: Situation, words: string): Group {
  const members = now.named[words] ?? []
  return {
    id: `named.${slug(words)}`,
    name: pieceSetName(words),
    members,
    others: [],
    isPlain: false,
    set: (names) => ({ ...now, named: { ...now.named, [words]: names } }),
  }
}

/** The player's pieces in a bag; cards of the sheet are in zones. */
function deckGroups(rules: SheetRules, now: Situation, heading: string): readonly Group[] {
  if (!rules.takesNamed(heading)) return []
  const deck = deckState(now, heading)
  return (['rest', 'drawn'] as const).map((where): Group => {
    const mine = deck[where].filter((card) => !isOwnCard({ rules }, heading, card))
    const cards = deck[where].filter((card) => isOwnCard({ rules }, heading, card))
    return {
      id: `bag.${slug(heading)}.${where}`,
      name: where === 'rest' ? heading : `${heading} (–)`,
      members: mine,
      others: [],
      isPlain: where === 'drawn',
      set: (names) =>
        withDeck(now, heading, {
          [where]: where === 'rest' ? [...cards, ...names].toSorted() : [...cards, ...names],
        }),
    }
  })
}
