import { usePreferences } from '../device/preferences.ts'
import { germanMissingInGerman, offlineWords } from '../text/offline-words.ts'
import { useSay } from '../text/language.tsx'
import './new-version-notice.css'

/** Shown if German was chosen but could not be downloaded, in both languages. */
export function MissingGerman({ retry }: { readonly retry: () => void }) {
  const say = useSay()
  const { prefer } = usePreferences()
  return (
    <div className="notice update" role="alert">
      <p lang="de">{germanMissingInGerman}</p>
      <p lang="en">{say(offlineWords.germanMissing)}</p>
      <div className="row">
        <button type="button" className="button" onClick={retry}>
          {say(offlineWords.reload)}
        </button>
        <button type="button" className="text-button" onClick={() => prefer({ language: 'en' })}>
          {say(offlineWords.useEnglish)}
        </button>
      </div>
    </div>
  )
}
