import type { Message } from '@opfor/kernel'
import { useState } from 'react'
import { toggleLine } from '../../ui/components/use-checked-lines.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { listOf } from './list-of.ts'
import { setUpWords } from './words.ts'

/** What to lay out, one line for each thing, to check off; what is only good to know has no box. */
export function LayOut({ lines }: { readonly lines: readonly Message[] }) {
  const say = useSay()
  const sentence = useSentence()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const tick = (text: string) => (
    <label>
      <input
        type="checkbox"
        checked={checked.has(text)}
        onChange={({ target }) => setChecked(toggleLine(checked, text, target.checked))}
      />{' '}
      <span>{text}</span>
    </label>
  )
  return (
    <section className="card">
      <h3>{say(setUpWords.layOut)}</h3>
      <ul className="ticks">
        {lines.map((line) => {
          const text = sentence(line)
          if (line.as === 'aside')
            return (
              <li key={text} className="soft">
                {text}
              </li>
            )
          const list = listOf(line, say)
          if (list === undefined) return <li key={text}>{tick(text)}</li>
          return (
            <li key={text}>
              <h4>{list.heading}</h4>
              <ul className="ticks">
                {list.things.map((thing) => (
                  <li key={thing}>{tick(thing)}</li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
