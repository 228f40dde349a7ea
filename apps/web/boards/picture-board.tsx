import type { Game, Panel, Track } from '@opfor/kernel'
import { useSay } from '../text/language.tsx'
import './picture-board.css'

/** The table of a game that has no board of its own, drawn from its picture: panels, rows of places, tracks. */
export function PictureBoard({ game, situation }: { readonly game: Game; readonly situation: unknown }) {
  const say = useSay()
  const picture = game.picture?.(situation)
  if (picture === undefined) return undefined
  return (
    <div className="picture">
      <div className="picture-columns">
        {picture.columns.map((panels) => (
          <div key={panels.map(({ title }) => say(title)).join()} className="picture-column">
            {panels.map((panel) => (
              <PanelOf key={say(panel.title)} panel={panel} />
            ))}
          </div>
        ))}
      </div>
      {picture.below.map((panel) => (
        <PanelOf key={say(panel.title)} panel={panel} />
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

function PanelOf({ panel: { title, track, rows } }: { readonly panel: Panel }) {
  const say = useSay()
  return (
    <section className="picture-panel">
      <h3>{say(title)}</h3>
      {track !== undefined && <TrackOf track={track} name={say(title)} />}
      <table>
        <tbody>
          {rows.map(({ label, cells }, row) => (
            <tr key={`${row} ${say(label)}`}>
              <th scope="row">{say(label)}</th>
              {cells.map(({ text, tone }, at) => (
                <td key={`${at} ${text}`}>
                  <span className={`picture-cell ${tone}`}>{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
