import type {
  Action,
  Candidate,
  Chart,
  ActionColumn,
  Game,
  PriorityList,
  HouseRuleNames,
} from '@opfor/kernel'

export interface ModdableGame {
  readonly game: Game
  readonly published: HouseRuleNames
}

export type AnyList = PriorityList<Candidate, unknown, unknown>
export type AnyColumn = ActionColumn<unknown, unknown>
export type AnyAction = Action<unknown, unknown>
export type AnyChart = Chart<string, string, string, unknown>
export type AnySource = AnyList | AnyColumn | AnyChart

/** Lists, columns and charts with a heading of their own. */
export interface NamedSource {
  readonly heading: string
  readonly source: AnySource
}

/** The second of two equal titles has its id appended. */
export function namedSourcesOf({ declared }: Game): readonly NamedSource[] {
  const used = new Set<string>()
  return declared.flatMap((source) => {
    if (source.kind === 'steps' || source.kind === 'cards') return []
    const title = source.title.text
    const heading = used.has(title) ? `${title} (${source.id.slice(source.id.lastIndexOf('.') + 1)})` : title
    used.add(heading)
    return [{ heading, source: source as AnySource }]
  })
}

export function isList(source: AnySource): source is AnyList {
  return source.kind === 'list'
}

export function isColumn(source: AnySource): source is AnyColumn {
  return source.kind === 'column'
}
