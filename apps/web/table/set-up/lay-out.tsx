import { type Message, message, messages } from '@opfor/kernel'
import { useState } from 'react'
import { toggleLine } from '../../ui/log/use-checked-lines.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { listOf } from './list-of.ts'

export const setUpWords = messages('web.setUpTable', {
  title: message('web.setUpTable', 'Set up your table'),
  whoRolls: 'Who rolls and draws?',
  person: 'I roll and draw',
  mixed: 'I draw, the app rolls',
  app: 'The app rolls and draws',
  layOut: 'Lay out',
  go: 'Ready to play',
  whole: 'I know the rules: full game',
  more: 'Now set this up',
  done: 'Done',
})

/** Checkboxes only for lines to carry out, not for mere information. */
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
