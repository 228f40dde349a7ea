import type { SiteLanguage } from '../settings.ts'

/** A page of the site, before it is rendered. */
export interface Page {
  /** Its path below the language, without slashes at the ends; empty for the start page. */
  readonly route: string
  readonly language: SiteLanguage
  readonly title: string
  readonly description?: string | undefined
  /** Further frontmatter of Starlight, as lines of YAML. */
  readonly frontmatter?: readonly string[] | undefined
  /** Markdown without the title. */
  readonly body: string
}

/** The file of a page below the folder of the collection. */
export function fileOf({ route, language }: Pick<Page, 'route' | 'language'>): string {
  return `${language === 'en' ? '' : `${language}/`}${route || 'index'}.md`
}

/** The text of the file of a page. */
export function textOf({ route, title, description, frontmatter = [], body }: Page): string {
  const head = [
    `title: ${JSON.stringify(title)}`,
    ...(description === undefined ? [] : [`description: ${JSON.stringify(description)}`]),
    ...frontmatter,
  ]
  return `---\n${head.join('\n')}\n---\n\n${weighted(route, body.trim())}\n`
}

/** Pages that a search shows below those for players and designers who use the same words. */
const technical = /^(?:develop|host|changelog)/

function weighted(route: string, body: string): string {
  return technical.test(route) ? `<div data-pagefind-weight="0.2">\n\n${body}\n\n</div>` : body
}
