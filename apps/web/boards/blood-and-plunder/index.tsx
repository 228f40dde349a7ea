import { isMapped, type Situation, tallies } from '@opfor/games/blood-and-plunder/view'
import { useState } from 'react'
import { useSay } from '../../language.tsx'
import type { Board, BoardProps } from '../board.ts'
import './board.css'
import { CardAndChart } from './chart.tsx'
import { TableMap } from './map.tsx'
import { Rosters } from './roster.tsx'
import { tableWords } from './words.ts'

type View = 'map' | 'roster' | 'chart'

/** The table of Blood & Plunder: the map where there is one, both rosters, the card and the chart. */
export const BloodAndPlunderBoard: Board = ({
  situation,
  question,
  choose,
  correct,
  lit,
  dark,
}: BoardProps) => {
  const now = situation as Situation
  const say = useSay()
  const mapped = isMapped(now)
  const [wished, setWished] = useState<View>()
  const view: View =
    wished === undefined || (wished === 'map' && !mapped) ? (mapped ? 'map' : 'roster') : wished
  const { opfor, player } = tallies(now)
  const views: readonly View[] = mapped ? ['map', 'roster', 'chart'] : ['roster', 'chart']
  return (
    <section className="bp-board" aria-label={say(tableWords.views)}>
      <div className="bp-bar">
        <p className="bp-score">
          <span className="bp-opfor">
            {say(tableWords.opfor)} <b>{say(tableWords.strikes, { points: opfor })}</b>
          </span>
          <span className="bp-player">
            {say(tableWords.you)} <b>{say(tableWords.strikes, { points: player })}</b>
          </span>
        </p>
        <div className="bp-views" role="group" aria-label={say(tableWords.views)}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className="bp-tool"
              aria-pressed={view === each}
              onClick={() => setWished(each)}
            >
              {say(tableWords[each])}
            </button>
          ))}
        </div>
      </div>
      {view === 'map' && (
        <TableMap now={now} question={question} choose={choose} correct={correct} lit={lit} dark={dark} />
      )}
      {view === 'roster' && <Rosters now={now} />}
      {view === 'chart' && <CardAndChart now={now} />}
    </section>
  )
}
