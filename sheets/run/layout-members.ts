import { type CounterValue, type SettableIn, settableFlag } from '@opfor/kernel'
import { idOf, nameOf, setName, slug, words as worded } from './naming.ts'
import type { Rules } from './rules.ts'
import type { SectionOf } from './section-of.ts'
import { type Cells, deckOf, type Situation, withDeck } from './situation.ts'
import { isOwn } from './deck-of.ts'

/*
 * Who is in a roster, in a set that the player named, or in a bag of named pieces: the names in order. A piece can be struck out, and
 * one that is not known comes in as new.
 */

/** One such group, with how it is set. */
interface Group {
  readonly id: string
  readonly name: string
  readonly members: readonly string[]
  /** Those that could be in it again. */
  readonly others: readonly string[]
  /** The rows of the sheet alone: nothing to compare at the table. */
  readonly isPlain: boolean
  set(members: readonly string[]): Situation
}

/** The members of all groups, as counters. */
export function membership(rules: Rules, now: Situation): readonly SettableIn<Situation>[] {
  return groupsOf(rules, now).map((group) => {
    const several = [...group.members, ...group.others].map(
      (name): CounterValue => ({ value: idOf(name), reads: worded(name) }),
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

/** Whether the player has named the pieces that some words mean, also where there are none. */
export function namedNumbers({ namedSets }: Rules, now: Situation): readonly SettableIn<Situation>[] {
  return namedSets.map((words) => {
    const { [words]: members, ...others } = now.named
    const name = { id: `named.${slug(words)}.told`, name: worded(setName(words)), inner: true }
    return settableFlag(name, members !== undefined, (is) => ({
      ...now,
      named: is ? { ...others, [words]: members ?? [] } : others,
    }))
  })
}

/** The situation with the members of a group set; undefined if the id is of none. */
export function membersSet(
  rules: Rules,
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
  return value === '' ? [] : value.split(' ').map(nameOf)
}

function groupsOf(rules: Rules, now: Situation): readonly Group[] {
  return [
    ...rules.rosters.map((roster) => rosterGroup(rules, now, roster)),
    ...rules.namedSets.map((words) => namedGroup(now, words)),
    ...rules.decks.flatMap(({ heading }) => deckGroups(rules, now, heading)),
  ]
}

function rosterGroup(rules: Rules, now: Situation, { heading, rows, blank }: SectionOf<'roster'>): Group {
  const members = now.rosters[heading] ?? []
  return {
    id: `roster.${slug(heading)}`,
    name: heading,
    members,
    others: rows.map(({ name }) => name).filter((name) => !members.includes(name)),
    isPlain: blank === undefined,
    set: (names) => {
      const pieces: Record<string, Cells> = {}
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
    name: setName(words),
    members,
    others: [],
    isPlain: false,
    set: (names) => ({ ...now, named: { ...now.named, [words]: names } }),
  }
}

/** What the player put into a bag; cards of the sheet lie in heaps. */
function deckGroups(rules: Rules, now: Situation, heading: string): readonly Group[] {
  if (!rules.takesNamed(heading)) return []
  const deck = deckOf(now, heading)
  return (['rest', 'drawn'] as const).map((where): Group => {
    const mine = deck[where].filter((card) => !isOwn({ rules }, heading, card))
    const cards = deck[where].filter((card) => isOwn({ rules }, heading, card))
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
