/** Text as HTML: nothing in it means anything. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An element with what is in it. */
export function element(name: string, inner: string, kind = ''): string {
  return `<${name}${kind === '' ? '' : ` class="${kind}"`}>${inner}</${name}>`
}

/** A table by its rows; the first is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], cell: 'th' | 'td'): string =>
    element('tr', cells.map((each) => element(cell, escaped(each))).join(''))
  const [head = [], ...body] = rows
  return element('table', [row(head, 'th'), ...body.map((each) => row(each, 'td'))].join('\n'))
}
