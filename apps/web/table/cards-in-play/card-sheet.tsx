import { type CardInPlay, message } from '@opfor/kernel'
import { formatCitation } from '../../ui/components/format-citation.ts'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import './cards-in-play.css'

export const cardsInPlayWords = {
  title: message('web.inPlay.title', 'In play'),
  mayCome: message('web.mayCome', 'Forecast'),
  asItLies: message('web.mayCome.asItLies', 'What the opponent would do next if nothing changed.'),
  nothingMayCome: message('web.mayCome.nothing', 'Nothing to forecast right now.'),
} as const

export function CardSheet({
  cards,
  close,
}: {
  readonly cards: readonly CardInPlay[]
  readonly close: () => void
}) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <BottomSheet title={say(cardsInPlayWords.title)} close={close}>
      {cards.map(({ id, title, lines, cite }) => (
        <article key={id} className="cards-in-play-card">
          <h3>{sentence(title)}</h3>
          <ul className="ticks plain">
            {lines.map((line, at) => (
              <li key={at}>{sentence(line)}</li>
            ))}
          </ul>
          <p className="soft">{formatCitation(cite)}</p>
        </article>
      ))}
    </BottomSheet>
  )
}
