import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { SpotList } from './spot-list.tsx'

export function SpotCheckSheet({
  open,
  close,
  correct,
}: {
  readonly open: OpenMatch
  readonly close: () => void
  readonly correct: () => void
}) {
  const say = useSay()
  return (
    <BottomSheet title={say(deferredWords.spotCheck)} close={close}>
      <p>{say(deferredWords.spotIntro)}</p>
      <SpotList open={open} />
      <div className="choices two">
        <button type="button" className="button" onClick={close}>
          {say(deferredWords.same)}
        </button>
        <button type="button" className="button quiet" onClick={correct}>
          {say(deferredWords.correctSomething)}
        </button>
      </div>
    </BottomSheet>
  )
}
