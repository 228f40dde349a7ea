import {
  type Cell,
  type Game,
  optionsByTap,
  type Panel,
  pictureOf,
  type PictureRow,
  type Track,
} from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import type { BoardProps } from './board.ts'
import { lightOf, type Lights } from './lights.ts'
import './picture-board.css'

/** The table of a game that has no board of its own, drawn from its picture: panels, rows of places, tracks. */
export function PictureBoard({
  game,
  situation,
  question,
  choose,
  lit,
  dark,
}: BoardProps & { readonly game: Game }) {
  const say = useSay()
  const picture = pictureOf(game, situation, { question })
  const options = question?.kind === 'choice' ? optionsByTap(question) : new Map<string, string>()
  const lights: Lights = {
    options: new Set(options.keys()),
    lit: lit ?? new Set(),
    dark: dark ?? new Set(),
    choose: (id) => choose(options.get(id)),
  }
  return (
    <div className="picture">
      <div className="picture-columns">
        {picture.columns.map((panels, column) => (
          <div key={column} className="picture-column">
            {panels.map((panel) => (
              <PanelOf key={say(panel.title)} panel={panel} lights={lights} />
            ))}
          </div>
        ))}
      </div>
      {picture.below.map((panel) => (
        <PanelOf key={say(panel.title)} panel={panel} lights={lights} />
      ))}
      {picture.legend.length > 0 && (
        <ul className="picture-legend soft">
          {picture.legend.map((line) => (
            <li key={line.id}>{say(line)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function PanelOf({
  panel: { title, track, rows },
  lights,
}: {
  readonly panel: Panel
  readonly lights: Lights
}) {
  const sentence = useSentence()
  return (
    <section className="picture-panel">
      <h3>{sentence(title)}</h3>
      {track !== undefined && <TrackOf track={track} name={sentence(title)} />}
      <table>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={nth}>
              <th scope="row">
                <Label row={row} lights={lights} />
              </th>
              {columnsOf(row).map((cells, column) => (
                <td key={column}>
                  {cells.map((cell, nth) => (
                    <CellOf key={nth} cell={cell} lights={lights} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Short forms stand in columns; names stand one after another. */
function columnsOf({ cells }: PictureRow): readonly (readonly Cell[])[] {
  return cells.every(({ text }) => typeof text === 'string') ? cells.map((cell) => [cell]) : [cells]
}

function Label({ row: { label, id }, lights }: { readonly row: PictureRow; readonly lights: Lights }) {
  const sentence = useSentence()
  return (
    <Lit id={id} lights={lights} className="picture-place">
      {sentence(label)}
    </Lit>
  )
}

function CellOf({ cell: { text, tone, id }, lights }: { readonly cell: Cell; readonly lights: Lights }) {
  const say = useSay()
  return (
    <Lit id={id} lights={lights} className={`picture-cell ${tone}`}>
      {typeof text === 'string' ? text : say(text)}
    </Lit>
  )
}

/** A piece or place: a button where the question offers it, lit or dimmed where an explanation speaks of it. */
function Lit({
  id,
  lights,
  className,
  children,
}: {
  readonly id: string | undefined
  readonly lights: Lights
  readonly className: string
  readonly children: ReactNode
}) {
  if (id === undefined) return <span className={className}>{children}</span>
  const look = `${className} ${lightOf(lights, id)}`
  return lights.options.has(id) ? (
    <button type="button" className={look} onClick={() => lights.choose(id)}>
      {children}
    </button>
  ) : (
    <span className={look}>{children}</span>
  )
}

function TrackOf({ track: { from, to, at, marks }, name }: { readonly track: Track; readonly name: string }) {
  return (
    <svg
      className="picture-track"
      role="img"
      aria-label={`${name}: ${at}`}
      viewBox={`${from - 1} -1 ${to - from + 2} 2`}
    >
      <line x1={from} x2={to} y1="0" y2="0" />
      {marks.map((mark) => (
        <circle key={mark} cx={mark} cy="0" r="0.25" />
      ))}
      <circle className={at > 0 ? 'bot' : at < 0 ? 'player' : ''} cx={at} cy="0" r="0.5" />
    </svg>
  )
}
