import { nameOf } from '@opfor/games/blood-and-plunder/files'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import { useZoom } from '../../zoom.ts'
import { useDrag } from '../map/drag.ts'
import { placeLabels } from '../map/labels.ts'
import { useUnitsPerPixel } from '../map/scale.ts'
import { Hull } from '../map/ship-token.tsx'
import { Ground } from '../map/terrain.tsx'
import { Body, handleKey } from '../map/tokens.tsx'
import { type Draft, toTable, type Place, listStarters, startPosition } from './draft.ts'
import { type Handle, handlesOf, moveHandle, idOfHandle, positionOf } from './handles.ts'
import { ZoomButtons } from '../../zoom-buttons.tsx'
import { editorWords } from './words.ts'

/** Pieces, objectives and starts can be dragged; the selected piece shows its handles. */
export function DraftMap({
  draft,
  change,
  chosen,
  choose,
  head,
}: {
  readonly head: ReactNode
  readonly draft: Draft
  readonly change: (to: Draft) => void
  readonly chosen: string | undefined
  readonly choose: (id: string | undefined) => void
}) {
  const say = useSay()
  const svg = useRef<SVGSVGElement>(null)
  const [width, height] = [draft.width * 10, draft.height * 10]
  const zoom = useZoom(svg, { w: width + 2, h: height + 2 })
  const perPixel = useUnitsPerPixel(svg, width + 2) / zoom.view.scale
  const known = new Map<string, Handle>()
  const { dragged, handlers } = useDrag(svg, height, ({ id, at }) => {
    const handle = known.get(id)
    if (handle !== undefined) change(moveHandle(draft, handle, inches(at)))
  })
  const drag = (handle: Handle, at: Place) => {
    known.set(idOfHandle(handle), handle)
    return handlers(idOfHandle(handle), { x: at.x * 10, y: at.y * 10 })
  }
  const piece = draft.terrain.find(({ id }) => id === chosen)
  const wholeOf = moveHandleFor(draft, chosen)
  const handles = [
    ...(wholeOf === undefined ? [] : [{ handle: wholeOf, at: positionOf(draft, wholeOf) }]),
    ...(piece === undefined ? [] : handlesOf(piece)),
  ]
  const grips = handles.map(({ handle, at }) => ({ handle, at, drag: drag(handle, at) }))
  const selectProps = (handle: Handle) => ({
    role: 'button',
    tabIndex: 0,
    onClick: () => choose(chosen === handle.id ? undefined : handle.id),
    onKeyDown: (event: React.KeyboardEvent) =>
      handleKey(
        event,
        () => choose(handle.id),
        (dx, dy) => {
          const { x, y } = positionOf(draft, handle)
          change(moveHandle(draft, handle, { x: x + dx / 10, y: y + dy / 10 }))
        },
      ),
  })
  const handle = dragged === undefined ? undefined : known.get(dragged.id)
  const shown =
    dragged === undefined || handle === undefined ? draft : moveHandle(draft, handle, inches(dragged.at))
  const starters = listStarters(shown).map((one) => ({ ...one, ...startPosition(shown, one.id) }))
  const labels = placeLabels(
    starters.map(({ id, name, x, y, isShip, radius }) => ({
      id,
      at: { x: x * 10, y: height - y * 10 },
      reach: isShip ? 30 : radius + 2,
      name: say(nameOf(name)),
    })),
    11 * perPixel,
    { x: 0, y: 0, w: width, h: height },
  )
  return (
    <div className="bp-side">
      <div className="bp-head">
        {head}
        <div className="bp-tools">
          <ZoomButtons zoom={zoom} />
        </div>
      </div>
      <svg
        ref={svg}
        className={`bp-drawing ${zoom.view.scale > 1 ? 'bp-zoomed' : ''}`}
        style={{ '--u': perPixel, '--ratio': width / height } as CSSProperties}
        role="group"
        aria-label={say(editorWords.table)}
        {...zoom.drawing}
      >
        <Ground
          battle={toTable(shown)}
          sea={false}
          piece={({ id, name }) => ({
            ...selectProps({ kind: 'piece', id }),
            'aria-label': say(editorWords.change, { name: nameOf(name) }),
            className: id === chosen ? 'bp-chosen' : 'bp-choosable',
          })}
          objective={({ id, name }) => ({
            ...selectProps({ kind: 'objective', id }),
            'aria-label': say(editorWords.change, { name: nameOf(name) }),
            className: id === chosen ? 'bp-objective bp-chosen' : 'bp-objective bp-choosable',
          })}
        />
        {starters.map(({ id, name, side, isShip, radius, x, y, heading }) => (
          <g
            key={id}
            {...selectProps({ kind: 'start', id })}
            aria-label={say(editorWords.change, { name: nameOf(name) })}
            className={`bp-token bp-${side} ${id === chosen ? 'bp-mover' : ''} ${isShip ? 'bp-ship' : ''}`}
            transform={`translate(${x * 10} ${height - y * 10})`}
          >
            <circle className="bp-touch" r={Math.max(radius, 22 * perPixel)} />
            {isShip ? <Hull heading={heading} /> : <Body side={side} radius={radius} />}
          </g>
        ))}
        <g aria-hidden>
          {labels.map(({ id, lines, x, y }) => (
            <text key={id} className="bp-name" y={y}>
              {lines.map((line, nth) => (
                <tspan key={line} x={x} dy={nth === 0 ? 0 : 11.5 * perPixel}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
        </g>
        {grips.map(({ handle: grip, at, drag: by }) => {
          const now = gripPosition(shown, grip) ?? at
          return (
            <g
              key={idOfHandle(grip)}
              className={`bp-grip bp-grip-${grip.kind}`}
              data-grip={idOfHandle(grip)}
              transform={`translate(${now.x * 10} ${height - now.y * 10})`}
              {...by}
            >
              <circle className="bp-touch" r={(grip.kind === 'edge' ? 12 : 18) * perPixel} />
              {grip.kind === 'piece' && (
                <path className="bp-cross" transform={`scale(${perPixel})`} d="M-9 0H9M0 -9V9" />
              )}
              {'nth' in grip || grip.kind === 'radius' ? (
                <circle className="bp-knob" r={(grip.kind === 'edge' ? 4 : 7) * perPixel} />
              ) : undefined}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function inches({ x, y }: Place): Place {
  return { x: x / 10, y: y / 10 }
}

function moveHandleFor(draft: Draft, chosen: string | undefined): Handle | undefined {
  if (chosen === undefined) return undefined
  if (draft.terrain.some(({ id }) => id === chosen)) return { kind: 'piece', id: chosen }
  if (draft.objectives.some(({ id }) => id === chosen)) return { kind: 'objective', id: chosen }
  return listStarters(draft).some(({ id }) => id === chosen) ? { kind: 'start', id: chosen } : undefined
}

function gripPosition(shown: Draft, grip: Handle): Place | undefined {
  if (grip.kind === 'piece' || grip.kind === 'objective' || grip.kind === 'start')
    return positionOf(shown, grip)
  const now = shown.terrain.find(({ id }) => id === grip.id)
  const same = now === undefined ? [] : handlesOf(now)
  return same.find(({ handle }) => idOfHandle(handle) === idOfHandle(grip))?.at
}
