import { create } from 'zustand'

export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the app, until it is used. */
export const useInstallPrompt = create<{ readonly prompt?: InstallPrompt | undefined }>(() => ({}))

/** Saves the browser's offer for a better moment. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallPrompt.setState({ prompt: event as InstallPrompt })
  })
}
