import { english, message, format as sayIn } from '@opfor/kernel'
import { missingIn } from 'virtual:languages-told'
import { usePreferences } from '../../data/device/preferences.ts'
import { languageName } from '../text/language.tsx'
import { useSay } from '../text/language.tsx'
import { offlineWords } from '../text/offline-words.ts'
import './new-version-notice.css'

/** Written in the missing language and in English. */
export function MissingLanguage({ code, retry }: { readonly code: string; readonly retry: () => void }) {
  const say = useSay()
  const { prefer } = usePreferences()
  const { id } = offlineWords.languageMissing
  const own = missingIn[code]
  return (
    <div className="notice update" role="alert">
      {own !== undefined && (
        <p lang={code}>{sayIn(message(id, own, { language: languageName(code) }), english)}</p>
      )}
      <p lang="en">{say(offlineWords.languageMissing, { language: languageName(code, 'en') })}</p>
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
