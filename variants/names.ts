import { format } from '@opfor/kernel'
import { namedSourcesOf, isColumn, isList, type ModdableGame } from './printed/opponent.ts'
import { conditionsIn, printedNodes } from './printed/nodes.ts'
import { conditionNames } from './read/condition.ts'
import { listFactsOf } from './read/fact.ts'

/** A test, number, condition, action or result. */
export interface HouseRuleName {
  readonly name: string
  readonly kind: 'fact' | 'number' | 'condition' | 'action' | 'result'
}

export function houseRuleNamesFor(
  heading: string,
  { game, published }: ModdableGame,
): readonly HouseRuleName[] {
  const source = namedSourcesOf(game).find(
    (each) => each.heading.toLowerCase() === heading.toLowerCase(),
  )?.source
  if (source === undefined) return []
  if (isColumn(source)) return source.actions.map(({ name }) => ({ name: format(name), kind: 'action' }))
  if (!isList(source)) return source.entries.map(({ name }) => ({ name: format(name), kind: 'result' }))
  const nodes = printedNodes(source, published)
  const { tests, numbers } = listFactsOf(source, nodes, published)
  return [
    ...[...tests.values()].map(({ name }): HouseRuleName => ({ name, kind: 'fact' })),
    ...[...numbers.values()].map(({ name }): HouseRuleName => ({ name, kind: 'number' })),
    ...conditionNames(conditionsIn(nodes), published).map(
      (name): HouseRuleName => ({ name, kind: 'condition' }),
    ),
  ]
}
