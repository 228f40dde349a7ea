import type { Game, Json, Option, Question, Range } from '@opfor/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '../language.tsx'
import { gameOf, startMatch } from '../match-store.ts'
import { TopBar } from '../parts/top-bar.tsx'
import { ui } from '../words.ts'

/** A new match: sensible settings, one tap to start. */
export function NewMatch({ id }: { readonly id: string }) {
  const game = gameOf(id)
  return game === undefined ? <TopBar title={id} back="/" /> : <NewMatchOf game={game} />
}

function NewMatchOf({ game }: { readonly game: Game }) {
  const say = useSay()
  const [, go] = useLocation()
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>({})
  const [rulings, setRulings] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const start = async (): Promise<void> => {
    const started = await startMatch(game, { options, rulings }, game.title)
    if (started.ok) go(`/match/${started.value}`)
    else setProblem(started.problem)
  }
  const shown = game.options.filter(({ question }) => question.kind !== 'entry')
  const field = (option: Option) => (
    <OptionField
      key={option.question.id}
      option={option}
      value={options[option.question.id] ?? option.standard}
      change={(value) => setOptions({ ...options, [option.question.id]: value })}
    />
  )
  return (
    <>
      <TopBar title={game.title} back="/" />
      <main className="page new-match">
        {shown.slice(0, 3).map(field)}
        <details className="card">
          <summary>{say(ui.moreOptions)}</summary>
          {shown.slice(3).map(field)}
        </details>
        <details className="card">
          <summary>{say(ui.rulings)}</summary>
          {game.rulings.map((ruling) => (
            <fieldset key={ruling.id} className="option">
              <legend>{say(ruling.question)}</legend>
              {Object.entries(ruling.readings).map(([reading, text]) => (
                <label key={reading} className="radio">
                  <input
                    type="radio"
                    name={ruling.id}
                    checked={(rulings[ruling.id] ?? ruling.standard) === reading}
                    onChange={() => setRulings({ ...rulings, [ruling.id]: reading })}
                  />
                  <span>{say(text)}</span>
                </label>
              ))}
              <p className="soft">{say(ruling.why)}</p>
            </fieldset>
          ))}
        </details>
        {problem !== '' && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <p className="soft">
          {say(ui.unofficial, { title: game.title, publisher: game.rulebook.publisher })}
        </p>
      </main>
      <div className="thumb-bar">
        <button type="button" className="button big" onClick={() => void start()}>
          {say(ui.start)}
        </button>
      </div>
    </>
  )
}

function OptionField({
  option: { question },
  value,
  change,
}: {
  readonly option: Option
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  if (question.kind === 'number') return <NumberField question={question} value={value} change={change} />
  const choices =
    question.kind === 'yesNo'
      ? [
          { key: 'yes', answer: true, text: say(ui.yes) },
          { key: 'no', answer: false, text: say(ui.no) },
        ]
      : (question.options ?? []).map(({ id, name }) => ({ key: id, answer: id, text: say(name) }))
  return (
    <fieldset className="card option">
      <legend>{say(question.text)}</legend>
      {choices.map(({ key, answer, text }) => (
        <label key={key} className="radio">
          <input type="radio" name={question.id} checked={value === answer} onChange={() => change(answer)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

function NumberField({
  question,
  value,
  change,
}: {
  readonly question: Question
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const { from, to } = (question as unknown as { readonly range: Range }).range
  return (
    <label className="card option number-option">
      <span>{say(question.text)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={from}
        max={to}
        value={Number(value)}
        onChange={(event) => change(event.target.valueAsNumber)}
      />
    </label>
  )
}
