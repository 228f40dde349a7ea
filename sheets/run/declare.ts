import type { LineSource, Section as DeclaredSection, Table } from '@opfor/kernel'
import type { Section, Step } from '../model/index.ts'
import { type DeclaredChart, declaredChart } from './declare-chart.ts'
import { type DeclaredList, declaredList } from './declare-list.ts'
import { declaredCards, declaredSteps } from './declare-steps.ts'
import { type DeclaredWalk, declaredWalk } from './declare-walk.ts'
import type { Declaring } from './declaring.ts'
import type { Situation } from './situation.ts'

/** The lines of all sections, in the order of the sheet. */
export interface DeclaredLines {
  readonly lists: ReadonlyMap<string, DeclaredList>
  readonly charts: ReadonlyMap<string, DeclaredChart>
  readonly walks: ReadonlyMap<string, DeclaredWalk>
  readonly declared: readonly LineSource[]
  /** Logs that a step is taken. */
  tookStep(table: Table<Situation>, step: Step): void
  /** Logs that a card of a deck takes effect. */
  tookEffect(table: Table<Situation>, deck: string, kind: string): void
}

/** Declares the lines of a sheet. */
export function declare(declaring: Declaring): DeclaredLines {
  const lists = new Map<string, DeclaredList>()
  const charts = new Map<string, DeclaredChart>()
  const walks = new Map<string, DeclaredWalk>()
  const bySteps = new Map<Step, readonly [DeclaredSection, string]>()
  const byDeck = new Map<string, DeclaredSection>()

  const sourcesOf = (section: Section): readonly LineSource[] => {
    switch (section.kind) {
      case 'list': {
        const list = declaredList(section, declaring)
        lists.set(section.heading, list)
        return [list.source]
      }
      case 'chart': {
        const chart = declaredChart(section, declaring)
        charts.set(section.heading, chart)
        return [chart.source]
      }
      case 'walk': {
        const walk = declaredWalk(section, declaring)
        walks.set(section.heading, walk)
        return walk.columns.map(({ source }) => source)
      }
      case 'steps':
      case 'report': {
        const { source, keys } = declaredSteps(section, declaring)
        for (const [step, key] of keys) bySteps.set(step, [source, key])
        return [source]
      }
      case 'deck': {
        const source = declaredCards(section, declaring)
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
