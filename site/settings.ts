import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.dirname(import.meta.dirname)

/** The first language is at the root of the site. */
export const languages = ['en', 'de'] as const
export type SiteLanguage = (typeof languages)[number]

export interface SiteSettings {
  /** With a slash at both ends. */
  readonly base: string
  readonly app: string
  readonly origin: string
  readonly repository: string
}

interface Publisher {
  readonly repository: string
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/** Reads `OPFOR_SITE_BASE`, `OPFOR_SITE_ORIGIN`, `OPFOR_APP` and publisher.json. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const { repository } = JSON.parse(readFileSync(path.join(root, 'publisher.json'), 'utf8')) as Publisher
  return {
    base: withSlash(environment['OPFOR_SITE_BASE'] ?? '/'),
    app: withSlash(environment['OPFOR_APP'] ?? '/play/'),
    origin: environment['OPFOR_SITE_ORIGIN'] ?? '',
    repository: repository.replace(/\/$/, ''),
  }
}
