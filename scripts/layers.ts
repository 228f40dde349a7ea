import path from 'node:path'

type Floors = readonly (readonly string[])[]

/**
 * The folders of each home by floor, lowest first. Code may import from its own folder and from lower floors. `.` is the files
 * of the home itself; without it they stand on top.
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
    ['cache', 'say', 'read'],
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
    ['texts', 'model', 'say', 'shapes', 'replay', 'language'],
    ['read', 'print'],
    ['check', 'run'],
    ['editing'],
    ['line-counts'],
    ['.', 'examples', 'import'],
    ['library'],
    ['testing'],
  ],
  'variants/': [['texts'], ['.', 'say', 'read', 'printed', 'play']],
  'lab/': [['texts', 'measured', 'plots'], ['.'], ['edits', 'study', 'testing']],
  'studies/': [['.', 'worker'], ['testing']],
  'sync/': [['.'], ['api', 'simulation']],
  'site/': [['src', 'public', 'pages', '.', 'make'], ['check']],
  'games/*/': [['texts', 'table'], ['rules'], ['setup'], ['shown'], ['.'], ['kept', 'replays', 'testing']],
  'apps/cli/': [
    ['texts', 'text'],
    ['.', 'correction', 'lab', 'sheet', 'variant', 'studies'],
    ['bin', 'testing'],
  ],
  'apps/server/': [
    ['database', 'deploy'],
    ['.', 'accounts', 'endpoints', 'http', 'items', 'journals', 'operations'],
    ['testing'],
  ],
  'apps/web/': [['texts', 'public', 'delivery'], ['data'], ['ui'], ['table'], ['screens'], ['.'], ['e2e']],
  'apps/web/data/': [['device'], ['server', 'registry'], ['storage'], ['store'], ['account']],
  'apps/web/ui/': [['text'], ['speech'], ['components'], ['shortcuts', 'installing'], ['sharing']],
  'apps/web/table/': [
    ['first-match', 'failures'],
    ['in-play', 'examples', 'questions'],
    ['reference'],
    ['packs'],
    ['boards'],
    ['corrections', 'diverged'],
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

/** Homes where the folders of one floor still import each other. */
const knots = ['apps/cli/', 'apps/server/', 'sheets/', 'site/', 'studies/', 'variants/']

const isFree = /\.test\.tsx?$|\.spec\.ts$|^evidence\/|^scripts\//
const isCode = /\.tsx?$/

/** Where a file stands in its home: its folder, and the floor of that; below 0 if nobody has placed it. */
function placeOf(file: string, prefix: string, order: Floors): readonly [folder: string, floor: number] {
  const parts = file.slice(prefix.length).split('/')
  const folder = parts.length === 1 ? '.' : (parts[0] ?? '.')
  const floor = order.findIndex((names) => names.includes(folder))
  return [folder, folder === '.' && floor < 0 ? order.length : floor]
}

/** The homes that a file lies in, with the part of its path that each one takes. */
function homesOf(file: string): readonly (readonly [home: string, prefix: string, order: Floors])[] {
  return Object.entries(floors).flatMap(([home, order]) => {
    const prefix = new RegExp(`^${home.replace('*', '[^/]+')}`).exec(file)?.[0]
    return prefix === undefined ? [] : [[home, prefix, order] as const]
  })
}

/** Whether a folder of a file has no floor, as a sentence that says where to place it; undefined if all have one. */
export function unplaced(file: string): string | undefined {
  if (isFree.test(file) || !isCode.test(file) || !file.includes('/')) return undefined
  for (const [, prefix, order] of homesOf(file)) {
    const [folder, floor] = placeOf(file, prefix, order)
    if (floor < 0)
      return `${prefix}${folder} is on no floor: give it one in scripts/layers.ts, or move the file to a folder that has one`
  }
  return undefined
}

/** Why a file may not import the relative path `specifier`: it is on a higher floor, or beside it. */
export function layerError(file: string, specifier: string): string | undefined {
  if (isFree.test(file) || !isCode.test(specifier)) return undefined
  const target = path.posix.join(path.posix.dirname(file), specifier)
  for (const [home, prefix, order] of homesOf(file)) {
    if (!target.startsWith(prefix)) continue
    const [[own, ownFloor], [other, otherFloor]] = [
      placeOf(file, prefix, order),
      placeOf(target, prefix, order),
    ]
    if (otherFloor < ownFloor || own === other) continue
    if (otherFloor > ownFloor || !knots.includes(home))
      return `'${specifier}' is not on a lower floor than ${prefix}${own}, see scripts/layers.ts`
  }
  return undefined
}
