import { readFileSync } from 'node:fs'

/** Put in by the build, which leaves the project's manifest behind. */
declare const OPFOR_VERSION: string | undefined

/** The version of the program, which the manifest of the project names. */
export function programVersion(): string {
  if (typeof OPFOR_VERSION === 'string') return OPFOR_VERSION
  const manifest = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version
}
