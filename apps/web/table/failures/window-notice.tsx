import { messages } from '@opfor/kernel'
import { useMatch } from '../../data/store/match-store.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'

const noticeWords = messages('web.matchStorage', {
  followed: 'You continued this match in another window. This is the latest state.',
  notTaken: 'You continued this match in another window, so that tap was ignored.',
  notKept: "Your last answer wasn't saved. Save the match as a file to be safe.",
})

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
