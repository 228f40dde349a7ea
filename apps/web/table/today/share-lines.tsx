import { useSay } from '../../ui/text/language.tsx'
import '../../ui/sharing/sharing.css'
import { useCopy } from '../../ui/sharing/share-parts.tsx'
import './today.css'
import { todayWords } from './result-lines.ts'

export function ShareLines({ text }: { readonly text: string }) {
  const say = useSay()
  const { copy, status } = useCopy()
  return (
    <section className="share battle-lines">
      <h3>{say(todayWords.lines)}</h3>
      <div className="shared-text">
        {text.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
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
        <p role="status" className="soft">
          {status}
        </p>
      </div>
    </section>
  )
}
