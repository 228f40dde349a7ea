import { lies, type Situation } from '@opfor/games/blitzkrieg/view'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { useOfferPictures } from '../../questions/piece-pictures.ts'
import { BoardFrame, BoardStage } from '../board-frame.tsx'
import type { Board, BoardProps } from '../board.ts'
import { highlightsFor, useMoved } from '../highlights.ts'
import { useElementSize } from '../use-element-size.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import './board.css'
import { useZoom } from '../zoom.ts'
import { Overview } from './overview.tsx'
import { bestPlan, pitch } from './plan.ts'
import { onlySelectablePart } from './theatre.tsx'
import { useUnitFirst } from './unit-first.ts'
import { useEnlarged } from './use-enlarged.ts'
import { words } from './words.ts'

function Patterns() {
  return (
    <svg className="bz-patterns" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="bz-land" width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M1 4.500L2.500 2L4 4.500" />
        </pattern>
        <pattern id="bz-sea" width="9" height="6" patternUnits="userSpaceOnUse">
          <path d="M0 4Q2.250 1 4.500 4T9 4" />
        </pattern>
      </defs>
    </svg>
  )
}

const EnlargedForces = lazy(async () => ({ default: (await import('./enlarged.tsx')).EnlargedForces }))
const EnlargedTheatre = lazy(async () => ({ default: (await import('./enlarged.tsx')).EnlargedTheatre }))
const EnlargedTools = lazy(async () => ({ default: (await import('./enlarged.tsx')).EnlargedTools }))

const loadPictures = async () => (await import('./pictures.tsx')).unitPictures

const thumb = 44

export const BlitzkriegBoard: Board<Situation> = ({
  situation: now,
  question,
  choose,
  highlighted,
  dimmed,
  inPlay,
  moves,
}: BoardProps<Situation>) => {
  const say = useSay()
  const stage = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)

  // On the screen a unit is chosen on the board, in the reserve.
  useOfferPictures(now.where === 'table' ? loadPictures : undefined)
  const room = useElementSize(stage)
  const withReserve = now.where === 'screen'
  const { plan, unit } = useMemo(() => bestPlan(now.board, room, withReserve), [now.board, room, withReserve])
  const zoom = useZoom(svg, { w: plan.w + 2, h: plan.h + 2 })
  const tap = pitch * unit * zoom.view.scale >= thumb

  const chosen = useRef(choose)
  useEffect(() => {
    chosen.current = choose
  })
  const asked = useMemo(
    () => highlightsFor(question, (id) => chosen.current(id), highlighted, dimmed),
    [question, highlighted, dimmed],
  )
  const moved = useMoved(moves, changedSpaces)
  const offered = useUnitFirst(now, question, choose, asked)
  const highlights = useMemo(() => ({ ...offered, moved }), [offered, moved])
  const enlarging = useEnlarged(stage, tap ? '' : onlySelectablePart(now.board, highlights))
  const ids = [...plan.blocks.map(({ theatre }) => theatre.id), 'forces']
  const block = plan.blocks.find(({ theatre }) => theatre.id === enlarging.id)
  const enlarged = block !== undefined || enlarging.id === 'forces'
  const turn = (by: number) =>
    enlarging.open(ids[(ids.indexOf(enlarging.id) + by + ids.length) % ids.length] ?? '')
  const large = {
    ...highlights,
    choose: (id: string) => {
      enlarging.leave()
      highlights.choose(id)
    },
  }

  return (
    <BoardFrame
      className="bz-board"
      label={say(words.board)}
      score={[
        {
          look: 'score-bot bz-score-bot',
          name: say(words.bot),
          value: say(words.vp, { vp: now.bot.vp }),
        },
        {
          look: 'score-player bz-score-player',
          name: say(words.you),
          value: say(words.vp, { vp: now.player.vp }),
        },
      ]}
      inPlay={inPlay}
      onKeyDown={(event) => {
        if (!enlarged) zoom.pressed(event)
        else if (event.key === 'Escape') enlarging.close()
      }}
    >
      <Patterns />
      <BoardStage
        tools={
          enlarged ? (
            <Suspense>
              <EnlargedTools takesFocus={enlarging.tapped} close={enlarging.close} turn={turn} />
            </Suspense>
          ) : (
            <ZoomButtons zoom={zoom} />
          )
        }
      >
        <div className="bz-stage" ref={stage} onPointerDownCapture={enlarging.touched}>
          <div className="bz-overview" inert={enlarged}>
            <svg
              ref={svg}
              className={`bz-whole ${zoom.view.scale > 1 ? 'bz-zoomed' : ''}`}
              role="group"
              aria-label={say(words.board)}
              {...zoom.drawing}
            >
              <Overview now={now} plan={plan} highlights={highlights} tap={tap} open={enlarging.open} />
            </svg>
          </div>
          {enlarged && (
            <div
              className="bz-panel"
              onClickCapture={(event) => {
                if (!enlarging.isSecondTap(event)) return
                event.stopPropagation()
                enlarging.leave()
                zoom.toggle({ x: event.clientX, y: event.clientY })
              }}
            >
              <h2 className="bz-title" aria-live="polite">
                {say(block?.theatre.name ?? words.forces)}
              </h2>
              <Suspense>
                {block === undefined ? (
                  <EnlargedForces now={now} highlights={large} />
                ) : (
                  <EnlargedTheatre now={now} block={block} highlights={large} />
                )}
              </Suspense>
            </div>
          )}
        </div>
      </BoardStage>
    </BoardFrame>
  )
}

function changedSpaces(before: Situation, now: Situation): readonly string[] {
  return now.board.theatres.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ spaces }) =>
      spaces.filter((space) => lies(now, space) !== lies(before, space)).map(({ id }) => id),
    ),
  )
}
