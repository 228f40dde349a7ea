import type { Printed } from './parts.ts'

/** Text as HTML: nothing in it means anything. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A part of a page as HTML. */
export function htmlOf(part: Printed): string {
  if (typeof part === 'string') return escaped(part)
  const { name, attributes, children } = part
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${children.map(htmlOf).join('')}</${name}>`
}
