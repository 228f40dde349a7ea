import type { Json } from '@opfor/kernel'

const wide = 100

/** Uses one line if possible, and puts plain values side by side. */
export function tidyJson(json: Json, indent = ''): string {
  const line = inLine(json)
  if (typeof json !== 'object' || json === null || indent.length + line.length <= wide) return line
  const inner = `${indent}  `
  if (!Array.isArray(json)) {
    const fields = Object.entries(json).filter(([, value]) => value !== undefined)
    const lines = fields.map(([key, value]) => `${inner}${JSON.stringify(key)}: ${tidyJson(value, inner)}`)
    return `{\n${lines.join(',\n')}\n${indent}}`
  }
  const items = (json as readonly Json[]).map((item) => tidyJson(item, inner))
  return `[\n${filled(items, inner)}\n${indent}]`
}

function filled(items: readonly string[], indent: string): string {
  const lines: string[] = []
  for (const [at, item] of items.entries()) {
    const text = at < items.length - 1 ? `${item},` : item
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + text.length > wide || /[[{]/.test(text))
      lines.push(`${indent}${text}`)
    else lines[lines.length - 1] = `${last} ${text}`
  }
  return lines.join('\n')
}

function inLine(json: Json): string {
  if (typeof json !== 'object' || json === null) return JSON.stringify(json) ?? 'null'
  if (Array.isArray(json)) return `[${(json as readonly Json[]).map(inLine).join(', ')}]`
  const fields = Object.entries(json).filter(([, value]) => value !== undefined)
  return `{ ${fields.map(([key, value]) => `${JSON.stringify(key)}: ${inLine(value)}`).join(', ')} }`
}
