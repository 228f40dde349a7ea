import {
  type PictureCell,
  type TableValue,
  diffLayouts,
  type Game,
  optionsByTap,
  type PicturePanel,
  pictureOfMatch,
  type PictureRow,
  type PictureTrack,
} from '@opfor/kernel'
import { type ReactNode, useCallback } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { BoardFrame, BoardText } from './board-frame.tsx'
import type { BoardProps } from './board.ts'
import { highlightClass, type Highlights, useMoved } from './highlights.ts'
import './picture-board.css'

export function PictureBoard({
  game,
  situation,
  question,
  choose,
  highlighted,
  dimmed,
  inPlay,
  moves,
}: BoardProps & { readonly game: Game }) {
  const say = useSay()
  const sentence = useSentence()
  const changed = useCallback((before: unknown, now: unknown) => changedParts(game, before, now), [game])
  const moved = useMoved(moves, changed)
  const picture = pictureOfMatch(game, situation, { question })
  const options = question?.kind === 'choice' ? optionsByTap(question) : new Map<string, string>()
  const highlights: Highlights = {
    options: new Set(options.keys()),
    highlighted: highlighted ?? new Set(),
    dimmed: dimmed ?? new Set(),
    choose: (id) => choose(options.get(id)),
    moved,
  }
  return (
    <BoardFrame
      className="picture-frame"
      label={game.title}
      score={countedIn(game, situation).map(({ name, value }) => ({
        look: '',
        name: sentence(name),
        value: String(value),
      }))}
      inPlay={inPlay}
    >
      <BoardText>
        <div className="picture">
          <div className="picture-columns">
            {picture.columns.map((panels, column) => (
              <div key={column} className="picture-column">
                {panels.map((panel) => (
                  <PanelView key={say(panel.title)} panel={panel} highlights={highlights} />
                ))}
              </div>
            ))}
          </div>
          {picture.below.map((panel) => (
            <PanelView key={say(panel.title)} panel={panel} highlights={highlights} />
          ))}
          {picture.legend.length > 0 && (
            <ul className="picture-legend soft">
              {picture.legend.map((line) => (
                <li key={line.id}>{say(line)}</li>
              ))}
            </ul>
          )}
        </div>
      </BoardText>
    </BoardFrame>
  )
}

/** Empty if the game counts none, or before the first turn or round. */
function countedIn(game: Game, situation: unknown): readonly TableValue[] {
  const { counters } = game.layout(situation)
  return counters.filter(({ id, value }) => (id === 'turn' || id === 'round') && value !== 0)
}

/** The pieces that moved, their new places, and the numbers that changed. */
function changedParts(game: Game, before: unknown, now: unknown): readonly string[] {
  return diffLayouts(game.layout(before), game.layout(now)).flatMap((edit) => {
    if ('move' in edit) return [edit.move, edit.to]
    return 'set' in edit ? [edit.set] : [edit.arrange]
  })
}

function PanelView({
  panel: { title, track, heads, rows },
  highlights,
}: {
  readonly panel: PicturePanel
  readonly highlights: Highlights
}) {
  const sentence = useSentence()
  return (
    <section className="picture-panel">
      <h2>{sentence(title)}</h2>
      {track !== undefined && <TrackView track={track} name={sentence(title)} />}
      <table>
        {heads !== undefined && (
          <thead>
            <tr>
              {heads.map((head, nth) => (
                <th key={nth} scope="col">
                  {sentence(head)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, nth) => (
            <tr key={nth}>
              <th scope="row">
                <Label row={row} highlights={highlights} />
              </th>
              {toColumns(row, heads !== undefined).map((cells, column) => (
                <td key={column}>
                  {cells.map((cell, nth) => (
                    <CellView key={nth} cell={cell} highlights={highlights} />
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

/** Short texts and the cells of a table get a column each; names share one column. */
function toColumns({ cells }: PictureRow, isTable: boolean): readonly (readonly PictureCell[])[] {
  const isEach = isTable || cells.every(({ text }) => typeof text === 'string')
  return isEach ? cells.map((cell) => [cell]) : [cells]
}

function Label({
  row: { label, id },
  highlights,
}: {
  readonly row: PictureRow
  readonly highlights: Highlights
}) {
  const sentence = useSentence()
  return (
    <HighlightedPart id={id} highlights={highlights} className="picture-place">
      {sentence(label)}
    </HighlightedPart>
  )
}

function CellView({
  cell: { text, tone, id },
  highlights,
}: {
  readonly cell: PictureCell
  readonly highlights: Highlights
}) {
  const say = useSay()
  return (
    <HighlightedPart id={id} highlights={highlights} className={`picture-cell ${tone}`}>
      {typeof text === 'string' ? text : say(text)}
    </HighlightedPart>
  )
}

/** A button if the question offers it, highlighted or dimmed in an explanation. */
function HighlightedPart({
  id,
  highlights,
  className,
  children,
}: {
  readonly id: string | undefined
  readonly highlights: Highlights
  readonly className: string
  readonly children: ReactNode
}) {
  if (id === undefined) return <span className={className}>{children}</span>
  const look = `${className} ${highlightClass(highlights, id)} ${highlights.moved?.(id) ?? ''}`
  return highlights.options.has(id) ? (
    <button type="button" className={look} onClick={() => highlights.choose(id)}>
      {children}
    </button>
  ) : (
    <span className={look}>{children}</span>
  )
}

function TrackView({
  track: { from, to, at, marks },
  name,
}: {
  readonly track: PictureTrack
  readonly name: string
}) {
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
