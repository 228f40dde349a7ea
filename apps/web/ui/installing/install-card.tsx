import { useSay } from '../text/language.tsx'
import { install, useInstallMethod } from './way-to-install.ts'
import { installWords } from './install-offer.tsx'

export function InstallCard() {
  const say = useSay()
  const way = useInstallMethod()
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
