import type { Candidate, Which } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { deferredWords } from '../../../ui/text/deferred-words.ts'
import { ui } from '../../../ui/text/words.ts'
import type { QuestionProps } from '../typed-answer.tsx'
import { groupsOf, WhichGroups } from './which-groups.tsx'
import './which-of.css'

/** With more cells, the final button stays visible while the list scrolls. */
const maxFew = 12

/** Buttons for none and all; a tap answers if one option is expected. */
export function MultiSelect({ question, answer }: QuestionProps<Which<Candidate>>) {
  const say = useSay()
  const { options, proposal, atLeast, atMost } = question
  const [chosen, setChosen] = useState<readonly string[]>(() => (proposal ?? []).map((each) => each.id))
  const [isMultiple, setMultiple] = useState(atLeast === 0 || proposal !== undefined)
  // Offer "All" only for events on the table, not for the player's own choices.
  const offersAll = question.to === 'table' && options.length > 1 && atMost >= options.length
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  const groups = groupsOf(options)
  const isMany = groups.length === 1 && options.length > maxFew
  const className = isMany ? 'choices which-many' : 'choices which-few'
  if (!isMultiple)
    return (
      <div className={className}>
        {options.map((option) => (
          <button key={option.id} type="button" className="choice" onClick={() => answer([option.id])}>
            {say(option.name)}
          </button>
        ))}
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
      </div>
    )
  return (
    <>
      {proposal !== undefined && (
        <p className="soft">
          {say(question.isEarlierAnswer ? deferredWords.filledInAsBefore : deferredWords.filledIn)}
        </p>
      )}
      <div className={className}>
        <WhichGroups groups={groups} chosen={chosen} isFull={chosen.length >= atMost} toggle={toggle} />
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
      </div>
    </>
  )
}
