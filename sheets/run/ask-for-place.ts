import { choice, withParams, type Message, type Procedure } from '@opfor/kernel'
import type { ListLine, FindPlace } from '../model/index.ts'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { withSubject } from '../values/ask-missing.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const options = [
  { id: 'found', name: sheetRunMessages.found },
  { id: 'none', name: sheetRunMessages.notFound },
]

/** Shows the lines; the player selects the place. */
export function* askForPlace(play: SheetRun, { noun, lines }: FindPlace): Procedure<undefined> {
  const what =
    lines.length === 0
      ? withParams(sheetRunMessages.findPlain, { noun })
      : withParams(sheetRunMessages.find, { noun, lines: linesTold(lines) })
  const text = withSubject(play.scope.it, what)
  const question = choice(`sheet.find.${slug(noun)}`, 'player', text, options)
  const answer = yield* askUntilAnswered(play, () => withTopic({ words: noun }, question))
  play.notes.nothingDone = answer.id === 'none'
  return undefined
}

function linesTold(lines: readonly ListLine[]): Message {
  return lines
    .map(({ path, text }) =>
      withParams(sheetRunMessages.numbered, { number: path.join('.'), text: worded(text) }),
    )
    .reduce((above, line) => withParams(sheetRunMessages.below, { above, line }))
}
