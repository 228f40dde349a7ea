import type { ActingPiece } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import './acting-strip.css'

export function ActingStrip({ piece: { name, left, tags } }: { readonly piece: ActingPiece }) {
  const say = useSay()
  const noted = tags.filter(({ note }) => note !== undefined)
  const line = (
    <>
      <strong>{say(name)}</strong>
      {left !== undefined && <b className="acting-left">{say(left)}</b>}
      <span className="acting-tags">
        {tags.map(({ text, note }) => (
          <span key={say(text)} className={note === undefined ? 'acting-tag' : 'acting-tag noted'}>
            {say(text)}
          </span>
        ))}
      </span>
    </>
  )
  if (noted.length === 0) return <p className="acting-strip acting-line">{line}</p>
  return (
    <details className="acting-strip">
      <summary className="acting-line">{line}</summary>
      <dl>
        {noted.map(({ text, note }) => (
          <div key={say(text)}>
            <dt>{say(text)}</dt>
            <dd>{note !== undefined && say(note)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
