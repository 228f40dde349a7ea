import type { Game } from '@opfor/kernel'
import { lazy, Suspense, useState } from 'react'
import { CardsInPlay } from '../cards-in-play/cards-in-play.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import type { BoardProps } from './board.ts'
import { boards } from './index.ts'

const Picture = lazy(async () => ({ default: (await import('./picture-board.tsx')).PictureBoard }))

/** Elements with a tap action of their own. */
const acts = '.board-lit,.coh-lit,[role=button][data-at],label,summary,button:not(.board-score)'

const Note = lazy(async () => ({ default: (await import('./symbol-note.tsx')).SymbolNote }))

export function BoardPanel({ game, ...props }: BoardProps & { readonly game: Game }) {
  const say = useSay()
  const board = boards[game.id]
  const [tapped, setTapped] = useState<{ readonly at: Element; readonly question: unknown }>()
  const { question } = props
  // A tap that answers, enlarges, or hits a note does not explain a symbol.
  const explain = ({ target }: { readonly target: EventTarget }): void => {
    const at = target as Element
    setTapped(at.closest(acts) ? undefined : { at, question })
  }
  const inPlay = <CardsInPlay game={game} situation={props.situation} />
  return (
    <section className="board-panel" aria-label={say(ui.board)} onClick={explain}>
      <Suspense>
        {board === undefined ? (
          <Picture game={game} {...props} inPlay={inPlay} />
        ) : (
          <board.Board {...props} inPlay={inPlay} />
        )}
      </Suspense>
      {tapped && tapped.question === question && (
        <Suspense>
          <Note game={game.id} tapped={tapped.at} close={() => setTapped(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
