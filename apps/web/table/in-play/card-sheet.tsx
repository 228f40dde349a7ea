import type { Card } from '@opfor/kernel'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { formatCitation } from '../../ui/components/format-citation.ts'
import { Sheet } from '../../ui/components/sheet.tsx'
import './in-play.css'
import { inPlayWords } from './words.ts'

/** The cards in play: what each does, and its rule. */
export function CardSheet({ cards, close }: { readonly cards: readonly Card[]; readonly close: () => void }) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <Sheet title={say(inPlayWords.title)} close={close}>
      {cards.map(({ id, title, lines, cite }) => (
        <article key={id} className="in-play-card">
          <h3>{sentence(title)}</h3>
          <ul className="ticks plain">
            {lines.map((line, at) => (
              <li key={at}>{sentence(line)}</li>
            ))}
          </ul>
          <p className="soft">{formatCitation(cite)}</p>
        </article>
      ))}
    </Sheet>
  )
}
