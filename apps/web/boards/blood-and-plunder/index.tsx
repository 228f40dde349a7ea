import { isMapped, type Situation } from '@opfor/games/blood-and-plunder/view'
import { useState } from 'react'
import { useSay } from '../../language.tsx'
import type { Board, BoardProps } from '../board.ts'
import '../tools.css'
import { Views } from '../views.tsx'
import './board.css'
import { isAnsweredOnMap } from './answered.ts'
import { CardAndChart } from './chart.tsx'
import { aimOf } from './aim.tsx'
import { Closeup } from './closeup.tsx'
import { TableMap } from './map.tsx'
import { Rosters } from './roster.tsx'
import { Score } from './score.tsx'
import { useWide } from './use-room.ts'
import { tableWords } from './words.ts'

/** Whether what a shot or a fight did is entered in a form, which leaves little of a small screen to the map. */
function isResult(question: BoardProps['question'], now: Situation): boolean {
  return question?.kind === 'entry' && !isAnsweredOnMap(question, now)
}

type View = 'map' | 'roster' | 'chart'

/** The table of Blood & Plunder: the map where there is one, both rosters, the card and the charts. */
export const BloodAndPlunderBoard: Board = ({ situation, move, ...props }: BoardProps) => {
  const now = situation as Situation
  const say = useSay()
  const mapped = isMapped(now)
  const beside = useWide() && mapped
  const [wished, setWished] = useState<View>()
  const first: View = mapped && !beside ? 'map' : 'roster'
  const view: View = wished === undefined || (wished === 'map' && first !== 'map') ? first : wished
  const views: readonly View[] = first === 'map' ? ['map', 'roster', 'chart'] : ['roster', 'chart']
  const choice = (
    <Views label={tableWords.views} views={views} names={tableWords} shown={view} show={setWished} />
  )
  const aim = mapped && isResult(props.question, now) ? aimOf(now, move) : undefined
  return (
    <section className={beside ? 'bp-board bp-wide' : 'bp-board'} aria-label={say(tableWords.views)}>
      {aim !== undefined && <Closeup now={now} aim={aim} />}
      <Score now={now} />
      {beside && <TableMap now={now} move={move} {...props} />}
      {view === 'map' ? (
        <TableMap now={now} move={move} head={choice} {...props} />
      ) : (
        <div className="bp-side">
          {choice}
          {view === 'roster' && <Rosters now={now} correct={props.correct} />}
          {view === 'chart' && <CardAndChart now={now} move={move} />}
        </div>
      )}
    </section>
  )
}
