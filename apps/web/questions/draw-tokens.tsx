import type { Draw } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'
import type { Asked } from './asked.ts'

/** A draw as a grid of tokens with how many are left; the last one tapped answers. */
export function DrawTokens({ question, answer, fromSeed }: Asked<Draw>) {
  const say = useSay()
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const take = (kind: string): void => {
    const next = [...drawn, kind]
    if (next.length === question.take) answer(next)
    else setDrawn(next)
  }
  const left = question.options.map((option) => ({
    ...option,
    left: option.left - drawn.filter((kind) => kind === option.id).length,
  }))
  return (
    <>
      {question.take > 1 && (
        <p className="soft" aria-live="polite">
          {drawn.map((kind) => say(question.nameOf(kind))).join(', ')}{' '}
          {say(ui.takeMore, { count: question.take - drawn.length })}{' '}
          {drawn.length > 0 && (
            <button type="button" className="text-button" onClick={() => setDrawn([])}>
              {say(ui.clear)}
            </button>
          )}
        </p>
      )}
      <div className="choices tokens">
        {left.map((option) => (
          <button
            key={option.id}
            type="button"
            className="choice token"
            disabled={option.left <= 0}
            onClick={() => take(option.id)}
          >
            <span>{say(option.name)}</span>
            <span className="soft">{say(question.atMost ? ui.atMost : ui.left, { count: option.left })}</span>
          </button>
        ))}
      </div>
      {fromSeed !== undefined && (
        <button type="button" className="text-button" onClick={fromSeed}>
          {say(ui.drawForMe)}
        </button>
      )}
    </>
  )
}
