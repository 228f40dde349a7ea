import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SiteLanguage, SiteSettings } from '../settings.ts'
import { siteWords } from './words.ts'

/** Packs a page of an opponent for a link, as the app does when it shares one. */
function packSheet(text: string): string {
  return deflateRawSync(text).toString('base64url')
}

/** The page in a link that `sheetLink` made. */
export function unpackSheet(link: string): string {
  return inflateRawSync(Buffer.from(link.slice(link.indexOf('=') + 1), 'base64url')).toString()
}

/** A link that opens a page in the app: to change a copy in the workshop, or to play it. */
export function sheetLink(text: string, opens: 'workshop' | 'sheet', { app }: SiteSettings): string {
  return `${app}#${opens}=${packSheet(text)}`
}

/** An example of a guide: a page of an opponent, and the id of the finding that it shows. */
export interface SheetExample {
  readonly text: string
  readonly finding: string | undefined
}

const exampleBlock = /^```markdown(?: finding=(\S+))?\n([\s\S]*?)^```$/gm

/** The examples of a guide, in order. */
export function examplesIn(guide: string): readonly SheetExample[] {
  return [...guide.matchAll(exampleBlock)].map(([, finding, text = '']) => ({ finding, text }))
}

/** Adds below each example of a guide a link that opens it in the workshop. */
export function withWorkshopLinks(guide: string, language: SiteLanguage, settings: SiteSettings): string {
  const name = siteWords[language].openInWorkshop
  return guide.replaceAll(
    exampleBlock,
    (block, _finding: string | undefined, text: string) =>
      `${block.replace(/^```markdown.*/, '```markdown')}\n\n<p class="open"><a href="${sheetLink(text, 'workshop', settings)}">${name}</a></p>`,
  )
}
