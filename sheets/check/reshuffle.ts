import { fill } from '@opfor/kernel'
import { words } from '../say/words.ts'
import { type Check, found, headingAt, insertAt } from './checking.ts'
import { factsOfSection } from './facts.ts'

/** A deck that is drawn from and never reshuffled. */
export const reshuffle: Check = ({ sheet, language, lines }) => {
  const facts = sheet.sections.map(factsOfSection)
  return sheet.sections.flatMap((section) => {
    if (section.kind !== 'deck' || section.form !== 'deck' || section.reshuffles || section.drawnGoesBack)
      return []
    const { heading, at } = section
    const isDrawn = facts.some(({ draws }) => draws.has(heading))
    const restocked = facts.some(({ restocks }) => restocks.has(heading) || restocks.has(''))
    if (!isDrawn || restocked) return []
    const { deckSentence, reshuffleSentence } = language.words
    const next = lines[at.line] ?? ''
    const opened = next.trimStart().toLowerCase().startsWith(deckSentence.toLowerCase().slice(0, -1))
    const edit = opened
      ? insertAt(at.line + 1, next.trimEnd().length + 1, ` ${reshuffleSentence}`)
      : insertAt(at.line + 1, 1, `${deckSentence} ${reshuffleSentence}\n`)
    const fix = { message: fill(words.addLine, { words: reshuffleSentence }), edits: [edit] }
    return [found(headingAt(section), fill(words.neverReshuffled, { name: heading }), [fix])]
  })
}
