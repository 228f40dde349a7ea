import type { Message } from '@opfor/kernel'
import { useState } from 'react'
import { toggleLine } from '../components/use-checked-lines.ts'
import { useSay, useSentence } from '../text/language.tsx'
import { setUpWords } from './words.ts'

/** What to lay out, one line for each thing, to check off; what is only good to know has no box. */
export function LayOut({ lines }: { readonly lines: readonly Message[] }) {
  const say = useSay()
  const sentence = useSentence()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  return (
    <section className="card">
      <h3>{say(setUpWords.layOut)}</h3>
      <ul className="ticks">
        {lines.map((line) => {
          const text = sentence(line)
          return (
            <li key={text} className={line.as === 'aside' ? 'soft' : undefined}>
              {line.as === 'aside' ? (
                text
              ) : (
                <label>
                  <input
                    type="checkbox"
                    checked={checked.has(text)}
                    onChange={({ target }) => setChecked(toggleLine(checked, text, target.checked))}
                  />{' '}
                  <span>{text}</span>
                </label>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
