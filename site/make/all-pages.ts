import { readdirSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { english } from '@opfor/kernel'
import { languageIn, sharedParts, textFiles } from '@opfor/kernel/text-files'
import { languages, root, type SiteLanguage, type SiteSettings } from '../settings.ts'
import { decisions, readDocument, readSource, sourceDocuments } from './documents.ts'
import { fillGameParts } from './game-parts.ts'
import { ledgerPage } from './ledger-page.ts'
import { libraryText } from './library-page.ts'
import { type LinkContext, pictureAddress, rewriteLinks, targetAddress } from './links.ts'
import { splitTitle } from './markdown.ts'
import { withNeighbours } from './neighbours.ts'
import type { Page } from './page.ts'
import { rulingsPage } from './rulings-page.ts'
import { withWorkshopLinks } from './workshop-link.ts'

const spoken = { en: english, de: languageIn(textFiles(root, sharedParts), 'de') } as const

/** The pages of the site, and the pictures of the repository that they show. */
export interface SiteContent {
  readonly pages: readonly Page[]
  readonly pictures: ReadonlySet<string>
}

/** All pages except the reference of the kernel. */
export function allPages(settings: SiteSettings): SiteContent {
  const pictures = new Set<string>()
  const contextOf = (file: string, language: SiteLanguage): LinkContext => ({
    settings,
    language,
    file,
    addPicture: (picture) => pictures.add(picture),
  })
  const own = languages.flatMap((language) => ownPages(language))
  const pages = [
    ...own.map((file) => ownPage(file, settings, contextOf)),
    ...languages.flatMap((language) => shelf.map((game) => rulingsPage(game, language, spoken[language]))),
    ...shelf.map((game) => {
      const page = ledgerPage(game, settings)
      return { ...page, body: rewriteLinks(page.body, contextOf(`games/${game.id}/ledger.md`, 'en')) }
    }),
    ...sourceDocuments.map((document): Page => {
      const { title, description, body } = readDocument(document)
      const linked = rewriteLinks(body, contextOf(document.file, 'en'))
      return {
        route: document.route,
        language: 'en',
        title,
        description,
        body: withWorkshopLinks(linked, 'en', settings),
      }
    }),
    decisionsPage(contextOf),
  ]
  return { pages: withNeighbours(pages), pictures }
}

/** The files of the pages that are written for the site. */
export function ownPages(language: SiteLanguage): readonly string[] {
  const folder = `site/pages/${language}`
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
}

type ContextOf = (file: string, language: SiteLanguage) => LinkContext

function ownPage(file: string, settings: SiteSettings, contextOf: ContextOf): Page {
  const [, , folder = '', ...rest] = file.split('/')
  const language = languages.find((each) => each === folder) ?? 'en'
  const route = rest.join('/').replace(/\.md$/, '')
  const [, title = '', description, frontmatter = '', text = ''] =
    /^---\ntitle: (.+)\ndescription: (.+)\n([\s\S]*?)---\n([\s\S]*)$/.exec(readSource(file)) ?? []
  if (title === '') throw new Error(`${file} does not begin with a frontmatter with title and description.`)
  const filled = fillGameParts(text, shelf, language, spoken[language]).replace(
    '<!-- made: library -->',
    () => libraryText(language, settings),
  )
  const context = contextOf(file, language)
  const linked = frontmatter
    .replaceAll(/(?<=link: )(?:page|app):\S*/g, (target) => targetAddress(target, context) ?? '')
    .replaceAll(/(?<=src=")[^"]+/g, (target) => pictureAddress(target, context))
  return {
    route: route === 'index' ? '' : route,
    language,
    title,
    description,
    frontmatter: linked.trim() === '' ? [] : linked.trimEnd().split('\n'),
    body: withWorkshopLinks(rewriteLinks(filled, context), language, settings),
  }
}

/** All design decisions on one page, each with its number as its anchor. */
function decisionsPage(contextOf: ContextOf): Page {
  const sections = decisions.map((file) => {
    const { title, body } = splitTitle(readSource(file))
    const number = path.basename(file).slice(0, 4)
    return `<a id="${number}"></a>\n\n## ${title}\n\n${rewriteLinks(body.trim(), contextOf(file, 'en')).replaceAll(/^##/gm, '###')}`
  })
  return {
    route: 'develop/decisions',
    language: 'en',
    title: 'Design decisions',
    description: 'Why the project is built as it is, a paragraph for each decision.',
    body: sections.join('\n\n'),
  }
}
