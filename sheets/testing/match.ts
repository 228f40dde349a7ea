import type { Conversation, SettingsInput } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { gameOfSheet } from '../run/game.ts'
import type { Situation } from '../run/situation.ts'
import { readSheet } from '../sheet-reader.ts'

/** A new match of a sheet. */
export function matchOf(text: string, wishes?: SettingsInput): Conversation<Situation> {
  return newMatch(gameOfSheet(readSheet(text)), wishes ?? {}, 1)
}
