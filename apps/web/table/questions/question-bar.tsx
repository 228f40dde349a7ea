import type { Json, Message, Question } from '@opfor/kernel'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { HintName } from '../first-match/hint-name.ts'
import { Hint } from '../first-match/use-hint.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { QuestionControl } from './question.tsx'
import { ui } from '../../ui/text/words.ts'
import { Lead } from '../../ui/log/lead.tsx'

/** Collapses the list if the question can be answered on the board. */
export function QuestionBar({
  question,
  onBoard,
  step,
  entries,
  hint,
  above,
  first = [],
  answer,
  fromSeed,
}: {
  readonly question: Question
  readonly onBoard: boolean
  readonly step: number
  /** The number of journal entries; a change resets the control. */
  readonly entries: number
  readonly hint?: HintName | undefined
  readonly above?: ReactNode
  /** Steps on the physical board before the answer is known. */
  readonly first?: readonly Message[] | undefined
  readonly answer: (json: Json) => void
  /** Undefined if the app may not answer. */
  readonly fromSeed?: (() => void) | undefined
}) {
  const say = useSay()
  const sentence = useSentence()
  const [listed, setListed] = useState(false)
  const control = (
    <Suspense key={entries}>
      <QuestionControl question={question} answer={answer} fromSeed={fromSeed} />
    </Suspense>
  )
  return (
    <section
      className="thumb-bar question"
      aria-label={sentence(question.text)}
      data-step={step}
      data-question={question.id}
      onMouseDown={leaveFocus}
    >
      {above}
      {first.map((step, at) => (
        <p key={at} className="first-step">
          {sentence(step)}
        </p>
      ))}
      <QuestionText entries={entries}>{sentence(question.text)}</QuestionText>
      {hint !== undefined && (
        <Suspense>
          <Hint name={hint} key={step} />
        </Suspense>
      )}
      <div className="board-answer" />
      {onBoard ? (
        <details open={listed} onToggle={(event) => setListed(event.currentTarget.open)}>
          <summary>{say(question.kind === 'entry' ? ui.placeOnBoard : ui.tapBoard)}</summary>
          {control}
        </details>
      ) : (
        control
      )}
    </section>
  )
}

/**
 * Prevents focus on an answer button: removing a focused button makes the browser recompute styles. Groups and toggles keep
 * focus.
 */
function leaveFocus(event: MouseEvent): void {
  const answer = '.choice:not([aria-expanded], [aria-pressed])'
  if ((event.target as Element).closest(answer) !== null) event.preventDefault()
}

/** Takes the focus if the control of the last answer has been removed. */
function QuestionText({ entries, children }: { readonly entries: number; readonly children: string }) {
  const text = useRef<HTMLHeadingElement>(null)
  const before = useRef(entries)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {}
    setLong(scrollHeight > clientHeight + 1)
  }, [children])
  useEffect(() => {
    if (before.current !== entries) {
      for (const each of [text.current, text.current?.parentElement]) each?.scrollTo({ top: 0 })
      // The heading of the page has the focus after a change of screens.
      const { activeElement: active } = document
      if (active === document.body || active?.tagName === 'H1') text.current?.focus({ preventScroll: true })
    }
    before.current = entries
  }, [entries])
  return (
    <h2 ref={text} tabIndex={isLong ? 0 : -1}>
      <Lead>{children}</Lead>
    </h2>
  )
}
