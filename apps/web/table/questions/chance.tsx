import type { Draw, Question } from '@opfor/kernel'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { DieFaces } from './die-faces.tsx'
import { DrawTokens } from './draw-tokens.tsx'
import type { QuestionProps } from './question-props.ts'
import './chance.css'

/** A die, a draw, or the app's roll or draw among choices that the rules leave to chance: the table may have nothing to draw from. */
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
