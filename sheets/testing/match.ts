import type { LiveMatch, SettingsInput } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { gameOfSheet } from '../run/game.ts'
import type { Situation } from '../declare/situation.ts'
import { readSheet } from '../sheet-reader.ts'

export function matchOf(text: string, wishes?: SettingsInput): LiveMatch<Situation> {
  return newMatch(gameOfSheet(readSheet(text)), wishes ?? {}, 1)
}
