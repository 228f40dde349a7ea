import { bag, countsOf, type Draw, type RemainingToken } from '@opfor/kernel'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { PieceImage } from './piece-grid.tsx'
import { type PiecePictures, usePiecePictures } from './piece-pictures.ts'
import type { QuestionProps } from './typed-answer.tsx'

/** A tap puts a piece back. */
function TakenPieces({
  question,
  taken,
  pictures,
  putBack,
  children,
}: {
  readonly question: Draw
  readonly taken: readonly string[]
  readonly pictures: PiecePictures
  readonly putBack: (nth: number) => void
  readonly children: ReactNode
}) {
  const say = useSay()
  return (
    <div className="piece-taken">
      {taken.map((id, nth) => (
        <button key={nth} type="button" className="piece piece-drawn" onClick={() => putBack(nth)}>
          <PieceImage>{pictures.picture(id, question)}</PieceImage>
          <span className="visually-hidden">{say(question.nameOf(id))}</span>
          <small aria-hidden="true">✕</small>
        </button>
      ))}
      <p className="soft" aria-live="polite">
        {children}
      </p>
    </div>
  )
}

/** Counts the tokens left after `drawn`; a kind with none left stays listed. */
export function tokensLeft(
  { all, nameOf, options }: Draw,
  drawn: readonly string[],
): readonly RemainingToken[] {
  return countsOf(bag(all)).map(([id]) => {
    const { left = 0 } = options.find((option) => option.id === id) ?? {}
    return { id, name: nameOf(id), left: left - drawn.filter((kind) => kind === id).length }
  })
}

const DrawRows = lazy(async () => ({ default: (await import('./draw-rows.tsx')).DrawRows }))

/** Shows pictures if the board has them; the last required tap answers. */
export function DrawTokens({ question, answer, fromSeed }: QuestionProps<Draw>) {
  const say = useSay()
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const pictures = usePiecePictures(question)
  const take = (kind: string): void => {
    const next = [...drawn, kind]
    if (next.length === question.take) answer(next)
    else setDrawn(next)
  }
  const left = tokensLeft(question, drawn)
  const leftText = (count: number): string =>
    say(question.atMost ? deferredWords.atMost : deferredWords.left, { count })
  const takeMore = say(deferredWords.takeMore, { count: question.take - drawn.length })
  const appDraws = fromSeed !== undefined && (
    <button type="button" className="text-button" onClick={fromSeed}>
      {say(deferredWords.drawForMe)}
    </button>
  )
  if (pictures !== undefined)
    return (
      <>
        {question.take > 1 && (
          <TakenPieces
            question={question}
            taken={drawn}
            pictures={pictures}
            putBack={(nth) => setDrawn(drawn.filter((_, at) => at !== nth))}
          >
            {takeMore}
          </TakenPieces>
        )}
        <pictures.Grid
          question={question}
          pieces={left.map((each) => ({ ...each, leftText: leftText(each.left) }))}
          pictures={pictures}
          choose={take}
        />
        {appDraws}
      </>
    )
  // No counts if there is one of each kind: every button that can be tapped is left.
  const isCounted = question.options.some((option) => option.left > 1)
  const inRows = new Set(question.rows.flatMap(({ kinds }) => kinds.map(({ id }) => id)))
  const others = left
    .filter(({ id }) => !inRows.has(id))
    .map((option) => (
      <button
        key={option.id}
        type="button"
        className="choice token"
        disabled={option.left <= 0}
        onClick={() => take(option.id)}
      >
        <span>{say(option.name)}</span>
        {isCounted && <span className="soft">{leftText(option.left)}</span>}
      </button>
    ))
  return (
    <>
      {question.take > 1 && (
        <p className="soft" aria-live="polite">
          {drawn.map((kind) => say(question.nameOf(kind))).join(', ')} {takeMore}{' '}
          {drawn.length > 0 && (
            <button type="button" className="text-button" onClick={() => setDrawn([])}>
              {say(deferredWords.clear)}
            </button>
          )}
        </p>
      )}
      {question.rows.length > 0 ? (
        <Suspense>
          <DrawRows rows={question.rows} left={left} take={take}>
            {others}
            {appDraws}
          </DrawRows>
        </Suspense>
      ) : (
        <>
          <div className="choices tokens">{others}</div>
          {appDraws}
        </>
      )}
    </>
  )
}
