import type { Candidate, Which } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../text/language.tsx'
import { deferredWords } from '../text/deferred-words.ts'
import { ui } from '../text/words.ts'
import type { QuestionProps } from './question-props.ts'
import './which-of.css'

/** A multiple choice, with buttons for none and all. If one option is expected, a tap on it answers. */
export function WhichOf({ question, answer }: QuestionProps<Which<Candidate>>) {
  const say = useSay()
  const { options, proposal, atLeast, atMost } = question
  const [chosen, setChosen] = useState<readonly string[]>(() => (proposal ?? []).map((each) => each.id))
  const [isMultiple, setMultiple] = useState(atLeast === 0 || proposal !== undefined)
  // "All" is only offered for what happened on the table, not for the player's own choices.
  const offersAll = question.to === 'table' && options.length > 1 && atMost >= options.length
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  if (!isMultiple)
    return (
      <>
        <div className="choices">
          {options.map((option) => (
            <button key={option.id} type="button" className="choice" onClick={() => answer([option.id])}>
              {say(option.name)}
            </button>
          ))}
        </div>
        <div className="which-ends">
          {options.length > 2 && (
            <button type="button" className="text-button" onClick={() => setMultiple(true)}>
              {say(deferredWords.several)}
            </button>
          )}
          <button type="button" className="text-button" onClick={() => answer(options.map(({ id }) => id))}>
            {say(deferredWords.allAlike)}
          </button>
        </div>
      </>
    )
  return (
    <>
      {proposal !== undefined && (
        <p className="soft">
          {say(question.recalled ? deferredWords.filledInAsBefore : deferredWords.filledIn)}
        </p>
      )}
      {groupsOf(options).map(({ heading, members }) => {
        const buttons = members.map((option) => (
          <button
            key={option.id}
            type="button"
            className="choice"
            aria-label={heading === undefined ? undefined : say(option.name)}
            aria-pressed={chosen.includes(option.id)}
            disabled={chosen.length >= atMost && !chosen.includes(option.id)}
            onClick={() => toggle(option.id)}
          >
            {say(option.under?.name ?? option.name)}
          </button>
        ))
        return (
          <div
            key={members[0]?.id}
            className={heading === undefined ? 'choices' : 'choices which-group'}
            role="group"
            aria-label={heading && say(heading)}
          >
            {heading !== undefined && <h3>{say(heading)}</h3>}
            {buttons}
          </div>
        )
      })}
      <div className="which-ends">
        {chosen.length === 0 && offersAll && (
          <button
            type="button"
            className="button quiet big"
            onClick={() => answer(options.map(({ id }) => id))}
          >
            {say(deferredWords.allOfThem)}
          </button>
        )}
        <button
          type="button"
          className="button big"
          disabled={chosen.length < atLeast}
          onClick={() => answer(chosen)}
        >
          {say(chosen.length === 0 ? deferredWords.none : ui.done)}
        </button>
      </div>
    </>
  )
}

interface Group {
  readonly heading: Candidate['name'] | undefined
  readonly members: readonly Candidate[]
}

/** Groups consecutive options under the same heading. */
function groupsOf(options: readonly Candidate[]): readonly Group[] {
  const groups: Group[] = []
  for (const option of options) {
    const heading = option.under?.heading
    const last = groups.at(-1)
    if (last !== undefined && last.heading?.id === heading?.id)
      groups.splice(-1, 1, { heading, members: [...last.members, option] })
    else groups.push({ heading, members: [option] })
  }
  return groups
}
