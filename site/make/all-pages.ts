import { readdirSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { english } from '@opfor/kernel'
import { languageIn, packagesOfEveryProgram, textFiles } from '@opfor/kernel/text-files'
import { readSheet } from '@opfor/sheets'
import { languages, root, type SiteLanguage, type SiteSettings } from '../settings.ts'
import { readDocument, readSource, sourceDocuments } from './documents.ts'
import { fillGameParts } from './game-parts.ts'
import { ledgerPage } from './ledger-page.ts'
import { type LinkContext, pictureAddress, rewriteLinks, targetAddress } from './links.ts'
import { escapeText } from './markdown.ts'
import type { Page } from './page.ts'
import { rulingsPage } from './rulings-page.ts'
import { sidebarSlugs } from './sidebar.ts'
import { siteWords } from './words.ts'
import { sheetLink, withWorkshopLinks } from './workshop-link.ts'

const ofGame = /^players\//

/** Links use page titles, because sidebar titles are the same for every game. */
function withNeighbours(pages: readonly Page[]): readonly Page[] {
  const order = sidebarSlugs()
  const titleOf = (route: string, { language }: Page): string | undefined =>
    (
      pages.find((each) => each.route === route && each.language === language) ??
      pages.find((each) => each.route === route)
    )?.title
  return pages.map((page) => {
    const at = order.indexOf(page.route)
    if (at < 0) return page
    const labels = (['prev', 'next'] as const).flatMap((where) => {
      const route = order[where === 'prev' ? at - 1 : at + 1]
      const title = route !== undefined && ofGame.test(route) ? titleOf(route, page) : undefined
      return title === undefined ? [] : [`${where}: ${JSON.stringify(title)}`]
    })
    return { ...page, frontmatter: [...(page.frontmatter ?? []), ...labels] }
  })
}

const folder = 'sheets/library'

export function librarySheets(): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => ({ file: name, text: readSource(`${folder}/${name}`) }))
}

function libraryText(language: SiteLanguage, settings: SiteSettings): string {
  const words = siteWords[language]
  return librarySheets()
    .map(({ text }) => {
      const { title } = readSheet(text)
      const intro = text.split('\n')[1] ?? ''
      const links = [
        `[${words.openToPlay}](${sheetLink(text, 'sheet', settings)})`,
        `[${words.openInWorkshop}](${sheetLink(text, 'workshop', settings)})`,
      ]
      return `## ${escapeText(title)}\n\n<div lang="en">\n\n${escapeText(intro)}\n\n</div>\n\n${links.join(' · ')}`
    })
    .join('\n\n')
}

const spoken = { en: english, de: languageIn(textFiles(root, packagesOfEveryProgram), 'de') } as const

export interface SiteContent {
  readonly pages: readonly Page[]
  readonly pictures: ReadonlySet<string>
}

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
    ...languages.flatMap((language) => registry.map((game) => rulingsPage(game, language, spoken[language]))),
    ...registry.map((game) => {
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
  ]
  return { pages: withNeighbours(pages), pictures }
}

/** The hand-written pages of the site. */
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
  const filled = fillGameParts(text, registry, language, spoken[language]).replace(
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
