import { offlineWords } from '../text/offline-words.ts'
import { useSay } from '../text/language.tsx'
import { TopBar } from './top-bar.tsx'

const words = {
  lab: { title: offlineWords.lab, text: offlineWords.labMissing },
  editors: { title: offlineWords.editors, text: offlineWords.editorsMissing },
} as const

/** Shown instead of a part of the app that could not be downloaded. */
export function MissingPart({ part }: { readonly part: keyof typeof words }) {
  const say = useSay()
  return (
    <>
      <TopBar title={say(words[part].title)} back="/" />
      <main className="page">
        <p role="alert">{say(words[part].text)}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {say(offlineWords.reload)}
        </button>
      </main>
    </>
  )
}
