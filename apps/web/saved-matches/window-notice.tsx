import { useSay } from '../text/language.tsx'
import { useMatch } from '../store/match-store.ts'
import { ui } from '../text/words.ts'
import { noticeWords } from './notice-words.ts'

/** What happened to the match outside this window: it went on elsewhere, or the disk refused. */
export function WindowNotice() {
  const say = useSay()
  const { notice, dismissNotice } = useMatch()
  if (notice === undefined) return undefined
  return (
    <div className="notice" role="status">
      <p>{say(noticeWords[notice])}</p>
      <div className="row">
        <button type="button" className="text-button" onClick={dismissNotice}>
          {say(ui.close)}
        </button>
      </div>
    </div>
  )
}
