import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import type { Plugin } from 'vite'

const folders = path.join(import.meta.dirname, '../../../games')
const library = path.join(import.meta.dirname, '../../../sheets/library')

/** A file in the folder of a game. */
function fileOf({ id }: Game, ...file: readonly string[]): string {
  return path.join(folders, id, ...file)
}

function hasGuide(game: Game): boolean {
  return existsSync(fileOf(game, 'how-it-works.ts'))
}

function hasFacts(game: Game): boolean {
  return existsSync(fileOf(game, 'published.ts'))
}

/** A game of the registry as code: its title is included, its rules are loaded on demand. */
function registryEntry(game: Game): string {
  const { id, title, about, canSimulate, starts = {}, watched } = game
  const places = Object.keys(starts)
  const shown = {
    id,
    title,
    about,
    canSimulate,
    places,
    guide: hasGuide(game),
    watched: watched !== undefined,
  }
  const file = game === smallGame ? '@opfor/kernel/small-game' : fileOf(game, 'index.ts')
  const load = `load: async () => Object.values(await import(${JSON.stringify(file)})).find(({ id }) => id === '${id}')`
  return `${JSON.stringify(shown).slice(0, -1)}, ${load} }`
}

/** How all games work, in one file. */
function guides(games: readonly Game[]): string {
  const told = games.filter(hasGuide)
  const imports = told.map(
    (game, at) => `import { howItWorks as of${at} } from ${JSON.stringify(fileOf(game, 'how-it-works.ts'))}`,
  )
  return `${imports.join('\n')}\nexport const guides = { ${told.map(({ id }, at) => `'${id}': of${at}`).join(', ')} }\n`
}

/** The recorded matches, each loaded on demand. */
function recordings(games: readonly Game[]): string {
  const recorded = games.filter(({ watched }) => watched !== undefined)
  const loaders = recorded.map((game) => {
    const file = fileOf(game, 'replays', `${game.watched}.txt?raw`)
    return `'${game.id}': () => import(${JSON.stringify(file)})`
  })
  return `export const recordings = { ${loaders.join(', ')} }\n`
}

/** What each game publishes for house rules, loaded on demand. */
function published(games: readonly Game[]): string {
  const loaders = games
    .filter(hasFacts)
    .map((game) => `'${game.id}': () => import(${JSON.stringify(fileOf(game, 'published.ts'))})`)
  return `export const published = { ${loaders.join(', ')} }\n`
}

/** The ids of the games that house rules can be written for. */
function houseRules(games: readonly Game[]): string {
  return `export const withHouseRules = ${JSON.stringify(games.filter(hasFacts).map(({ id }) => id))}\n`
}

/** The pages of the library of sheets, with their names and in their order. */
function sheetLibrary(): string {
  const files = globSync('*.md', { cwd: library }).filter((file) => file !== 'README.md')
  const pages = files.toSorted().map((file) => ({
    name: path.basename(file, '.md'),
    text: readFileSync(path.join(library, file), 'utf8'),
  }))
  return `export const library = ${JSON.stringify(pages)}\n`
}

/** The virtual modules by their names: the registry, and what is not part of the first load. */
const modules: Readonly<Record<string, (games: readonly Game[]) => string>> = {
  'virtual:games': (games) => `export const games = [\n${games.map(registryEntry).join(',\n')}\n]\n`,
  'virtual:rulebooks': (games) => {
    const told = games.map(({ id, title, rulebook }) => ({ id, title, rulebook }))
    return `export const rulebooks = ${JSON.stringify(told)}\n`
  },
  'virtual:guides': guides,
  'virtual:recordings': recordings,
  'virtual:published': published,
  'virtual:house-rules': houseRules,
  'virtual:sheet-library': sheetLibrary,
}

/** Virtual modules with the registry of games; rules are loaded on demand. A new game needs no change here. */
export function registryModule({ withSmallGame }: { readonly withSmallGame: boolean }): Plugin {
  const games = withSmallGame ? [...shelf, smallGame as unknown as Game] : shelf
  return {
    name: 'opfor-registry',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.(games) : undefined),
  }
}
