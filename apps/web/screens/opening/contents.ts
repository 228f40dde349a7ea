import { withParams, gameIdInText, type Message, parseJson } from '@opfor/kernel'
import { importedWords } from '../../data/transfer/format-import.ts'
import { openLinkedMatch } from '../../ui/sharing/open-linked-match.ts'
import { isBackup, parseBackup } from '../../data/transfer/backup.ts'
import type { GameSource } from '../../data/storage/open-game.ts'
import { houseTitle } from '../../data/storage/page-title.ts'
import { progressText, progressWords } from '../../data/storage/progress-text.ts'
import { progressOf } from '../../data/storage/progress.ts'
import { formatHouseRules } from '../../ui/text/house-words.ts'
import { openingWords } from './words.ts'

export interface Content {
  readonly what: Message
  readonly about: readonly Message[]
}

/** Returns a message if something is wrong; saves nothing. */
export async function contentsOf(text: string, games: GameSource): Promise<readonly Content[] | Message> {
  const json = parseJson(text)
  if (json.ok && isBackup(json.value)) {
    const backup = parseBackup(json.value)
    if (!backup.ok) return withParams(importedWords.notImported, { problem: backup.problem })
    const { matches, sheets, packs } = backup.value
    return [
      ...matches.map(({ name, journal }) => ({
        what: withParams(openingWords.match, { name }),
        about: [withParams(progressWords.answers, { count: journal.entries.length })],
      })),
      ...sheets.map(({ title: name }) => ({ what: withParams(openingWords.sheet, { name }), about: [] })),
      ...packs.map(({ name }) => ({ what: withParams(openingWords.pack, { name }), about: [] })),
    ]
  }
  const named = gameIdInText(text)
  if (!named.ok) return withParams(importedWords.notImported, { problem: named.problem })
  const opened = await openLinkedMatch(() => Promise.resolve(text), games)
  if (!('match' in opened)) return opened
  const { game, outcome } = opened.match
  const house = houseTitle(game)
  const about = [
    house === undefined ? undefined : formatHouseRules(house),
    progressText(progressOf(opened.match)),
    outcome?.text,
  ]
  return [
    {
      what: withParams(openingWords.match, { name: game.title }),
      about: about.filter((each) => each !== undefined),
    },
  ]
}
