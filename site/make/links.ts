import path from 'node:path'
import type { SiteLanguage, SiteSettings } from '../settings.ts'
import { routeOf } from './documents.ts'
import { changeProse } from './markdown.ts'

export interface LinkContext {
  readonly settings: SiteSettings
  readonly language: SiteLanguage
  readonly file: string
  readonly addPicture: (file: string) => void
}

/** The route may have an anchor. */
export function addressOf(route: string, { settings, language }: Pick<LinkContext, 'settings' | 'language'>) {
  const [page = '', anchor] = route.split('#')
  const start = `${settings.base}${language === 'en' ? '' : `${language}/`}`
  return `${start}${page === '' ? '' : `${page}/`}${anchor === undefined ? '' : `#${anchor}`}`
}

/**
 * `page:<route>` leads to a page, `app:<fragment>` into the app, a repository path to its page, the published repository, or
 * nowhere.
 */
export function rewriteLinks(text: string, context: LinkContext): string {
  return changeProse(withInlineLinks(text), (prose) =>
    prose.replaceAll(
      /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
      (_whole, picture: string, name: string, target: string) => {
        if (picture === '!') return `![${name}](${pictureAddress(target, context)})`
        const address = targetAddress(target, context)
        return address === undefined ? name : `[${name}](${address})`
      },
    ),
  )
}

const definition = /^\[([^\]]+)\]: (\S+)\n/gm

/** Converts links by definition (`[name]`, defined below the text) to inline links. */
function withInlineLinks(text: string): string {
  const targets = new Map([...text.matchAll(definition)].map(([, name, target]) => [name, target]))
  if (targets.size === 0) return text
  return changeProse(text.replaceAll(definition, ''), (prose) =>
    prose.replaceAll(/\[([^[\]]+)\](?![([])/g, (whole, name: string) => {
      const target = targets.get(name)
      return target === undefined ? whole : `[${name}](${target})`
    }),
  )
}

/** Undefined if the target has no address. */
export function targetAddress(target: string, context: LinkContext): string | undefined {
  const { settings, language, file } = context
  // An anchor of the page, or an address of the site.
  if (/^[#/]/.test(target)) return target
  if (target.startsWith('page:')) return addressOf(target.slice('page:'.length), context)
  // The app opens in the language of the page; without one, in that of the browser.
  if (target.startsWith('app:'))
    return `${settings.app}${language === 'en' ? '' : `?lang=${language}`}${target.slice('app:'.length)}`
  if (/^[a-z]+:/.test(target)) return target
  const [name = '', anchor] = target.split('#')
  const source = path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '')
  const route = routeOf(source)
  if (route !== undefined)
    return addressOf(anchor === undefined ? route : `${route.replace(/#.*/, '')}#${anchor}`, context)
  return settings.repository === '' ? undefined : `${settings.repository}/blob/main/${source}`
}

/** Also adds the picture to the site. */
export function pictureAddress(target: string, { settings, file, addPicture }: LinkContext): string {
  const source = path.posix.join(path.posix.dirname(file), target)
  addPicture(source)
  return `${settings.base}pictures/${path.posix.basename(source)}`
}
