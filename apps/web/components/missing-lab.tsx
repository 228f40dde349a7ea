import { offlineWords } from '../text/offline-words.ts'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import { TopBar } from './top-bar.tsx'

/** Shown instead of the lab if it could not be downloaded. */
export function MissingLab() {
  const say = useSay()
  return (
    <>
      <TopBar title={say(ui.lab)} back="/" />
      <main className="page">
        <p role="alert">{say(offlineWords.labMissing)}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {say(offlineWords.reload)}
        </button>
      </main>
    </>
  )
}
