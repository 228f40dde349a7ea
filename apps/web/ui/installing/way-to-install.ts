import { cachePart } from '../../data/device/app-parts.ts'
import { useInstallPrompt } from '../../data/device/install-prompt.ts'
import { usePreferences } from '../../data/device/preferences.ts'

/** The share menu is for iPhones and iPads; a browser menu may not offer it. */
export type InstallMethod = 'installed' | 'button' | 'share menu' | 'browser menu'

export function useInstallMethod(): InstallMethod {
  const { prompt } = useInstallPrompt()
  if (isInstalled()) return 'installed'
  if (prompt !== undefined) return 'button'
  return 'standalone' in navigator ? 'share menu' : 'browser menu'
}

function isInstalled(): boolean {
  const { standalone } = navigator as { readonly standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** After any answer the app is not offered again, except in the settings. */
export async function install(): Promise<void> {
  const { prompt } = useInstallPrompt.getState()
  if (prompt === undefined) return
  // The browser accepts each event only once.
  useInstallPrompt.setState({ prompt: undefined })
  const { outcome } = await prompt.prompt()
  usePreferences.getState().prefer({ offersInstall: false })
  // A page that is shared with the installed app opens offline.
  if (outcome === 'accepted') cachePart('sheets')
}
