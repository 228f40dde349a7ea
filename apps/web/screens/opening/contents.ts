import { fill, gameNamedIn, type Message, parseJson } from '@opfor/kernel'
import { importedWords } from '../../data/storage/import-told.ts'
import { openLinkedMatch } from '../../ui/sharing/open-linked-match.ts'
import { isBackup, parseBackup } from '../../data/storage/backup.ts'
import type { GameSource } from '../../data/storage/open-game.ts'
import { houseTitle } from '../../data/storage/page-title.ts'
import { progressText, progressWords } from '../../data/storage/progress-text.ts'
import { progressOf } from '../../data/storage/progress.ts'
import { houseRulesTold } from '../../ui/text/house-words.ts'
import { openingWords } from './words.ts'

/** Something that would be imported: what it is, and more about it. */
export interface Content {
  readonly what: Message
  readonly about: readonly Message[]
}

/** What a text with matches contains, or what is wrong with it; nothing is saved. */
export async function contentsOf(text: string, games: GameSource): Promise<readonly Content[] | Message> {
  const json = parseJson(text)
  if (json.ok && isBackup(json.value)) {
    const backup = parseBackup(json.value)
    if (!backup.ok) return fill(importedWords.notImported, { problem: backup.problem })
    const { matches, sheets, packs } = backup.value
    return [
      ...matches.map(({ name, journal }) => ({
        what: fill(openingWords.match, { name }),
        about: [fill(progressWords.answers, { count: journal.entries.length })],
      })),
      ...sheets.map(({ title: name }) => ({ what: fill(openingWords.sheet, { name }), about: [] })),
      ...packs.map(({ name }) => ({ what: fill(openingWords.pack, { name }), about: [] })),
    ]
  }
  const named = gameNamedIn(text)
  if (!named.ok) return fill(importedWords.notImported, { problem: named.problem })
  const opened = await openLinkedMatch(() => Promise.resolve(text), games)
  if (!('match' in opened)) return opened
  const { game, outcome } = opened.match
  const house = houseTitle(game)
  const about = [
    house === undefined ? undefined : houseRulesTold(house),
    progressText(progressOf(opened.match)),
    outcome?.text,
  ]
  return [
    {
      what: fill(openingWords.match, { name: game.title }),
      about: about.filter((each) => each !== undefined),
    },
  ]
}
