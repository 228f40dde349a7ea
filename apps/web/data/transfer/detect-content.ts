import { gameIdInText, parseJson } from '@opfor/kernel'
import { isBackup } from './backup.ts'

export type DetectedContent =
  | { readonly kind: 'matches' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'link'; readonly route: string }
  | { readonly kind: 'unknown' }

/** Links to this app begin with this address. */
export function appAddress(): string {
  return new URL('.', document.baseURI).href
}

/** In characters. */
export const maxPageLength = 64 * 1024

/** A file named as a match counts as one: its parser reports the problem. `app` is this app's address. */
export function detectContent(text: string, app: string, name = ''): DetectedContent {
  if (/\.opfor\.json$/i.test(name) || isMatches(text)) return { kind: 'matches' }
  if (/^# \S/m.test(text) && /^## \S/m.test(text)) return { kind: 'sheet' }
  const route = routeIn(text, app)
  return route === undefined ? { kind: 'unknown' } : { kind: 'link', route }
}

function isMatches(text: string): boolean {
  if (/^> match /m.test(text)) return true
  const json = parseJson(text)
  return json.ok && (isBackup(json.value) || gameIdInText(text).ok)
}

/** The first link that this app can open. Links that contain a match or page may have any host. */
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
