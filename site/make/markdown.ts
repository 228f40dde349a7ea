/** Changes the prose of a Markdown text, but not its fenced blocks. */
export function changeProse(text: string, change: (prose: string) => string): string {
  return text
    .split(/^( *```[\s\S]*?^ *```$)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Splits a document at its title, the first line. */
export function splitTitle(text: string): { readonly title: string; readonly body: string } {
  const found = /^# (.+)\n/.exec(text)
  if (found === null) throw new Error('A document begins with a line "# Title".')
  return { title: plainText(found[1] ?? ''), body: text.slice(found[0].length) }
}

/** Undefined unless the document begins with a paragraph. */
export function firstSentence(body: string): string | undefined {
  const [paragraph = ''] = body.trim().split(/\n\s*\n/)
  if (!/^[\p{L}`*"[]/u.test(paragraph) || paragraph.startsWith('```')) return undefined
  return /^.+?[.!?:](?= |$)/.exec(plainText(paragraph))?.[0]
}

/** Includes subsections but not the heading; throws if there is no such section. */
export function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n## ${heading}\n`)
  if (start < 0) throw new Error(`There is no section "## ${heading}".`)
  const rest = text.slice(start + `\n## ${heading}\n`.length)
  const end = /^## /m.exec(rest)
  return end === null ? rest : rest.slice(0, end.index)
}

export interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function tablesIn(text: string): readonly Table[] {
  return [...text.matchAll(/(?:^ *\|.*\n?)+/gm)].map(([block]) => {
    const [heads = [], , ...rows] = block.trim().split('\n').map(cellsOf)
    return { heads, rows }
  })
}

function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
}

export function tableText({ heads, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Escapes data, so no character is Markdown syntax. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
}
