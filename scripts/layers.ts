import path from 'node:path'

/**
 * The folders of a package by layer, lowest first. Code may import from its own folder and from lower layers. Folders that
 * are not listed (tests, benchmarks, build) are not restricted; files at the top level are above all layers.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'sheets/': [['model', 'say'], ['language'], ['read'], ['check'], ['run']],
  'kernel/': [
    ['texts'],
    ['cache', 'say', 'read'],
    ['pieces'],
    ['ask'],
    ['facts'],
    ['lists'],
    ['explain'],
    ['match'],
    ['replay'],
  ],
  'apps/web/': [
    ['text'],
    ['device'],
    ['server', 'registry'],
    ['storage'],
    ['store'],
    ['speech'],
    ['components'],
    ['first-match', 'shortcuts'],
    ['account', 'in-play', 'examples', 'installing', 'plays', 'questions'],
    ['sharing', 'reference'],
    ['saved-matches'],
    ['packs'],
    ['boards'],
    ['corrections', 'diverged'],
    ['why'],
    ['today'],
    ['lab', 'shared-match', 'result'],
    ['set-up', 'how-it-works', 'watch', 'opening', 'opponents'],
    ['home', 'new-match', 'match', 'settings', 'catalogue'],
  ],
}

const isTest = /\.test\.tsx?$/

/** Why a file of a layer may not import the relative path `specifier`; undefined if it may. */
export function layerError(file: string, specifier: string): string | undefined {
  if (isTest.test(file)) return undefined
  const found = Object.entries(layers).find(([folder]) => file.startsWith(folder))
  if (found === undefined) return undefined
  const [home, order] = found
  const folderOf = (each: string): string => each.slice(home.length).split('/').slice(0, -1)[0] ?? ''
  const layerOf = (folder: string): number => order.findIndex((names) => names.includes(folder))

  const [own, other] = [folderOf(file), folderOf(path.posix.join(path.posix.dirname(file), specifier))]
  if (own === other || layerOf(own) < 0) return undefined
  if (layerOf(other) >= 0 && layerOf(other) < layerOf(own)) return undefined
  return `'${specifier}' is not in a lower layer than ${home}${own}, see scripts/layers.ts`
}
