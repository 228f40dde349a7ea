import type { SiteLanguage } from '../settings.ts'

export interface Page {
  /** Below the language, without slashes at the ends; empty for the start page. */
  readonly route: string
  readonly language: SiteLanguage
  readonly title: string
  readonly description?: string | undefined
  readonly frontmatter?: readonly string[] | undefined
  readonly body: string
}

export function fileOf({ route, language }: Pick<Page, 'route' | 'language'>): string {
  return `${language === 'en' ? '' : `${language}/`}${route || 'index'}.md`
}

export function textOf({ route, title, description, frontmatter = [], body }: Page): string {
  const head = [
    `title: ${JSON.stringify(title)}`,
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
    ...frontmatter,
  ]
  return `---\n${head.join('\n')}\n---\n\n${weighted(route, body.trim())}\n`
}

/** Search ranks these pages below those for players and designers with the same words. */
const technical = /^(?:develop|host|changelog)/

function weighted(route: string, body: string): string {
  return technical.test(route) ? `<div data-pagefind-weight="0.2">\n\n${body}\n\n</div>` : body
}
