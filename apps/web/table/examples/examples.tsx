import { type ExamplePosition, type Game, matchFromExample } from '@opfor/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { newSeed, saveNewMatch } from '../../data/store/new-match.ts'
import { formatCitation } from '../../ui/components/format-citation.ts'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import './examples.css'
import { exampleWords } from './words.ts'

/** In our own words, not the rulebook's. */
export function Reasoning({ example: { reasoning, cite } }: { readonly example: ExamplePosition }) {
  const sentence = useSentence()
  return (
    <>
      <ul className="ticks plain">
        {reasoning.map((line, at) => (
          <li key={at}>{sentence(line)}</li>
        ))}
      </ul>
      <p className="soft">{formatCitation(cite)}</p>
    </>
  )
}

export function Examples({ game }: { readonly game: Game }) {
  const say = useSay()
  const sentence = useSentence()
  const [, go] = useLocation()
  const [problem, setProblem] = useState<string>()
  const play = async (example: ExamplePosition): Promise<void> => {
    const match = matchFromExample(game, example, newSeed())
    const started = await saveNewMatch(match, `${game.title}: ${say(example.title)}`)
    if (started.ok) go(`/match/${started.value}`)
    else setProblem(started.problem)
  }
  return (
    <>
      <p className="soft">{say(exampleWords.intro)}</p>
      {problem !== undefined && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <ul className="examples">
        {game.examples?.map((example) => (
          <li key={example.id}>
            <h3>{sentence(example.title)}</h3>
            <Reasoning example={example} />
            <button type="button" className="button quiet" onClick={() => void play(example)}>
              {say(exampleWords.play)}
              <span className="visually-hidden">: {say(example.title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function FoldedExamples({ game }: { readonly game: Game }) {
  const say = useSay()
  return (
    <details className="card">
      <summary>
        <h2>{say(exampleWords.title)}</h2>
      </summary>
      <Examples game={game} />
    </details>
  )
}
