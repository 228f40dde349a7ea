/** Changes the prose of a Markdown text and leaves its fenced blocks alone. */
export function changeProse(text: string, change: (prose: string) => string): string {
  return text
    .split(/^( *```[\s\S]*?^ *```$)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

/** A text without marks of Markdown, for titles and descriptions. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The title of a document, which is its first line, and what follows. */
export function splitTitle(text: string): { readonly title: string; readonly body: string } {
  const found = /^# (.+)\n/.exec(text)
  if (found === null) throw new Error('A document begins with a line "# Title".')
  return { title: plainText(found[1] ?? ''), body: text.slice(found[0].length) }
}

/** The first sentence of a document, if it begins with a paragraph. */
export function firstSentence(body: string): string | undefined {
  const [paragraph = ''] = body.trim().split(/\n\s*\n/)
  if (!/^[\p{L}`*"[]/u.test(paragraph) || paragraph.startsWith('```')) return undefined
  return /^.+?[.!?:](?= |$)/.exec(plainText(paragraph))?.[0]
}

/** A section of a document with its subsections, without its heading; throws if there is none. */
export function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`\n## ${heading}\n`)
  if (start < 0) throw new Error(`There is no section "## ${heading}".`)
  const rest = text.slice(start + `\n## ${heading}\n`.length)
  const end = /^## /m.exec(rest)
  return end === null ? rest : rest.slice(0, end.index)
}

/** A table of Markdown: its heads, and its rows as cells. */
export interface Table {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** All tables of a text. */
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

/** Writes a table. */
export function tableText({ heads, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A text from data, so that no character of it marks anything in Markdown. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#]/g, String.raw`\$&`)
}
