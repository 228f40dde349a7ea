import { useSay } from '../text/language.tsx'
import { install, useWayToInstall } from './way-to-install.ts'
import { installWords } from './words.ts'

/** The installation in the settings: a button, or how to do it in this browser. */
export function InstallCard() {
  const say = useSay()
  const way = useWayToInstall()
  return (
    <section className="card" id="install">
      <h2>{say(installWords.title)}</h2>
      {way === 'installed' ? (
        <p>{say(installWords.installed)}</p>
      ) : (
        <>
          <p>{say(installWords.why)}</p>
          {way === 'browser menu' && <p>{say(installWords.browserMenu)}</p>}
          {way === 'share menu' && (
            <>
              <p>{say(installWords.shareMenu)}</p>
              <p>{say(installWords.ownStorage)}</p>
            </>
          )}
          {way === 'button' && (
            <button type="button" className="button" onClick={() => void install()}>
              {say(installWords.install)}
            </button>
          )}
        </>
      )}
    </section>
  )
}
