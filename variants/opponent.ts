import type { Action, Candidate, Chart, Column, Game, List, Published } from '@opfor/kernel'

/** A coded game with what it publishes for house rules. */
export interface Opponent {
  readonly game: Game
  readonly published: Published
}

/** A declared list, column or chart of any game. */
export type AnyList = List<Candidate, unknown, unknown>
export type AnyColumn = Column<unknown, unknown>
export type AnyAction = Action<unknown, unknown>
export type AnyChart = Chart<string, string, string, unknown>
export type AnySource = AnyList | AnyColumn | AnyChart

/** What house rules can change: lists, columns and charts with a heading of their own. */
export interface Headed {
  readonly heading: string
  readonly source: AnySource
}

/** The lists, columns and charts of a game by their headings; where two have the same title, the second has its id behind it. */
export function headingsOf({ declared }: Game): readonly Headed[] {
  const used = new Set<string>()
  return declared.flatMap((source) => {
    if (source.kind === 'steps' || source.kind === 'cards') return []
    const title = source.title.text
    const heading = used.has(title) ? `${title} (${source.id.slice(source.id.lastIndexOf('.') + 1)})` : title
    used.add(heading)
    return [{ heading, source: source as AnySource }]
  })
}

/** Which of the three it is. */
export function isList(source: AnySource): source is AnyList {
  return source.kind === 'list'
}

export function isColumn(source: AnySource): source is AnyColumn {
  return source.kind === 'column'
}
