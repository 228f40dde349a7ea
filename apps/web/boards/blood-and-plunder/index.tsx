import { isMapped, type Situation } from '@opfor/games/blood-and-plunder/view'
import { isPointed } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../text/language.tsx'
import type { Board, BoardProps } from '../board.ts'
import '../tools.css'
import { Views } from '../views.tsx'
import './board.css'
import { CardAndChart } from './chart.tsx'
import { aimOf } from './aim.tsx'
import { Closeup } from './closeup.tsx'
import { InFront } from './in-front.tsx'
import { TableMap } from './map.tsx'
import { Rosters } from './roster.tsx'
import { Score } from './score.tsx'
import { useRoom } from './use-room.ts'
import { tableWords } from './words.ts'

/** Whether what a shot or a fight did is entered in a form, which leaves little of a small screen to the map. */
function isResult(question: BoardProps['question']): boolean {
  return question?.kind === 'entry' && !isPointed(question)
}

type View = 'map' | 'roster' | 'chart'

/** The table of Blood & Plunder: the map where there is one, both rosters, the card and the charts. */
export const BloodAndPlunderBoard: Board<Situation> = ({
  situation: now,
  move,
  ...props
}: BoardProps<Situation>) => {
  const say = useSay()
  const mapped = isMapped(now)
  const { wide, small } = useRoom()
  const beside = wide && mapped
  const [wished, setWished] = useState<View>()
  const first: View = mapped && !beside ? 'map' : 'roster'
  const view: View = small || wished === undefined || (wished === 'map' && first !== 'map') ? first : wished
  const views: readonly View[] = first === 'map' ? ['map', 'roster', 'chart'] : ['roster', 'chart']
  const choice = small ? undefined : (
    <Views label={tableWords.views} views={views} names={tableWords} shown={view} show={setWished} />
  )
  const aim = mapped && isResult(props.question) ? aimOf(now, move) : undefined
  const shown = (each: View, question: BoardProps['question'], head?: ReactNode): ReactNode => {
    if (each === 'map') return <TableMap now={now} move={move} head={head} {...props} question={question} />
    return each === 'roster' ? (
      <Rosters now={now} correct={props.correct} />
    ) : (
      <CardAndChart now={now} move={move} />
    )
  }
  return (
    <section className={beside ? 'bp-board bp-wide' : 'bp-board'} aria-label={say(tableWords.views)}>
      {aim !== undefined && <Closeup now={now} aim={aim} />}
      <Score now={now} />
      {small && <InFront views={views} show={(each) => shown(each, undefined)} />}
      {beside && shown('map', props.question)}
      {view === 'map' ? (
        shown(view, props.question, choice)
      ) : (
        <div className="bp-side">
          {choice}
          {shown(view, props.question)}
        </div>
      )}
    </section>
  )
}
