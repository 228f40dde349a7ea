import type { Game, Json } from '@opfor/kernel'
import { saveText } from './database.ts'

type Choices = Readonly<Record<string, Json>>

const key = (game: string): string => `opfor.choices.${game}`

/** Undefined before the first match. */
export function lastChoices({ id, options }: Pick<Game, 'id' | 'options'>): Choices | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Choices | null
    if (saved === null) return undefined
    const known = options.filter(({ question }) => question.parse(saved[question.id]).ok)
    return Object.fromEntries(known.map(({ question }) => [question.id, saved[question.id]]))
  } catch {
    return undefined
  }
}

/** Packs are not saved: they are chosen again. */
export function saveChoices(game: string, choices: Choices): void {
  const plain = Object.entries(choices).filter(([, value]) => typeof value !== 'object')
  void saveText(key(game), JSON.stringify(Object.fromEntries(plain))).catch(() => undefined)
}
