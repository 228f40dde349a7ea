import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import type { Plugin } from 'vite'

const folders = path.join(import.meta.dirname, '../../../games')
const library = path.join(import.meta.dirname, '../../../sheets/library')

function fileOf({ id }: Game, ...file: readonly string[]): string {
  return path.join(folders, id, ...file)
}

function hasGuide(game: Game): boolean {
  return existsSync(fileOf(game, 'how-it-works.ts'))
}

function hasFacts(game: Game): boolean {
  return existsSync(fileOf(game, 'published.ts'))
}

function registryEntry(game: Game): string {
  const { id, title, about, canSimulate, starts = {}, demoTranscript } = game
  const places = Object.keys(starts)
  const shown = {
    id,
    title,
    about,
    canSimulate,
    places,
    guide: hasGuide(game),
    watched: demoTranscript !== undefined,
    hasHouseRules: hasFacts(game),
    hasBattles: starts.screen !== undefined && starts.screen.isSample !== true,
  }
  const file = game === smallGame ? '@opfor/kernel/small-game' : fileOf(game, 'index.ts')
  const load = `load: async () => Object.values(await import(${JSON.stringify(file)})).find(({ id }) => id === '${id}')`
  return `${JSON.stringify(shown).slice(0, -1)}, ${load} }`
}

function guides(games: readonly Game[]): string {
  const told = games.filter(hasGuide)
  const imports = told.map(
    (game, at) => `import { howItWorks as of${at} } from ${JSON.stringify(fileOf(game, 'how-it-works.ts'))}`,
  )
  return `${imports.join('\n')}\nexport const guides = { ${told.map(({ id }, at) => `'${id}': of${at}`).join(', ')} }\n`
}

function recordings(games: readonly Game[]): string {
  const recorded = games.filter(({ demoTranscript }) => demoTranscript !== undefined)
  const loaders = recorded.map((game) => {
    const file = fileOf(game, 'replays', `${game.demoTranscript}.txt?raw`)
    return `'${game.id}': () => import(${JSON.stringify(file)})`
  })
  return `export const recordings = { ${loaders.join(', ')} }\n`
}

function published(games: readonly Game[]): string {
  const loaders = games
    .filter(hasFacts)
    .map((game) => `'${game.id}': () => import(${JSON.stringify(fileOf(game, 'published.ts'))})`)
  return `export const published = { ${loaders.join(', ')} }\n`
}

function houseRules(games: readonly Game[]): string {
  return `export const withHouseRules = ${JSON.stringify(games.filter(hasFacts).map(({ id }) => id))}\n`
}

function sheetLibrary(): string {
  const files = globSync('*.md', { cwd: library }).filter((file) => file !== 'README.md')
  const pages = files.toSorted().map((file) => ({
    name: path.basename(file, '.md'),
    text: readFileSync(path.join(library, file), 'utf8'),
  }))
  return `export const library = ${JSON.stringify(pages)}\n`
}

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

/** Rules are loaded on demand. A new game needs no change here. */
export function registryModule({ withSmallGame }: { readonly withSmallGame: boolean }): Plugin {
  const games = withSmallGame ? [...registry, smallGame as unknown as Game] : registry
  return {
    name: 'opfor-registry',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.(games) : undefined),
  }
}
