import type { MatchState } from '@opfor/kernel'
import { useMemo } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import './cards-in-play.css'
import { cardsInPlayWords } from './card-sheet.tsx'

export function ForecastSheet({
  match: { game, situation, question },
  close,
}: {
  readonly match: MatchState
  readonly close: () => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const prospects = useMemo(() => game.forecast?.(situation, question) ?? [], [game, situation, question])
  return (
    <BottomSheet title={say(cardsInPlayWords.mayCome)} close={close}>
      <p className="soft">
        {say(prospects.length === 0 ? cardsInPlayWords.nothingMayCome : cardsInPlayWords.asItLies)}
      </p>
      <dl className="may-come">
        {prospects.map(({ id, when, does }) => (
          <div key={id}>
            <dt>{sentence(when)}</dt>
            <dd>{sentence(does)}</dd>
          </div>
        ))}
      </dl>
    </BottomSheet>
  )
}
