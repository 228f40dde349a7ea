export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function htmlOf(part: PrintNode): string {
  if (typeof part === 'string') return escapeHtml(part)
  const { name, attributes, children } = part
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  return `<${name}${written.join('')}>${children.map(htmlOf).join('')}</${name}>`
}

/** The terminal writes HTML, the web app creates nodes. */
export type PrintNode = string | PrintedElement

export interface PrintedElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PrintNode[]
}

export function makeElement(name: string, kind: string, ...children: readonly PrintNode[]): PrintedElement {
  return { name, attributes: kind === '' ? {} : { class: kind }, children }
}

export function elementWith(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly PrintNode[]
): PrintedElement {
  return { name, attributes, children }
}

/** The width of a QR module in millimetres: phones read it from a hand's breadth. */
const module = 0.35

/** With its white border. */
export function renderQrCode(rows: readonly (readonly boolean[])[], name: string): PrintNode {
  const size = `${(rows.length * module).toFixed(1)}mm`
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return elementWith(
    'svg',
    {
      role: 'img',
      'aria-label': name,
      viewBox: `0 0 ${rows.length} ${rows.length}`,
      width: size,
      height: size,
      'shape-rendering': 'crispEdges',
    },
    elementWith('path', { d: dark.join(''), fill: '#000' }),
  )
}
