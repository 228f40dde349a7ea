import path from 'node:path'

type Floors = readonly (readonly string[])[]

/** The folders of each home by floor, lowest first. `.` is the files of the home itself; without it they stand on top. */
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
    ['testing', 'node'],
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

const isFree = /\.test\.tsx?$|\.spec\.ts$|^evidence\/|^scripts\//

/** Why a file may not import the relative path `specifier`: a higher floor, or a folder that nobody has placed. */
export function layerError(file: string, specifier: string): string | undefined {
  if (isFree.test(file) || !/\.tsx?$/.test(specifier)) return undefined
  const target = path.posix.join(path.posix.dirname(file), specifier)
  for (const [home, order] of Object.entries(floors)) {
    const prefix = new RegExp(`^${home.replace('*', '[^/]+')}`).exec(file)?.[0]
    if (prefix === undefined || !target.startsWith(prefix)) continue
    const floorOf = (each: string): readonly [string, number] => {
      const parts = each.slice(prefix.length).split('/')
      const folder = parts.length === 1 ? '.' : (parts[0] ?? '.')
      const floor = order.findIndex((names) => names.includes(folder))
      return [folder, folder === '.' && floor < 0 ? order.length : floor]
    }
    const [[own, ownFloor], [other, otherFloor]] = [floorOf(file), floorOf(target)]
    const unplaced = ownFloor < 0 ? own : otherFloor < 0 ? other : undefined
    if (unplaced !== undefined) return `${prefix}${unplaced} is on no floor: place it in scripts/layers.ts`
    if (otherFloor > ownFloor) return `'${specifier}' is above ${prefix}${own}, see scripts/layers.ts`
  }
  return undefined
}
