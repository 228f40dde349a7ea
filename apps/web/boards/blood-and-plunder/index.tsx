import { isMapped, type Situation } from '@opfor/games/blood-and-plunder/view'
import { isPointed } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../text/language.tsx'
import type { Board, BoardProps } from '../board.ts'
import '../../components/tools.css'
import { ViewTabs } from '../view-tabs.tsx'
import './board.css'
import { CardAndChart } from './chart.tsx'
import { currentAttack } from './aim.tsx'
import { Closeup } from './closeup.tsx'
import { ViewSheets } from './view-sheets.tsx'
import { TableMap } from './map.tsx'
import { Rosters } from './roster.tsx'
import { Score } from './score.tsx'
import { useViewport } from './use-viewport.ts'
import { tableWords } from './words.ts'

/** Whether a question is a form for the result of an attack, which leaves little room for the map. */
function isResultForm(question: BoardProps['question']): boolean {
  return question?.kind === 'entry' && !isPointed(question)
}

type View = 'map' | 'roster' | 'chart'

/** The board of Blood & Plunder: the map if there is one, both rosters, the card and the charts. */
export const BloodAndPlunderBoard: Board<Situation> = ({
  situation: now,
  lastMove,
  ...props
}: BoardProps<Situation>) => {
  const say = useSay()
  const mapped = isMapped(now)
  const { wide, small } = useViewport()
  const isSideBySide = wide && mapped
  const [chosenView, setChosenView] = useState<View>()
  const first: View = mapped && !isSideBySide ? 'map' : 'roster'
  const view: View =
    small || chosenView === undefined || (chosenView === 'map' && first !== 'map') ? first : chosenView
  const views: readonly View[] = first === 'map' ? ['map', 'roster', 'chart'] : ['roster', 'chart']
  const choice = small ? undefined : (
    <ViewTabs label={tableWords.views} views={views} names={tableWords} shown={view} show={setChosenView} />
  )
  const aim = mapped && isResultForm(props.question) ? currentAttack(now, lastMove) : undefined
  const shown = (each: View, question: BoardProps['question'], head?: ReactNode): ReactNode => {
    if (each === 'map')
      return <TableMap now={now} lastMove={lastMove} head={head} {...props} question={question} />
    return each === 'roster' ? (
      <Rosters now={now} correct={props.correct} />
    ) : (
      <CardAndChart now={now} move={lastMove} />
    )
  }
  return (
    <section className={isSideBySide ? 'bp-board bp-wide' : 'bp-board'} aria-label={say(tableWords.views)}>
      {aim !== undefined && <Closeup now={now} aim={aim} />}
      <Score now={now} />
      {small && <ViewSheets views={views} show={(each) => shown(each, undefined)} />}
      {isSideBySide && shown('map', props.question)}
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
