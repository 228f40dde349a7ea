import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import type { QuestionProps } from './typed-answer.tsx'

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
}

export function DieFaces({ question, answer, fromSeed }: QuestionProps<{ readonly sides: number }>) {
  const say = useSay()
  return (
    <>
      <div className="faces">
        {Array.from({ length: question.sides }, (_, at) => at + 1).map((face) => (
          <button
            key={face}
            type="button"
            className="face"
            aria-label={String(face)}
            onClick={() => answer(face)}
          >
            {pips[face] === undefined || question.sides > 6 ? (
              face
            ) : (
              <svg viewBox="0 0 4 4" aria-hidden="true">
                {pips[face].map(([x, y]) => (
                  <circle key={`${x}${y}`} cx={x} cy={y} r="0.38" />
                ))}
              </svg>
            )}
          </button>
        ))}
      </div>
      {fromSeed !== undefined && (
        <button type="button" className="text-button" onClick={fromSeed}>
          {say(deferredWords.rollForMe)}
        </button>
      )}
    </>
  )
}
