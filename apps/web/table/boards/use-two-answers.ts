import type { Json, Question } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps } from './board.ts'

/** An answer to the next question, if it is offered there. */
interface PendingAnswer {
  readonly after: Question
  readonly answer: string
}

/** Answers two questions with one gesture: the current one immediately, the next one when it is asked. */
export function useTwoAnswers(
  question: Question | undefined,
  choose: BoardProps['choose'],
): (answer: Json, then: string) => void {
  const [next, setNext] = useState<PendingAnswer>()
  useEffect(() => {
    if (next === undefined || next.after === question) return
    setNext(undefined)
    const isOffered = question?.options?.some(({ id }) => id === next.answer) === true
    if (isOffered) choose(next.answer)
  }, [next, question, choose])
  return (answer, then) => {
    if (question === undefined) return
    setNext({ after: question, answer: then })
    choose(answer)
  }
}
