import { gameNamedIn, parseJson } from '@opfor/kernel'
import { isBackup } from './backup.ts'

/** What a text from outside holds: matches, the page of an opponent, a link to open, or none of these. */
export type WhatItIs =
  | { readonly kind: 'matches' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'link'; readonly route: string }
  | { readonly kind: 'unknown' }

/** The address of this app: links to it begin with it. */
export function appAddress(): string {
  return new URL('.', document.baseURI).href
}

/** The most characters of the page of an opponent. */
export const longestPage = 64 * 1024

/**
 * What a text from outside holds. A file that is named as a match is one, so that its reader says what is wrong with it. A page has
 * a title and at least one section. `app` is the address of this app.
 */
export function whatItIs(text: string, app: string, name = ''): WhatItIs {
  if (/\.opfor\.json$/i.test(name) || isMatches(text)) return { kind: 'matches' }
  if (/^# \S/m.test(text) && /^## \S/m.test(text)) return { kind: 'sheet' }
  const route = routeIn(text, app)
  return route === undefined ? { kind: 'unknown' } : { kind: 'link', route }
}

function isMatches(text: string): boolean {
  if (/^> match /m.test(text)) return true
  const json = parseJson(text)
  return json.ok && (isBackup(json.value) || gameNamedIn(text).ok)
}

/**
 * The route of the first link in a text that this app can open. A match or a page is in the link itself, so its host does not
 * matter; any other link must lead to this app.
 */
function routeIn(text: string, app: string): string | undefined {
  for (const [address] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const route = routeOf(address.replace(/[.,;:!?)\]}'’”»]+$/, ''), app)
    if (route !== undefined) return route
  }
  return undefined
}

function routeOf(address: string, app: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { href, hash } = new URL(address)
  const [, contained] = /^#\/?((?:match|sheet|workshop)=[\w-]+)$/.exec(hash) ?? []
  if (contained !== undefined) return `/${contained}`
  if (!href.startsWith(app)) return undefined
  const route = hash.slice(1)
  return route.startsWith('/') && !route.startsWith('/open/') ? route : undefined
}
