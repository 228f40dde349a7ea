import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SiteLanguage, SiteSettings } from '../settings.ts'
import { siteWords } from './words.ts'

function packSheet(text: string): string {
  return deflateRawSync(text).toString('base64url')
}

/** Inverse of `sheetLink`. */
export function unpackSheet(link: string): string {
  return inflateRawSync(Buffer.from(link.slice(link.indexOf('=') + 1), 'base64url')).toString()
}

/** To edit a copy in the workshop, or to play. */
export function sheetLink(text: string, opens: 'workshop' | 'sheet', { app }: SiteSettings): string {
  return `${app}#${opens}=${packSheet(text)}`
}

export interface SheetExample {
  readonly text: string
  readonly finding: string | undefined
}

const exampleBlock = /^```markdown(?: finding=(\S+))?\n([\s\S]*?)^```$/gm

export function examplesIn(guide: string): readonly SheetExample[] {
  return [...guide.matchAll(exampleBlock)].map(([, finding, text = '']) => ({ finding, text }))
}

export function withWorkshopLinks(guide: string, language: SiteLanguage, settings: SiteSettings): string {
  const name = siteWords[language].openInWorkshop
  return guide.replaceAll(
    exampleBlock,
    (block, _finding: string | undefined, text: string) =>
      `${block.replace(/^```markdown.*/, '```markdown')}\n\n<p class="open"><a href="${sheetLink(text, 'workshop', settings)}">${name}</a></p>`,
  )
}
