import { useSay } from '../text/language.tsx'
import { deferredWords } from '../text/deferred-words.ts'
import './new-version-notice.css'

export function NewVersionNotice({
  activate,
  dismiss,
}: {
  readonly activate: () => void
  readonly dismiss: () => void
}) {
  const say = useSay()
  return (
    <div className="notice update" role="status">
      <p>{say(deferredWords.newVersion)}</p>
      <div className="row">
        <button type="button" className="button" onClick={activate}>
          {say(deferredWords.reload)}
        </button>
        <button type="button" className="text-button" onClick={dismiss}>
          {say(deferredWords.later)}
        </button>
      </div>
    </div>
  )
}
