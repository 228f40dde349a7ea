import type { Candidate, FormQuestion, Names, NumberQuestion, Question, Which } from '@opfor/kernel'
import { lazy, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { usePiecePictures } from './piece-pictures.ts'
import type { QuestionProps } from './typed-answer.tsx'

const Form = lazy(async () => ({ default: (await import('./form.tsx')).Form }))
const NamesEntry = lazy(async () => ({ default: (await import('./names-entry.tsx')).NamesEntry }))
const NumberPad = lazy(async () => ({ default: (await import('./number-pad.tsx')).NumberPad }))
const Chance = lazy(async () => ({ default: (await import('./chance.tsx')).Chance }))
const TypedOne = lazy(async () => ({ default: (await import('./typed-answer.tsx')).TypedAnswer }))
const WhichOf = lazy(async () => ({ default: (await import('./which/which-of.tsx')).MultiSelect }))

export function QuestionControl({ question, answer, fromSeed }: QuestionProps<Question>) {
  const say = useSay()
  switch (question.kind) {
    case 'die':
    case 'draw':
      return <Chance question={question} answer={answer} fromSeed={fromSeed} />
    case 'choice':
      // More than a hundred options are typed, not listed.
      return question.options?.[100] === undefined ? (
        <>
          <Choices question={question} answer={answer} />
          {fromSeed && <Chance question={question} answer={answer} fromSeed={fromSeed} />}
        </>
      ) : (
        <TypedOne question={question} answer={answer} />
      )
    case 'which':
      return (
        <WhichOf
          question={question as Which<{ readonly id: string; readonly name: Question['text'] }>}
          answer={answer}
        />
      )
    case 'yesNo':
      return (
        <div className="choices two">
          {[true, false].map((value) => (
            <Choice
              key={String(value)}
              question={question}
              isProposed={question.proposal === value}
              answer={() => answer(value)}
            >
              {say(value ? ui.yes : ui.no)}
            </Choice>
          ))}
        </div>
      )
    case 'number':
      return <NumberPad question={question as NumberQuestion} answer={answer} />
    case 'names':
      return <NamesEntry question={question as Names} answer={answer} />
    case 'entry':
      return (
        <Form
          question={question as FormQuestion<Record<string, unknown>>}
          answer={answer}
          control={(field, change) => <QuestionControl question={field} answer={change} />}
        />
      )
  }
}

/** Rare options are behind a button that swaps the lists. */
function Choices({ question, answer }: QuestionProps<Question>) {
  const say = useSay()
  const [showsRare, setShowsRare] = useState(false)
  const options = (question.options ?? []).filter((option) => !option.isMenuOnly)
  const isFolded = options.some((option) => option.isRare)
  const pictures = usePiecePictures(question)
  if (pictures !== undefined)
    return (
      <pictures.Grid
        question={question}
        pieces={options.map(({ id, name }) => ({ id, name }))}
        pictures={pictures}
        choose={answer}
      />
    )
  const isLong = options.some(({ name }) => say(name).length > 48)
  return (
    <div className={isLong ? 'choices long' : 'choices'}>
      {options
        .filter((option) => !isFolded || showsRare === (option.isRare ?? false))
        .map((option) => (
          <Choice
            key={option.id}
            question={question}
            isProposed={(question.proposal as Candidate | undefined)?.id === option.id}
            answer={() => answer(option.id)}
          >
            {say(option.name)}
          </Choice>
        ))}
      {isFolded && (
        <button
          type="button"
          className="button quiet"
          aria-expanded={showsRare}
          onClick={() => setShowsRare(!showsRare)}
        >
          {say(showsRare ? ui.usual : ui.somethingElse)}
        </button>
      )}
    </div>
  )
}

/** A proposed answer is marked as likely, or as the previous answer. */
function Choice({
  question,
  isProposed,
  answer,
  children,
}: {
  readonly question: Question
  readonly isProposed: boolean
  readonly answer: () => void
  readonly children: string
}) {
  const say = useSay()
  return (
    <button type="button" className={isProposed ? 'choice proposed' : 'choice'} onClick={answer}>
      {children}
      {isProposed && (
        <>
          {' '}
          <span className="soft">{say(question.isEarlierAnswer ? ui.asBefore : ui.likely)}</span>
        </>
      )}
    </button>
  )
}
