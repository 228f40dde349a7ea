import { create } from 'zustand'

/** The browser's event that offers to install the app. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the app, from the moment when it is made until it is used. */
export const useInstallPrompt = create<{ readonly prompt?: InstallPrompt | undefined }>(() => ({}))

/** Keeps the browser's offer for a better moment. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstallPrompt.setState({ prompt: event as InstallPrompt })
  })
}
