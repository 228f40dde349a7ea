import type { ExampleResult, Position } from '@opfor/sheets'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { workshopWords } from './words.ts'

/** The examples of the page, each with whether it holds; a tap shows where it stands. */
export function Examples({
  examples,
  look,
}: {
  readonly examples: readonly ExampleResult[]
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  if (examples.length === 0) return <p className="soft">{say(workshopWords.noExamples)}</p>
  return (
    <>
      <p className="soft">{say(workshopWords.examplesIntro)}</p>
      <ul className="workshop-examples">
        {examples.map(({ example, problem }) => (
          <li key={`${example.at.line}`} className={problem === undefined ? 'holds' : 'fails'}>
            <strong>{say(problem === undefined ? workshopWords.holds : workshopWords.fails)}</strong>
            <button type="button" className="workshop-link" onClick={() => look(example.at)}>
              {example.text.replace(/^\p{L}+:\s*/u, '')}
            </button>
            {problem !== undefined && <p>{sentence(problem)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
