import { packFrom, playersOf, sideName, sides, type Situation } from '@opfor/games/conflict-of-heroes/view'
import { isAnsweredOnBoard, type MatchStep } from '@opfor/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../../../ui/text/language.tsx'
import { useActiveField } from '../../questions/board-fields.ts'
import { BoardAnswer } from '../board-answer.tsx'
import { BoardFrame, BoardText, type ScoreChip } from '../board-frame.tsx'
import type { Board, BoardProps, BoardSymbol } from '../board.ts'
import { useViewport } from '../use-viewport.ts'
import { ViewTabs } from '../view-tabs.tsx'
import './board.css'
import { BriefingLink } from './briefing-link.tsx'
import { Waiting } from './edges.tsx'
import { HexMap } from './hex-map.tsx'
import { MissionSheet } from './mission-sheet.tsx'
import { PackUpdate } from './pack-update.tsx'
import { RecordBoards } from './record-boards.tsx'
import { briefingWords, mapWords, panelWords } from './words.ts'

export const meanings: readonly BoardSymbol[] = [
  { at: '.board-score', meaning: [mapWords.legendScore] },
  { at: '.coh-strip', meaning: [mapWords.legendEdge] },
  { at: '.coh-cell, .coh-counter', meaning: [mapWords.legendCounters] },
]

const orders: ReadonlySet<unknown> = new Set(['stays', 'one', 'two', 'order'])

function countOrders(steps: readonly MatchStep[]): number {
  return steps.filter((step) => 'q' in step && step.q === 'coh.mission' && orders.has(step.a)).length
}

// Exported from the board's file, because the bundler would split its words otherwise.
export { BriefingInMenu } from './briefing-link.tsx'

type View = 'map' | 'cards' | 'mission'

/** Shows no hands; the sheet only in a mission. */
export const ConflictOfHeroesBoard: Board<Situation> = ({
  situation: now,
  open,
  question: fullQuestion,
  choose: answer,
  correct,
  isCorrecting,
  highlighted,
  dimmed,
  inPlay,
  moves,
}: BoardProps<Situation>) => {
  const field = useActiveField(isAnsweredOnBoard)
  const question = fullQuestion && (field?.field ?? fullQuestion)
  const choose = field?.answer ?? answer
  const say = useSay()
  const { small } = useViewport()
  const [chosenView, setChosenView] = useState<{ readonly view: View; readonly for: string | undefined }>()
  const { mission } = now
  const views: readonly View[] = mission === undefined ? ['map', 'cards'] : ['map', 'cards', 'mission']
  const asked = question !== undefined && isAnsweredOnBoard(question)
  const defaultView: View =
    asked || mission === undefined ? (now.maps.length > 0 ? 'map' : 'cards') : 'mission'
  const isValid =
    chosenView !== undefined && views.includes(chosenView.view) && (!asked || chosenView.for === question.id)
  const view = isValid ? chosenView.view : defaultView
  const isNow = open !== undefined && open.match.situation === now
  const isGenerated = now.stage !== 'generation'
  const score: readonly ScoreChip[] = [
    ...sides
      .filter((side) => side !== mission?.ai)
      .map((side) => ({
        look: `coh-name coh-${side}`,
        name: say(sideName(side)),
        value: playersOf(now, side)
          .map(({ caps }) => say(panelWords.caps, { caps: mission?.caps ?? caps }))
          .join(' + '),
      })),
    ...(mission !== undefined && mission.end > 0 && isNow
      ? [
          {
            look: 'coh-standing',
            name: say(panelWords.standing, {
              round: mission.round,
              count: countOrders(open.match.steps),
              marker: mission.marker,
              end: mission.end,
            }),
          },
        ]
      : []),
  ]
  // In the sample the app has answered: nothing there is from the user's cards.
  const isSample = open?.match.steps.some((step) => 'by' in step && step.by === 'policy') === true
  const offersUpdate = (isGenerated || view === 'cards') && correct !== undefined && !isSample
  const packUpdate = offersUpdate && open !== undefined && (
    <PackUpdate now={now} initialPack={packFrom(open.match.journal.settings.options['pack'])} />
  )
  return (
    <BoardFrame
      className="coh-board"
      label={say(mapWords.views)}
      score={score}
      inPlay={inPlay}
      views={
        <ViewTabs
          label={mapWords.views}
          views={views}
          names={mapWords}
          shown={view}
          show={(each) => setChosenView({ view: each, for: question?.id })}
        >
          {/* A phone has no room for the link: it is in the menu. */}
          {isGenerated && isNow && !small && (
            <Link href={`/briefing/${open.id}`} className="board-tool">
              {say(briefingWords.briefing)}
            </Link>
          )}
        </ViewTabs>
      }
    >
      {now.mode === 'firefight' && now.stage === 'over' && isNow && <BriefingLink id={open.id} />}
      {small && now.stage === 'over' && view === 'map' && <BoardAnswer>{packUpdate}</BoardAnswer>}
      {view === 'map' && now.maps.length > 0 ? (
        <>
          <HexMap
            now={now}
            question={question}
            choose={choose}
            correct={correct}
            isCorrecting={isCorrecting}
            highlighted={highlighted}
            dimmed={dimmed}
            moves={moves}
          />
          {!small && packUpdate}
        </>
      ) : (
        <BoardText>
          {view === 'map' && <p className="soft">{say(mapWords.noMap)}</p>}
          {view === 'cards' && <RecordBoards now={now} />}
          {view === 'cards' && <Waiting now={now} />}
          {view === 'mission' && mission !== undefined && <MissionSheet now={now} mission={mission} />}
          {packUpdate}
        </BoardText>
      )}
    </BoardFrame>
  )
}
