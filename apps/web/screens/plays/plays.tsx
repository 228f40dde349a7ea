import { formatAnswer, type Game, type Message, messages } from '@opfor/kernel'
import { Suspense, useEffect, useState } from 'react'
import { useGameAt } from '../../data/storage/open-game.ts'
import {
  groupByEnding,
  groupByGame,
  groupByOption,
  countPlays,
  type PlayStats,
} from '../../data/storage/play-counts.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { listMatches } from '../../data/storage/storage.ts'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useSay } from '../../ui/text/language.tsx'
import './plays.css'
import { ui } from '../../ui/text/words.ts'

const playWords = messages('web.plays', {
  none: 'No finished matches yet. Matches that you finish are counted here.',
  ended: '{count, plural, one {# match finished} other {# matches finished}}',
  open: '{count, plural, one {# in progress} other {# in progress}}',
  won: 'won',
  rate: '{percent} % won',
  matches: 'matches',
  turns: 'turns',
  turnsIntro: 'Turns: the median of your matches (shortest to longest).',
  range: '{middle} ({shortest} to {longest})',
  endings: 'How they ended',
})

export function MyPlays() {
  const say = useSay()
  const [matches, setMatches] = useState<readonly MatchRecord[]>()
  useEffect(() => {
    void listMatches().then(setMatches)
  }, [])
  const plays = groupByGame(matches ?? [])
  const any = plays.some(({ ended }) => ended.length > 0)
  return (
    <>
      <TopBar title={say(ui.plays)} back="/" />
      <main className="page">
        {matches !== undefined && !any && <p>{say(playWords.none)}</p>}
        {any && <p className="soft">{say(playWords.turnsIntro)}</p>}
        <Suspense>
          {plays.map((each) => (
            <PlaysOfGame key={each.game} plays={each} />
          ))}
        </Suspense>
      </main>
    </>
  )
}

function PlaysOfGame({ plays: { game: id, open, ended } }: { readonly plays: PlayStats }) {
  const say = useSay()
  const game = useGameAt(id)
  const { matches, won } = countPlays(ended)
  const percent = matches === 0 ? 0 : Math.round((100 * won) / matches)
  return (
    <section className="card plays">
      <h2>{game?.title ?? id}</h2>
      {game !== undefined && <HouseRulesLink game={game} />}
      <p>
        {[
          say(playWords.ended, { count: matches }),
          ...(matches > 0 ? [say(playWords.rate, { percent })] : []),
          ...(open > 0 ? [say(playWords.open, { count: open })] : []),
        ].join(' · ')}
      </p>
      {game !== undefined && matches > 0 && <Tables game={game} ended={ended} />}
    </section>
  )
}

function Tables({ game, ended }: { readonly game: Game; readonly ended: readonly MatchRecord[] }) {
  const say = useSay()
  const options = game.options.filter(({ question }, at) => {
    return question.kind !== 'entry' && (at === 0 || groupByOption(ended, question).length > 1)
  })
  return (
    <>
      {options.map(({ question }) => (
        <Table
          key={question.id}
          title={question.text}
          rows={groupByOption(ended, question).map(([setting, of]) => ({
            name: say(formatAnswer(question, setting)),
            of,
          }))}
        />
      ))}
      <Table
        title={playWords.endings}
        rows={[...groupByEnding(ended)].map(([way, of]) => {
          const ending = game.endings.find(({ id }) => id === way)
          return { name: ending === undefined ? way : say(ending.name), of }
        })}
      />
    </>
  )
}

function Table({
  title,
  rows,
}: {
  readonly title: Message
  readonly rows: readonly { readonly name: string; readonly of: readonly MatchRecord[] }[]
}) {
  const say = useSay()
  const columns = [playWords.matches, playWords.won, playWords.turns].map((column) => say(column))
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{say(title)}</th>
          {columns.map((column) => (
            <th role="columnheader" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, of }) => {
          const { matches, won, shortest, median: middle, longest } = countPlays(of)
          const turns = shortest === longest ? middle : say(playWords.range, { middle, shortest, longest })
          return (
            <tr role="row" key={name}>
              <th role="rowheader">{name}</th>
              {[matches, won, turns].map((cell, at) => (
                <td role="cell" key={at} data-of={columns[at]}>
                  {cell}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
