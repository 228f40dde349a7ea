import { existsSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import type { Plugin } from 'vite'

const name = 'virtual:games'
const ofRulebooks = 'virtual:rulebooks'
const folders = path.join(import.meta.dirname, '../../../games')

/** A game of the registry as code: its title is included, its rules are loaded on demand. */
function registryEntry(game: Game, file: string): string {
  const { id, title, about, canSimulate, starts = {}, watched } = game
  const shown = JSON.stringify({
    id,
    title,
    about,
    canSimulate,
    places: Object.keys(starts),
  }).slice(0, -1)
  const load = `load: async () => Object.values(await import(${JSON.stringify(file)})).find(({ id }) => id === '${id}')`
  const sentences = path.join(path.dirname(file), 'how-it-works.ts')
  const howItWorks = existsSync(sentences) ? `, howItWorks: () => import(${JSON.stringify(sentences)})` : ''
  const transcript = path.join(path.dirname(file), 'replays', `${watched}.txt?raw`)
  const watch = watched === undefined ? '' : `, watch: () => import(${JSON.stringify(transcript)})`
  return `${shown}, ${load}${howItWorks}${watch} }`
}

/** A virtual module with the registry of games; rules are loaded on demand. A new game needs no change here. */
export function registryModule({ withSmallGame }: { readonly withSmallGame: boolean }): Plugin {
  return {
    name: 'opfor-registry',
    resolveId: (id) => (id === name || id === ofRulebooks ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ofRulebooks}`) {
        const games = withSmallGame ? [...shelf, smallGame] : shelf
        const told = games.map((game) => ({ id: game.id, title: game.title, rulebook: game.rulebook }))
        return `export const rulebooks = ${JSON.stringify(told)}\n`
      }
      if (id !== `\0${name}`) return undefined
      const entries = shelf.map((game) => registryEntry(game, path.join(folders, game.id, 'index.ts')))
      if (withSmallGame) entries.push(registryEntry(smallGame, '@opfor/kernel/small-game'))
      return `export const games = [\n${entries.join(',\n')}\n]\n`
    },
  }
}
