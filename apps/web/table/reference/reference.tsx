import { type Game, type Message, format as sayEnglish } from '@opfor/kernel'
import { useState } from 'react'
import { Examples } from '../examples/examples.tsx'
import { exampleWords } from '../examples/words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { PrintedHouseRulesLink } from '../../ui/components/to-house-rules.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { Unofficial } from '../../ui/components/unofficial.tsx'
import { useBackLocation } from '../../ui/components/back-location.ts'
import { useGameAt } from '../../data/storage/open-game.ts'
import { RuleSection } from './rule-section.tsx'
import { matchesQuery } from './search.ts'
import './reference.css'
import { OptionsSection, RulingsSection } from './settings-sections.tsx'
import { referenceWords } from './words.ts'

export function Reference({ id, target }: { readonly id: string; readonly target: string }) {
  const game = useGameAt(id)
  const back = useBackLocation()
  return game === undefined ? <TopBar title={id} back={back} /> : <ReferenceOf game={game} target={target} />
}

function ReferenceOf({ game, target }: { readonly game: Game; readonly target: string }) {
  const say = useSay()
  const back = useBackLocation()
  const [query, setQuery] = useState('')
  const { declared, options, rulings, count } = searchGame(game, query, say)
  return (
    <>
      <TopBar title={say(referenceWords.title, { title: game.title })} back={back}>
        <PrintedHouseRulesLink game={game} />
        <button type="button" className="text-button" onClick={() => window.print()}>
          {say(referenceWords.print)}
        </button>
      </TopBar>
      <main className="page reference">
        <p className="soft">
          {game.rulebook.title}, {say(game.rulebook.edition)}. <Unofficial game={game} />
        </p>
        <HouseRulesLink game={game} />
        <search className="search">
          <label>
            <span>{say(referenceWords.search)}</span>
            <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          </label>
          <p role="status" className="soft">
            {query.trim() !== '' && say(referenceWords.found, { count })}
          </p>
        </search>
        {game.examples !== undefined && query.trim() === '' && (
          <section className="card" id="examples">
            <h2>{say(exampleWords.title)}</h2>
            <Examples game={game} />
          </section>
        )}
        {declared.map(({ by, lines }) => (
          <RuleSection key={by.id} declared={by} lines={lines} target={target} />
        ))}
        {options.length > 0 && <OptionsSection options={options} target={target} />}
        {rulings.length > 0 && <RulingsSection rulings={rulings} target={target} />}
      </main>
    </>
  )
}

function searchGame(game: Game, query: string, say: (words: Message) => string) {
  const has = (...texts: readonly Message[]): boolean =>
    matchesQuery(texts.flatMap((text) => [say(text), sayEnglish(text)]).join(' '), query)
  const declared = game.declared
    .map((by) => ({
      by,
      lines: by.lines.filter((line) => has(by.title, ...line.given, line.text)),
    }))
    .filter(({ lines }) => lines.length > 0)
  const options = game.options.filter(
    ({ question }) =>
      question.kind !== 'entry' && has(question.text, ...(question.options ?? []).map(({ name }) => name)),
  )
  const rulings = game.rulings.filter(({ question, readings, why }) =>
    has(question, why, ...Object.values(readings)),
  )
  const count = declared.reduce((sum, { lines }) => sum + lines.length, options.length + rulings.length)
  return { declared, options, rulings, count }
}
