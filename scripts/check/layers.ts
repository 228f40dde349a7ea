import path from 'node:path'

type Floors = readonly (readonly string[])[]

/**
 * The folders of each home by floor, lowest first. Code may import from its own folder and lower floors. `.` is the home's own
 * files, by default the top floor; a file that others build on is listed by name.
 */
const floors: Readonly<Record<string, Floors>> = {
  '': [
    ['kernel'],
    ['games', 'sheets', 'sync'],
    ['variants'],
    ['lab'],
    ['studies', 'site'],
    ['apps'],
    ['evidence'],
    ['scripts'],
  ],
  'kernel/': [
    ['texts'],
    ['cache', 'messages', 'read'],
    ['pieces'],
    ['ask'],
    ['facts'],
    ['lists'],
    ['explain'],
    ['match'],
    ['replay'],
    ['.'],
    ['testing'],
    ['node'],
    ['small-game'],
  ],
  'sheets/': [
    ['texts', 'model', 'say', 'starters', 'replay', 'language'],
    ['text', 'print'],
    ['phrases'],
    ['read'],
    ['check', 'declare'],
    ['values'],
    ['layout'],
    ['run'],
    ['editing'],
    ['line-counts'],
    ['sheet-reader.ts', 'apply-fix.ts'],
    ['examples', 'import'],
    ['.', 'library'],
    ['testing'],
  ],
  'variants/': [['texts', 'say'], ['printed'], ['read'], ['play'], ['.'], ['testing']],
  'lab/': [['texts', 'measured', 'plots', 'statistics'], ['policies'], ['.'], ['edits', 'study', 'testing']],
  'studies/': [['.'], ['worker'], ['testing']],
  'sync/': [['.'], ['api']],
  'site/': [['settings.ts', 'src', 'public', 'pages'], ['make'], ['.'], ['check']],
  'games/*/': [['texts', 'table'], ['rules'], ['setup'], ['shown'], ['.'], ['replays', 'testing']],
  'apps/cli/': [
    ['texts', 'text'],
    ['lines'],
    ['files'],
    ['set-up'],
    ['session'],
    ['correction'],
    ['match'],
    ['variant', 'lab'],
    ['sheet', 'studies'],
    ['.'],
    ['bin', 'testing'],
  ],
  'apps/server/': [
    ['settings.ts', 'database', 'deploy'],
    ['responses', 'telemetry'],
    ['journals'],
    ['items'],
    ['accounts'],
    ['operations', 'http'],
    ['endpoints'],
    ['.'],
    ['testing'],
  ],
  'apps/web/': [['texts', 'public', 'delivery'], ['data'], ['ui'], ['table'], ['screens'], ['.'], ['e2e']],
  'apps/web/data/': [['device'], ['server', 'registry'], ['storage'], ['transfer'], ['store'], ['account']],
  'apps/web/ui/': [
    ['text', 'design'],
    ['speech'],
    ['components'],
    ['log'],
    ['shortcuts', 'installing'],
    ['sharing'],
  ],
  'apps/web/table/': [
    ['first-match', 'failures'],
    ['cards-in-play', 'examples', 'questions'],
    ['reference'],
    ['packs'],
    ['boards'],
    ['corrections', 'divergence'],
    ['why'],
    ['today'],
    ['result'],
    ['set-up', 'how-it-works'],
    ['match'],
  ],
  'apps/web/screens/': [
    ['account'],
    ['saved-matches', 'plays', 'watch'],
    ['opponents', 'opening'],
    ['lab', 'shared-match', 'library', 'print', 'today'],
    ['shared-opponent', 'workshop'],
    ['home', 'new-match', 'settings', 'catalogue'],
  ],
}

const isFree = /\.test\.tsx?$|\.spec\.ts$|^evidence\/|^scripts\//
const isCode = /\.tsx?$/

/** Below 0 without an entry. */
function placeOf(file: string, prefix: string, order: Floors): readonly [folder: string, floor: number] {
  const [first = '.', ...rest] = file.slice(prefix.length).split('/')
  const folder = rest.length > 0 || order.some((names) => names.includes(first)) ? first : '.'
  const floor = order.findIndex((names) => names.includes(folder))
  return [folder, folder === '.' && floor < 0 ? order.length : floor]
}

function homesOf(file: string): readonly (readonly [home: string, prefix: string, order: Floors])[] {
  return Object.entries(floors).flatMap(([home, order]) => {
    const prefix = new RegExp(`^${home.replace('*', '[^/]+')}`).exec(file)?.[0]
    return prefix === undefined ? [] : [[home, prefix, order] as const]
  })
}

/** An error message if a folder of the file has no floor; undefined if all have one. */
export function unplaced(file: string): string | undefined {
  if (isFree.test(file) || !isCode.test(file) || !file.includes('/')) return undefined
  for (const [, prefix, order] of homesOf(file)) {
    const [folder, floor] = placeOf(file, prefix, order)
    if (floor < 0)
      return `${prefix}${folder} is on no floor: give it one in scripts/check/layers.ts, or move the file to a folder that has one`
  }
  return undefined
}

/** An error message if the import is not on a lower floor; undefined if it is allowed. */
export function layerError(file: string, specifier: string): string | undefined {
  if (isFree.test(file) || !isCode.test(specifier)) return undefined
  const target = path.posix.join(path.posix.dirname(file), specifier)
  for (const [, prefix, order] of homesOf(file)) {
    if (!target.startsWith(prefix)) continue
    const [[own, ownFloor], [other, otherFloor]] = [
      placeOf(file, prefix, order),
      placeOf(target, prefix, order),
    ]
    if (otherFloor < ownFloor || own === other) continue
    return `'${specifier}' is not on a lower floor than ${prefix}${own}, see scripts/check/layers.ts`
  }
  return undefined
}
