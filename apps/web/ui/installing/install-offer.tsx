import { messages } from '@opfor/kernel'
import { usePreferences } from '../../data/device/preferences.ts'
import { useSay } from '../text/language.tsx'
import { install, useInstallMethod } from './way-to-install.ts'

export const installWords = messages('web.install', {
  title: 'Install Opfor as an app',
  why: 'It opens from your home screen, without the browser bars, and works offline.',
  install: 'Install',
  notNow: 'Not now',
  shareMenu: 'Tap Share in your browser, then “Add to Home Screen”.',
  ownStorage:
    'On an iPhone or iPad the installed app has its own storage: export your matches to a file here, and import it there.',
  browserMenu:
    "Look for “Install” or “Add to Home Screen” in your browser's menu; in Safari on a Mac it is “Add to Dock”. Not every browser can install apps.",
  installed: 'Opfor runs as an installed app.',
})

/** Shown only if installing is possible; "Not now" ends the offer for good. */
export function InstallOffer() {
  const say = useSay()
  const { prefer } = usePreferences()
  const way = useInstallMethod()
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
