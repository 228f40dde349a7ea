import type { Draw } from '@opfor/kernel'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { usePiecePictures } from './piece-pictures.ts'
import { TakenPieces } from './taken-pieces.tsx'
import type { QuestionProps } from './question-props.ts'
import { tokensLeft } from './tokens-left.ts'

const DrawRows = lazy(async () => ({ default: (await import('./draw-rows.tsx')).DrawRows }))

/** A draw as a grid of tokens with remaining counts, as pictures if the board has them; the last required tap answers. */
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
  // Where there is one of each, as beside rows of cards, what can be tapped is left.
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
