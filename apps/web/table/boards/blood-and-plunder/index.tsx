import {
  isMapped,
  lossesOf,
  type Side,
  sides,
  type Situation,
  tallies,
} from '@opfor/games/blood-and-plunder/view'
import { isAnsweredOnBoard } from '@opfor/kernel'
import { type ReactNode, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { BoardFrame, BoardStage, BoardText, type ScoreChip } from '../board-frame.tsx'
import type { Board, BoardProps, BoardSymbol } from '../board.ts'
import { useViewport } from '../use-viewport.ts'
import { ViewTabs } from '../view-tabs.tsx'
import './board.css'
import { currentAttack } from './map/aim.tsx'
import { CardAndChart } from './chart.tsx'
import { Closeup } from './closeup.tsx'
import { TableMap } from './map/map.tsx'
import { Rosters } from './roster.tsx'
import { tableWords } from './words.ts'

function scoreOf(now: Situation, say: ReturnType<typeof useSay>): readonly ScoreChip[] {
  const tally = (side: Side): ScoreChip => {
    const { lost, begun, next } = lossesOf(now, side)
    return {
      look: side === 'opfor' ? 'score-bot bp-tally bp-opfor' : 'score-player bp-tally bp-player',
      name: say(side === 'opfor' ? tableWords.opfor : tableWords.you),
      value: say(tableWords.strikes, { points: tallies(now)[side] }),
      note:
        next === undefined
          ? say(tableWords.lostAll, { lost, begun })
          : say(tableWords.lostNext, { lost, next }),
    }
  }
  const turn = say(tableWords.turnOf, { turn: now.turn, turns: now.battle.turns })
  return [...sides.map(tally), { look: 'bp-turn-of', name: say(tableWords.turn), value: turn }]
}

export const meanings: readonly BoardSymbol[] = [
  { at: '.board-score', meaning: [tableWords.legendScore] },
  { at: '.bp-token', meaning: [tableWords.legendSides, tableWords.legendMarks] },
  { at: '.bp-hull', meaning: [tableWords.legendSides] },
  { at: '.bp-melee', meaning: [tableWords.legendSpent] },
  { at: '.bp-terrain, .bp-objective', meaning: [tableWords.legendTerrain] },
  { at: '.bp-home', meaning: [tableWords.legendHome] },
]

/** On a small screen the map shows the attack that the form is about. */
function isResultForm(question: BoardProps['question']): boolean {
  return question?.kind === 'entry' && !isAnsweredOnBoard(question)
}

type View = 'map' | 'roster' | 'chart'

/** The map is missing if the battle has none. */
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

const marks = [
  'legendSides',
  'legendSpent',
  'legendMarks',
  'legendTerrain',
  'legendHome',
  'legendKeys',
] as const

export function Legend() {
  const say = useSay()
  return (
    <details className="bp-legend soft">
      <summary>{say(tableWords.legend)}</summary>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{say(tableWords[mark])}</li>
        ))}
      </ul>
    </details>
  )
}
