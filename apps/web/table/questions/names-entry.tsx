import type { Names } from '@opfor/kernel'
import { type KeyboardEvent, useId, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { ui } from '../../ui/text/words.ts'
import type { QuestionProps } from './typed-answer.tsx'
import { parseTypedNames } from './parse-typed-names.ts'
import './names-entry.css'

export function NamesEntry({ question, answer }: QuestionProps<Names>) {
  const say = useSay()
  const problemId = useId()
  const { atLeast, atMost, longest, proposal = [] } = question
  const isOne = atMost === 1
  const [given, setGiven] = useState<readonly string[]>(isOne ? [] : proposal)
  const [typed, setTyped] = useState(isOne ? (proposal[0] ?? '') : '')
  const { names, isTaken } = parseTypedNames(question, given, typed)
  const read = question.parse(names)
  const add = (): void => {
    if (isTaken) return
    setGiven(names)
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!isOne && typed.trim() !== '') add()
    else if (read.ok) answer(names)
  }
  return (
    <div className="names-entry">
      {given.length > 0 && (
        <ul>
          {given.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={say(deferredWords.removeName, { name })}
                onClick={() => setGiven(given.filter((each) => each !== name))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {given.length < atMost && (
        <div className="names-typed">
          <input
            aria-label={say(deferredWords.name)}
            aria-invalid={isTaken}
            aria-describedby={isTaken ? problemId : undefined}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={isOne ? longest : undefined}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
          {!isOne && (
            <button
              type="button"
              className="button quiet"
              disabled={typed.trim() === '' || isTaken}
              onClick={add}
            >
              {say(deferredWords.addName)}
            </button>
          )}
        </div>
      )}
      <p id={problemId} className="soft" role="status">
        {isTaken && say(deferredWords.nameTaken)}
      </p>
      <button type="button" className="button big" disabled={!read.ok} onClick={() => answer(names)}>
        {say(names.length === 0 && atLeast === 0 ? deferredWords.none : ui.done)}
      </button>
    </div>
  )
}
