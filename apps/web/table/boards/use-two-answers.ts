import type { Json, Question } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps } from './board.ts'

interface PendingAnswer {
  readonly after: Question
  readonly answer: string
}

/** Answers the current question immediately, and the next one if it offers the second answer. */
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
