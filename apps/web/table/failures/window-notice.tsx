import { useSay } from '../../ui/text/language.tsx'
import { useMatch } from '../../data/store/match-store.ts'
import { ui } from '../../ui/text/words.ts'
import { noticeWords } from './notice-words.ts'

/** A notice about other windows and the disk: the match was continued elsewhere, or could not be saved. */
export function WindowNotice() {
  const say = useSay()
  const { notice, dismiss } = useMatch()
  if (notice === undefined) return undefined
  return (
    <div className="notice" role="status">
      <p>{say(noticeWords[notice])}</p>
      <div className="row">
        <button type="button" className="text-button" onClick={dismiss}>
          {say(ui.close)}
        </button>
      </div>
    </div>
  )
}
