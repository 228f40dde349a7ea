import type { Message } from '@opfor/kernel'
import { labMessages } from '@opfor/lab'
import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react'
import { translate, type PlotInput, type PlotLanguage } from './plot-input.ts'

export interface FigureTableRow {
  readonly id: string
  readonly cells: readonly ReactNode[]
  readonly seeds?: readonly number[]
}

export function figure(
  input: PlotLanguage,
  title: Message,
  notes: readonly string[],
  plot: ReactNode,
  ...tables: readonly ReactElement[]
): ReactElement {
  return h(
    'figure',
    { className: 'lab-figure', key: title.id },
    h(
      'figcaption',
      undefined,
      h('h2', undefined, translate(input, title)),
      ...notes.map((note) => h('p', { key: note }, note)),
    ),
    plot,
    ...tables,
  )
}

export function rowsTable(
  input: PlotInput,
  name: string,
  head: readonly string[],
  rows: readonly FigureTableRow[],
): ReactElement {
  const withSeeds = rows.some(({ seeds = [] }) => seeds.length > 0)
  const titles = withSeeds ? [...head, translate(input, labMessages.open)] : head
  const label = input.of === undefined ? name : `${input.of}: ${name}`
  return h(
    'div',
    { className: 'lab-scroll', key: name, role: 'region', 'aria-label': label, tabIndex: 0 },
    h(
      'table',
      { className: 'lab-table' },
      h('caption', undefined, name),
      h(
        'thead',
        undefined,
        h('tr', undefined, ...titles.map((text) => h('th', { scope: 'col', key: text }, text))),
      ),
      h('tbody', undefined, ...rows.map((row) => tableRow(input, row, titles, withSeeds))),
    ),
  )
}

function tableRow(
  input: PlotInput,
  { id, cells: [label, ...cells], seeds }: FigureTableRow,
  titles: readonly string[],
  withSeeds: boolean,
): ReactElement {
  const behind = withSeeds ? [matchesBehind(input, seeds ?? [])] : []
  return h(
    'tr',
    { key: id },
    h('th', { scope: 'row' }, label),
    ...[...cells, ...behind].map((cell, at) => h('td', { key: at, 'data-head': titles[at + 1] }, cell)),
  )
}

function matchesBehind({ matchOf }: PlotInput, seeds: readonly number[]): ReactNode {
  return seeds.map((seed, at) => h(Fragment, { key: seed }, at > 0 ? ', ' : '', matchOf(seed)))
}
