import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The root of the repository. */
export const root = path.dirname(import.meta.dirname)

/** The languages of the site; the first is the one at its root. */
export const languages = ['en', 'de'] as const
export type SiteLanguage = (typeof languages)[number]

/** Where the site and the app are published. */
export interface SiteSettings {
  /** The path that the site is served at, with a slash at both ends. */
  readonly base: string
  /** The address of the web app, with a slash at the end. */
  readonly app: string
  /** The address of the host of the site; empty if it is not known. */
  readonly origin: string
  /** The address of the repository, for links to code; empty if it is not known. */
  readonly repository: string
}

interface Publisher {
  readonly repository: string
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/** Reads the settings from `OPFOR_SITE_BASE`, `OPFOR_SITE_ORIGIN`, `OPFOR_APP` and publisher.json. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const { repository } = JSON.parse(readFileSync(path.join(root, 'publisher.json'), 'utf8')) as Publisher
  return {
    base: withSlash(environment['OPFOR_SITE_BASE'] ?? '/'),
    app: withSlash(environment['OPFOR_APP'] ?? '/play/'),
    origin: environment['OPFOR_SITE_ORIGIN'] ?? '',
    repository: repository.replace(/\/$/, ''),
  }
}
