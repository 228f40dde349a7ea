import { useSay } from '../text/language.tsx'
import { laterWords } from '../text/later-words.ts'
import './new-version-notice.css'

/** Says that a new version has arrived, and lets a person change over now or later. */
export function NewVersionNotice({
  changeOver,
  wait,
}: {
  readonly changeOver: () => void
  readonly wait: () => void
}) {
  const say = useSay()
  return (
    <div className="notice update" role="status">
      <p>{say(laterWords.newVersion)}</p>
      <div className="row">
        <button type="button" className="button" onClick={changeOver}>
          {say(laterWords.reload)}
        </button>
        <button type="button" className="text-button" onClick={wait}>
          {say(laterWords.later)}
        </button>
      </div>
    </div>
  )
}
