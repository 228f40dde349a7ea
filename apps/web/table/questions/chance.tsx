import type { Draw, Question } from '@opfor/kernel'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { DieFaces } from './die-faces.tsx'
import { DrawTokens } from './draw-tokens.tsx'
import type { QuestionProps } from './typed-answer.tsx'
import './chance.css'

/** Leaves draws among choices to the app too: the table may have nothing to draw from. */
export function Chance({ question, answer, fromSeed }: QuestionProps<Question>) {
  const say = useSay()
  if (question.kind === 'die')
    return (
      <DieFaces
        question={question as Question & { readonly sides: number }}
        answer={answer}
        fromSeed={fromSeed}
      />
    )
  if (question.kind === 'draw')
    return <DrawTokens question={question as Draw} answer={answer} fromSeed={fromSeed} />
  return (
    <button type="button" className="text-button" onClick={fromSeed}>
      {say(deferredWords.chanceForMe)}
    </button>
  )
}
