import { useSay } from '../text/language.tsx'
import '../sharing/sharing.css'
import { useCopy } from '../sharing/use-copy.ts'
import { todayWords } from './words.ts'

/** The lines about a battle, to send and to copy. */
export function ShareLines({ text }: { readonly text: string }) {
  const say = useSay()
  const { copy, status } = useCopy()
  return (
    <section className="card share">
      <h3>{say(todayWords.lines)}</h3>
      <p className="shared-text">{text}</p>
      <div className="row">
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {say(todayWords.send)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => copy(text)}>
          {say(todayWords.copy)}
        </button>
      </div>
      <p role="status" className="soft">
        {status}
      </p>
    </section>
  )
}
