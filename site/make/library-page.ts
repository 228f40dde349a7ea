import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readSheet } from '@opfor/sheets'
import { root, type SiteLanguage, type SiteSettings } from '../settings.ts'
import { readSource } from './documents.ts'
import { escapeText } from './markdown.ts'
import { siteWords } from './words.ts'
import { sheetLink } from './workshop-link.ts'

const folder = 'sheets/library'

/** The pages of the library, by file. */
export function librarySheets(): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => ({ file: name, text: readSource(`${folder}/${name}`) }))
}

/** The opponents of the library, each with its first paragraph and links into the app. */
export function libraryText(language: SiteLanguage, settings: SiteSettings): string {
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
