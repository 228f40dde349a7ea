import type { RuleList, LoggedLines as DeclaredSection, Table } from '@opfor/kernel'
import type { SheetSection, SheetStep } from '../model/index.ts'
import { type DeclaredChart, declareChart } from './declare-chart.ts'
import { type DeclaredList, declareList } from './declare-list.ts'
import { declareCards, declareSteps } from './declare-steps.ts'
import { type DeclaredFallbackActions, declareFallbackActions } from './declare-fallback-actions.ts'
import type { DeclareContext } from './declare-context.ts'
import type { Situation } from './situation.ts'

export interface DeclaredLines {
  readonly lists: ReadonlyMap<string, DeclaredList>
  readonly charts: ReadonlyMap<string, DeclaredChart>
  readonly walks: ReadonlyMap<string, DeclaredFallbackActions>
  readonly declared: readonly RuleList[]
  tookStep(table: Table<Situation>, step: SheetStep): void
  tookEffect(table: Table<Situation>, deck: string, kind: string): void
}

export function declareSheet(declaring: DeclareContext): DeclaredLines {
  const lists = new Map<string, DeclaredList>()
  const charts = new Map<string, DeclaredChart>()
  const walks = new Map<string, DeclaredFallbackActions>()
  const bySteps = new Map<SheetStep, readonly [DeclaredSection, string]>()
  const byDeck = new Map<string, DeclaredSection>()

  const sourcesOf = (section: SheetSection): readonly RuleList[] => {
    switch (section.kind) {
      case 'list': {
        const list = declareList(section, declaring)
        lists.set(section.heading, list)
        return [list.source]
      }
      case 'chart': {
        const chart = declareChart(section, declaring)
        charts.set(section.heading, chart)
        return [chart.source]
      }
      case 'walk': {
        const walk = declareFallbackActions(section, declaring)
        walks.set(section.heading, walk)
        return walk.columns.map(({ source }) => source)
      }
      case 'steps':
      case 'report': {
        const { source, keys } = declareSteps(section, declaring)
        for (const [step, key] of keys) bySteps.set(step, [source, key])
        return [source]
      }
      case 'deck': {
        const source = declareCards(section, declaring)
        if (source === undefined) return []
        byDeck.set(section.heading, source)
        return [source]
      }
      case 'roster':
      case 'counters':
      case 'finding':
      case 'end':
      case 'prose':
        return []
    }
  }

  return {
    lists,
    charts,
    walks,
    declared: declaring.sheet.sections.flatMap(sourcesOf).filter(({ lines }) => lines.length > 0),
    tookStep: (table, step) => {
      const [source, key] = bySteps.get(step) ?? []
      if (source !== undefined && key !== undefined) source.reach(table, key)
    },
    tookEffect: (table, deck, kind) => byDeck.get(deck)?.reach(table, kind),
  }
}
