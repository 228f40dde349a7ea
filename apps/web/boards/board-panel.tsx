import type { Game } from '@opfor/kernel'
import { lazy, Suspense } from 'react'
import { InPlay } from '../in-play/in-play.tsx'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import type { BoardProps } from './board.ts'
import { boards } from './index.ts'

const Picture = lazy(async () => ({ default: (await import('./picture-board.tsx')).PictureBoard }))

/** The board of a match: the game's own, or one drawn from its picture. */
export function BoardPanel({ game, ...props }: BoardProps & { readonly game: Game }) {
  const say = useSay()
  const board = boards[game.id]
  const inPlay = <InPlay game={game} situation={props.situation} />
  return (
    <section className="board-panel" aria-label={say(ui.board)}>
      <Suspense>
        {board === undefined ? (
          <>
            {inPlay}
            <Picture game={game} {...props} />
          </>
        ) : (
          <board.Board {...props} inPlay={inPlay} />
        )}
      </Suspense>
    </section>
  )
}
