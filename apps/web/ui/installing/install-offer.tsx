import { usePreferences } from '../../data/device/preferences.ts'
import { useSay } from '../text/language.tsx'
import { install, useWayToInstall } from './way-to-install.ts'
import { installWords } from './words.ts'

/** Offers to install the app where that is possible; "Not now" ends it for good. */
export function InstallOffer() {
  const say = useSay()
  const { prefer } = usePreferences()
  const way = useWayToInstall()
  if (way !== 'button' && way !== 'share menu') return undefined
  return (
    <section className="notice" aria-label={say(installWords.title)}>
      <h2>{say(installWords.title)}</h2>
      <p>{say(installWords.why)}</p>
      {way === 'share menu' && (
        <>
          <p>{say(installWords.shareMenu)}</p>
          <p className="soft">{say(installWords.ownStorage)}</p>
        </>
      )}
      <div className="row">
        {way === 'button' && (
          <button type="button" className="button" onClick={() => void install()}>
            {say(installWords.install)}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => prefer({ offersInstall: false })}>
          {say(installWords.notNow)}
        </button>
      </div>
    </section>
  )
}
