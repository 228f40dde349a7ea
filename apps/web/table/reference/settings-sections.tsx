import type { NumberQuestion, MatchOption, Ruling } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { Entry } from './entry.tsx'
import { referenceWords } from './words.ts'

export function OptionsSection({
  options,
  target,
}: {
  readonly options: readonly MatchOption[]
  readonly target: string
}) {
  const say = useSay()
  return (
    <section className="card" id="options">
      <h2>{say(referenceWords.options)}</h2>
      <ul className="settled">
        {options.map(({ question, default: standard }) => (
          <Entry key={question.id} id={question.id} target={target}>
            <h3>{say(question.text)}</h3>
            <Values option={{ question, default: standard }} />
          </Entry>
        ))}
      </ul>
    </section>
  )
}

function Values({ option: { question, default: standard } }: { readonly option: MatchOption }) {
  const say = useSay()
  if (question.kind === 'number') {
    const { from, to } = (question as NumberQuestion).range
    return (
      <p>
        {say(referenceWords.upTo, { from, to })} ({say(referenceWords.standard)}: {Number(standard)})
      </p>
    )
  }
  const values =
    question.kind === 'yesNo'
      ? [
          { id: true, name: ui.yes },
          { id: false, name: ui.no },
        ]
      : (question.options ?? [])
  return (
    <ul>
      {values.map(({ id, name }) => (
        <Value key={String(id)} text={say(name)} isStandard={id === standard} />
      ))}
    </ul>
  )
}

/** The possible readings of unclear rules, and why the default was chosen. */
export function RulingsSection({
  rulings,
  target,
}: {
  readonly rulings: readonly Ruling[]
  readonly target: string
}) {
  const say = useSay()
  return (
    <section className="card" id="rulings">
      <h2>{say(referenceWords.rulings)}</h2>
      <p className="soft">{say(referenceWords.rulingsIntro)}</p>
      <ul className="settled">
        {rulings.map(({ id, question, readings, default: standard, why, cite }) => (
          <Entry key={id} id={id} target={target}>
            <h3>{say(question)}</h3>
            <ul>
              {Object.entries(readings).map(([reading, text]) => (
                <Value key={reading} text={say(text)} isStandard={reading === standard} />
              ))}
            </ul>
            <p className="soft">
              {say(why)} ({cite.heading})
            </p>
          </Entry>
        ))}
      </ul>
    </section>
  )
}

function Value({ text, isStandard }: { readonly text: string; readonly isStandard: boolean }) {
  const say = useSay()
  return (
    <li className={isStandard ? 'standard' : undefined}>
      {text}
      {isStandard && <em> ({say(referenceWords.standard)})</em>}
    </li>
  )
}
