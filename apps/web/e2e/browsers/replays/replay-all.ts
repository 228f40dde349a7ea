/** Replays every golden transcript in this browser, and records differences. */
import { registry } from '@opfor/games'
import { explainedDecisions } from '@opfor/evidence/games/explained'
import { type Game, languageOf, makeTranscript, parseTranscript } from '@opfor/kernel'

const transcripts = import.meta.glob<string>('../../../../../games/*/replays/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const explained = import.meta.glob<string>('../../../../../games/*/explained.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const german = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../../{kernel,games/*}/texts/de.json',
  { import: 'default', eager: true },
)

export interface ReplayedGame {
  readonly game: string
  readonly transcripts: number
  readonly characters: number
  readonly differences: readonly string[]
}

const folderOf = (game: Game): string => `/games/${game.id}/`

function replayGame(game: Game): ReplayedGame {
  const files = Object.entries(transcripts)
    .filter(([file]) => file.includes(folderOf(game)))
    .map(([file, text]) => ({ name: file.replace(/^.*\/|\.txt$/g, ''), text }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const differences = files.flatMap(({ name, text }) => {
    const journal = parseTranscript(game, text)
    const again = journal.ok ? makeTranscript(game, journal.value) : journal
    return again.ok && again.value === text ? [] : [again.ok ? name : `${name}: ${again.problem}`]
  })
  const reasons = Object.entries(explained).find(([file]) => file.includes(folderOf(game)))?.[1]
  const texts = Object.entries(german).filter(
    ([file]) => /\/kernel\//.test(file) || file.includes(folderOf(game)),
  )
  const language = languageOf(
    'de',
    Object.assign({}, ...texts.map(([, each]) => each)) as (typeof german)[string],
  )
  if (explainedDecisions(game, files, language) !== reasons) differences.push('explained.txt')
  const characters = files.reduce((sum, { text }) => sum + text.length, reasons?.length ?? 0)
  return { game: game.id, transcripts: files.length, characters, differences }
}

const result = document.querySelector('#result')
if (result !== null) result.textContent = JSON.stringify(registry.map(replayGame))
