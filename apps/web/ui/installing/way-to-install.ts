import { keepPart } from '../../data/device/app-parts.ts'
import { useInstallPrompt } from '../../data/device/install-prompt.ts'
import { usePreferences } from '../../data/device/preferences.ts'

/** How the app can be installed here: by a button, by the share menu of iPhones and iPads, or perhaps by the browser's menu. */
export type WayToInstall = 'installed' | 'button' | 'share menu' | 'browser menu'

/** How the app can be installed in this browser, or that it is. */
export function useWayToInstall(): WayToInstall {
  const { prompt } = useInstallPrompt()
  if (isInstalled()) return 'installed'
  if (prompt !== undefined) return 'button'
  return 'standalone' in navigator ? 'share menu' : 'browser menu'
}

function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** Asks the browser to install the app. Its answer counts: it is not offered again, except in the settings. */
export async function install(): Promise<void> {
  const { prompt } = useInstallPrompt.getState()
  if (prompt === undefined) return
  // The browser takes an event only once.
  useInstallPrompt.setState({ prompt: undefined })
  const { outcome } = await prompt.prompt()
  usePreferences.getState().prefer({ offersInstall: false })
  // A page that is shared with the installed app opens offline.
  if (outcome === 'accepted') keepPart('sheets')
}
