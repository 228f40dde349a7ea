import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const built = path.join(path.dirname(import.meta.dirname), 'dist')

/** Excludes the app's files; throws if the site was not built. */
export function builtPages(app: string): readonly string[] {
  if (!existsSync(built)) throw new Error('The site is not built. Run: npm run site')
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !`/${file}`.startsWith(app))
    .toSorted()
}

/** The values are decoded. */
export function attributesIn(html: string, name: string): readonly string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll(/&#38;|&#x26;|&amp;/g, '&'),
  )
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(built, file), 'utf8')
}
