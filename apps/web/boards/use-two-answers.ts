import type { Json, Question } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps } from './board.ts'

/** An answer to the question that will come next, if it offers it. */
interface PendingAnswer {
  readonly after: Question
  readonly answer: string
}

/** Answers two questions with one gesture: the standing one at once, the next as soon as it is asked. */
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
