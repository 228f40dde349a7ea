import type { PartName } from '../../data/device/app-parts.ts'
import { offlineWords } from '../text/offline-words.ts'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import { TopBar } from './top-bar.tsx'

const words = {
  lab: { title: offlineWords.lab, text: offlineWords.labMissing },
  editors: { title: offlineWords.editors, text: offlineWords.editorsMissing },
  sheets: { title: offlineWords.sheets, text: offlineWords.sheetsMissing },
} as const

export function MissingPart({ part }: { readonly part: PartName }) {
  const say = useSay()
  const { title, text } =
    part === 'lab' || part === 'editors' || part === 'sheets'
      ? words[part]
      : { title: ui.app, text: offlineWords.partMissing }
  return (
    <>
      <TopBar title={say(title)} back="/" />
      <main className="page">
        <p role="alert">{say(text)}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {say(offlineWords.reload)}
        </button>
      </main>
    </>
  )
}
