import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Game, say } from '@opfor/kernel'
import { root } from '../settings.ts'
import { readSource } from './documents.ts'
import { tablesIn } from './markdown.ts'

/** The measured effect of a reading that is not the default. */
export interface MeasuredReading {
  readonly ruling: string
  readonly reading: string
  /** The result: easier, harder, within a margin, or not known. */
  readonly known: string
  /** The change of the win rate in percentage points, and its interval. */
  readonly points: string
  readonly interval: readonly string[]
  /** The share of turns with another decision. */
  readonly turns: string
}

/** The readings of a game that a study compared with the defaults: docs/studies/which-reading-matters-<game>.md, if there is one. */
export function measuredReadings(game: Game): readonly MeasuredReading[] {
  const file = `docs/studies/which-reading-matters-${game.id}.md`
  if (!existsSync(path.join(root, file))) return []
  const [table] = tablesIn(readSource(file))
  return (table?.rows ?? []).map(([, edit = '', known = '', change = '', , turns = '']) => {
    const [, name, reading = ''] = /^Ruling, (.+): (\S+) instead of \S+$/.exec(edit) ?? []
    const ruling = game.rulings.find((each) => say(each.name) === name)
    const [, points, from, to] = /^(\S+) \((\S+) to (\S+)\)$/.exec(change) ?? []
    if (ruling === undefined || points === undefined || from === undefined || to === undefined)
      throw new Error(`${file}: the row "${edit}" is not a reading of ${game.title} with its figures.`)
    return {
      ruling: ruling.id,
      reading,
      known,
      points,
      interval: [from, to],
      turns: turns.replace(/ .*/, ''),
    }
  })
}
