import type { CardInPlay, Game } from '@opfor/kernel'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'

const CardSheet = lazy(async () => ({ default: (await import('./card-sheet.tsx')).CardSheet }))

export function CardsInPlay({ game, situation }: { readonly game: Game; readonly situation: unknown }) {
  const say = useSay()
  const [shown, setShown] = useState<readonly CardInPlay[]>()
  const cards = game.cardsInPlay?.(situation) ?? []
  const [first] = cards
  return (
    <>
      {first !== undefined && (
        <button type="button" className="cards-in-play" onClick={() => setShown(cards)}>
          <span>{say(ui.inPlay, { title: first.title, more: cards.length - 1 })}</span>
        </button>
      )}
      {shown !== undefined && (
        <Suspense>
          <CardSheet cards={shown} close={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
