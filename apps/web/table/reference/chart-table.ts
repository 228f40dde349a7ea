export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly entries: readonly Cell[] }[]
}

interface Cell {
  readonly id: string
  readonly entry: string
}

/** Cells have the form "row, column: entry"; undefined if one has another form. */
export function parseChartTable(
  cells: readonly { readonly id: string; readonly text: string }[],
): ChartTable | undefined {
  const rows = new Map<string, Map<string, Cell>>()
  const columns = new Set<string>()
  for (const { id, text } of cells) {
    const parts = /^(.+?), (.+?): (.+)$/.exec(text)
    if (parts === null) return undefined
    const [, row = '', column = '', entry = ''] = parts
    columns.add(column)
    rows.set(row, (rows.get(row) ?? new Map<string, Cell>()).set(column, { id, entry }))
  }
  return {
    columns: [...columns],
    rows: [...rows].map(([name, cells]) => ({
      name,
      entries: [...columns].map((column) => cells.get(column) ?? { id: '', entry: '' }),
    })),
  }
}
