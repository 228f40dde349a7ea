import { readFileSync } from 'node:fs'

/** Defined by the build, because the package does not contain the project's manifest. */
declare const OPFOR_VERSION: string | undefined

export function programVersion(): string {
  if (typeof OPFOR_VERSION === 'string') return OPFOR_VERSION
  const manifest = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version
}
