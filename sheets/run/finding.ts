import { choice, fill, type Message, type Procedure } from '@opfor/kernel'
import type { ListLine, PlaceToFind } from '../model/index.ts'
import { askUntil, on } from './asking.ts'
import { slug, words as worded } from './naming.ts'
import type { Play } from './play.ts'
import { withWho } from './tell.ts'
import { words } from './words.ts'

const options = [
  { id: 'found', name: words.found },
  { id: 'none', name: words.notFound },
]

/** `Find a hex.`: the lines are shown, and the player points at the place. */
export function* find(play: Play, { noun, lines }: PlaceToFind): Procedure<undefined> {
  const what =
    lines.length === 0 ? fill(words.findPlain, { noun }) : fill(words.find, { noun, lines: linesTold(lines) })
  const text = withWho(play.scope.it, what)
  const question = choice(`sheet.find.${slug(noun)}`, 'player', text, options)
  const answer = yield* askUntil(play, () => on({ words: noun }, question))
  play.notes.nothingDone = answer.id === 'none'
  return undefined
}

/** The lines as they stand in the sheet, one below the other. */
function linesTold(lines: readonly ListLine[]): Message {
  return lines
    .map(({ path, text }) => fill(words.numbered, { number: path.join('.'), text: worded(text) }))
    .reduce((above, line) => fill(words.below, { above, line }))
}
