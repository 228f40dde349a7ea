import path from 'node:path'
import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import type { Plugin } from 'vite'

const name = 'virtual:games'
const folders = path.join(import.meta.dirname, '../../../games')

/** A game of the registry as code: its title is included, its rules are loaded on demand. */
function registryEntry({ id, title, stage, rulebook, canSimulate }: Game, file: string): string {
  const shown = JSON.stringify({ id, title, stage, rulebook, canSimulate }).slice(0, -1)
  return `${shown}, load: async () => Object.values(await import(${JSON.stringify(file)})).find(({ id }) => id === '${id}') }`
}

/** A virtual module with the registry of games; rules are loaded on demand. A new game needs no change here. */
export function registryModule({ withSmallGame }: { readonly withSmallGame: boolean }): Plugin {
  return {
    name: 'opfor-registry',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const entries = shelf.map((game) => registryEntry(game, path.join(folders, game.id, 'index.ts')))
      if (withSmallGame) entries.push(registryEntry(smallGame, '@opfor/kernel/small-game'))
      return `export const games = [\n${entries.join(',\n')}\n]\n`
    },
  }
}
