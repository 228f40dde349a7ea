import { offlineWords } from '../text/offline-words.ts'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import { TopBar } from './top-bar.tsx'

/** Shown instead of the lab if it could not be downloaded. */
export function MissingLab() {
  const say = useSay()
  return <Missing title={say(ui.lab)} text={say(offlineWords.labMissing)} />
}

/** Shown instead of another part of the app if it could not be downloaded. */
export function MissingPart() {
  const say = useSay()
  return <Missing title={say(ui.app)} text={say(offlineWords.partMissing)} />
}

function Missing({ title, text }: { readonly title: string; readonly text: string }) {
  const say = useSay()
  return (
    <>
      <TopBar title={title} back="/" />
      <main className="page">
        <p role="alert">{text}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {say(offlineWords.reload)}
        </button>
      </main>
    </>
  )
}
