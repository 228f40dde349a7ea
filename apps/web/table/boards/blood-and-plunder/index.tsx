import { isMapped, type Situation } from '@opfor/games/blood-and-plunder/view'
import { isPointed } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import type { Board, BoardProps } from '../board.ts'
import { BoardFrame, BoardStage, BoardText } from '../board-frame.tsx'
import { ViewTabs } from '../view-tabs.tsx'
import './board.css'
import { CardAndChart } from './chart.tsx'
import { currentAttack } from './aim.tsx'
import { Closeup } from './closeup.tsx'
import { Legend } from './legend.tsx'
import { TableMap } from './map.tsx'
import { Rosters } from './roster.tsx'
import { scoreOf } from './score.tsx'
import { useViewport } from '../use-viewport.ts'
import { tableWords } from './words.ts'

// In the file of the board, whose words would be split otherwise.
export { meanings } from './meanings.ts'

/** Whether a question is a form for the result of an attack; on a small screen the map shows that attack. */
function isResultForm(question: BoardProps['question']): boolean {
  return question?.kind === 'entry' && !isPointed(question)
}

type View = 'map' | 'roster' | 'chart'

/** The board of Blood & Plunder: the map if there is one, both rosters, the card and the charts. */
export const BloodAndPlunderBoard: Board<Situation> = ({
  situation: now,
  lastMove,
  inPlay,
  ...props
}: BoardProps<Situation>) => {
  const say = useSay()
  const mapped = isMapped(now)
  const { wide, small } = useViewport()
  const isSideBySide = wide && mapped
  const { question } = props
  const [chosenView, setChosenView] = useState<{ readonly view: View; readonly question: unknown }>()
  const first: View = mapped && !isSideBySide ? 'map' : 'roster'
  const views: readonly View[] = first === 'map' ? ['map', 'roster', 'chart'] : ['roster', 'chart']
  // On a small screen another view gives way to the next question.
  const isValid =
    chosenView !== undefined &&
    views.includes(chosenView.view) &&
    (!small || chosenView.question === question)
  const view = isValid ? chosenView.view : first
  const aim = small && mapped && isResultForm(question) ? currentAttack(now, lastMove) : undefined
  const map =
    aim === undefined ? (
      <TableMap now={now} lastMove={lastMove} {...props} />
    ) : (
      <BoardStage>
        <Closeup now={now} aim={aim} />
      </BoardStage>
    )
  const shown = (each: View): ReactNode => {
    if (each === 'map') return map
    return (
      <BoardText>
        {each === 'roster' ? (
          <Rosters now={now} correct={props.correct} />
        ) : (
          <>
            <CardAndChart now={now} move={lastMove} />
            {mapped && <Legend />}
          </>
        )}
      </BoardText>
    )
  }
  return (
    <BoardFrame
      className={isSideBySide ? 'bp-board bp-wide' : 'bp-board'}
      label={say(tableWords.views)}
      score={scoreOf(now, say)}
      inPlay={inPlay}
      views={
        <ViewTabs
          label={tableWords.views}
          views={views}
          names={tableWords}
          shown={view}
          show={(each) => setChosenView({ view: each, question })}
        />
      }
    >
      {isSideBySide && map}
      {shown(view)}
    </BoardFrame>
  )
}
