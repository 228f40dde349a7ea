import type { Situation } from '@opfor/games/blitzkrieg/view'
import { useEffect, useMemo, useRef } from 'react'
import { useSay } from '../../text/language.tsx'
import type { Board, BoardProps } from '../board.ts'
import { BoardBar, EnlargedBar } from './bars.tsx'
import '../tools.css'
import './board.css'
import { EnlargedForces, EnlargedTheatre } from './enlarged.tsx'
import { useEnlarged } from './use-enlarged.ts'
import { highlightsFor } from '../highlights.ts'
import { useElementSize } from '../use-element-size.ts'
import { Overview } from './overview.tsx'
import { Patterns } from './patterns.tsx'
import { pitch, planOf } from './plan.ts'
import { onlySelectablePart } from './theatre.tsx'
import { useUnitFirst } from './unit-first.ts'
import { words } from './words.ts'
import { useZoom } from '../zoom.ts'

const wideFrom = 640
const thumb = 44

export { EffectIcon, Star } from './effect-icon.tsx'

/** The board of BLITZKRIEG!: an overview, and one enlarged part. */
export const BlitzkriegBoard: Board<Situation> = ({
  situation: now,
  question,
  choose,
  highlighted,
  dimmed,
}: BoardProps<Situation>) => {
  const say = useSay()
  const stage = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)

  const room = useElementSize(stage)
  const wide = room.width >= wideFrom
  const withReserve = now.where === 'screen'
  const plan = useMemo(() => planOf(now.board, wide, withReserve), [now.board, wide, withReserve])
  const size = { w: plan.w + 2, h: plan.h + 2 }
  const zoom = useZoom(svg, size)
  const unit = Math.min(room.width / size.w, room.height / size.h)
  const tap = pitch * unit * zoom.view.scale >= thumb

  const chosen = useRef(choose)
  useEffect(() => {
    chosen.current = choose
  })
  const asked = useMemo(
    () => highlightsFor(question, (id) => chosen.current(id), highlighted, dimmed),
    [question, highlighted, dimmed],
  )
  const highlights = useUnitFirst(now, question, choose, asked)
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
    <section
      className={wide ? 'bz-board bz-wide' : 'bz-board'}
      aria-label={say(words.board)}
      onKeyDown={(event) => {
        if (!enlarged) zoom.pressed(event)
        else if (event.key === 'Escape') enlarging.close()
      }}
    >
      <Patterns />
      {enlarged ? (
        <EnlargedBar
          title={block?.theatre.name ?? words.forces}
          takesFocus={enlarging.tapped}
          close={enlarging.close}
          turn={turn}
        />
      ) : (
        <BoardBar now={now} zoom={zoom} />
      )}
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
            {block === undefined ? (
              <EnlargedForces now={now} highlights={large} />
            ) : (
              <EnlargedTheatre now={now} block={block} highlights={large} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
