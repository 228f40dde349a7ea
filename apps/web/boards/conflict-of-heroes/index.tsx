import { packFrom, playersOf, sideName, sides, type Situation } from '@opfor/games/conflict-of-heroes/view'
import { isPointed } from '@opfor/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../../text/language.tsx'
import { useActiveField } from '../../questions/board-fields.ts'
import type { Board, BoardProps } from '../board.ts'
import '../../components/tools.css'
import { ViewTabs } from '../view-tabs.tsx'
import './board.css'
import { HexMap } from './hex-map.tsx'
import { MissionSheet } from './mission-sheet.tsx'
import { PackUpdate } from './pack-update.tsx'
import { countOrders } from './count-orders.ts'
import { RecordBoards } from './record-boards.tsx'
import { BriefingLink } from './briefing-link.tsx'
import { briefingWords, mapWords, panelWords } from './words.ts'

type View = 'map' | 'cards' | 'mission'

/** The table of Conflict of Heroes: the maps, the Record Boards, and in a mission its sheet. Hands are not shown. */
export const ConflictOfHeroesBoard: Board<Situation> = ({
  situation: now,
  open,
  question: fullQuestion,
  choose: answer,
  correct,
  highlighted,
  dimmed,
}: BoardProps<Situation>) => {
  const field = useActiveField(isPointed)
  const question = fullQuestion && (field?.field ?? fullQuestion)
  const choose = field?.answer ?? answer
  const say = useSay()
  const [chosenView, setChosenView] = useState<{ readonly view: View; readonly for: string | undefined }>()
  const { mission } = now
  const views: readonly View[] = mission === undefined ? ['map', 'cards'] : ['map', 'cards', 'mission']
  const asked = question !== undefined && isPointed(question)
  const defaultView: View = asked || mission === undefined ? 'map' : 'mission'
  const isValid =
    chosenView !== undefined && views.includes(chosenView.view) && (!asked || chosenView.for === question.id)
  const view = isValid ? chosenView.view : defaultView
  const isNow = open !== undefined && open.match.situation === now
  const isGenerated = now.stage !== 'generation'
  return (
    <section className="coh-board" aria-label={say(mapWords.views)}>
      <div className="coh-bar">
        <p className="coh-score">
          {sides
            .filter((side) => side !== mission?.ai)
            .map((side) => (
              <span key={side} className={`coh-name coh-${side}`}>
                {say(sideName(side))}{' '}
                {playersOf(now, side).map(({ id, caps }) => (
                  <b key={id}>{say(panelWords.caps, { caps: mission?.caps ?? caps })}</b>
                ))}
              </span>
            ))}
        </p>
        <ViewTabs
          label={mapWords.views}
          views={views}
          names={mapWords}
          shown={view}
          show={(each) => setChosenView({ view: each, for: question?.id })}
        >
          {isGenerated && isNow && (
            <Link href={`/briefing/${open.id}`} className="board-tool">
              {say(briefingWords.briefing)}
            </Link>
          )}
        </ViewTabs>
      </div>
      {mission !== undefined && mission.end > 0 && isNow && (
        <p className="coh-standing">
          {say(panelWords.standing, {
            round: mission.round,
            count: countOrders(open.match.steps),
            marker: mission.marker,
            end: mission.end,
          })}
        </p>
      )}
      {now.mode === 'firefight' && now.stage === 'over' && isNow && <BriefingLink id={open.id} />}
      {view === 'map' &&
        (now.maps.length === 0 ? (
          <p className="soft">{say(mapWords.noMap)}</p>
        ) : (
          <HexMap
            now={now}
            question={question}
            choose={choose}
            correct={correct}
            highlighted={highlighted}
            dimmed={dimmed}
          />
        ))}
      {view === 'cards' && <RecordBoards now={now} />}
      {view === 'mission' && mission !== undefined && <MissionSheet now={now} mission={mission} />}
      {(isGenerated || view === 'cards') && correct !== undefined && open !== undefined && (
        <PackUpdate now={now} initialPack={packFrom(open.match.journal.settings.options['pack'])} />
      )}
    </section>
  )
}
