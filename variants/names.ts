import { say } from '@opfor/kernel'
import { headingsOf, isColumn, isList, type Opponent } from './opponent.ts'
import { conditionsIn, printedNodes } from './printed/nodes.ts'
import { conditionNames } from './read/condition.ts'
import { factsOf } from './read/fact.ts'

/** Words that house rules know in a section: a test, a number, a condition, an action or a result. */
export interface KnownName {
  readonly name: string
  readonly kind: 'fact' | 'number' | 'condition' | 'action' | 'result'
}

/** What may be written in the section with this heading; nothing where the game has no such list. */
export function namesFor(heading: string, { game, published }: Opponent): readonly KnownName[] {
  const source = headingsOf(game).find((each) => each.heading.toLowerCase() === heading.toLowerCase())?.source
  if (source === undefined) return []
  if (isColumn(source)) return source.actions.map(({ name }) => ({ name: say(name), kind: 'action' }))
  if (!isList(source)) return source.entries.map(({ name }) => ({ name: say(name), kind: 'result' }))
  const nodes = printedNodes(source, published)
  const { tests, numbers } = factsOf(source, nodes, published)
  return [
    ...[...tests.values()].map(({ name }): KnownName => ({ name, kind: 'fact' })),
    ...[...numbers.values()].map(({ name }): KnownName => ({ name, kind: 'number' })),
    ...conditionNames(conditionsIn(nodes), published).map((name): KnownName => ({ name, kind: 'condition' })),
  ]
}
