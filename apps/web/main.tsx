import { createRoot } from 'react-dom/client'
import { App, loadLanguage } from './app.tsx'
import { captureInstallPrompt } from './data/device/install-prompt.ts'
import { SaveError } from './data/device/database.ts'
import { usePreferences } from './data/device/preferences.ts'
import { lowercaseTabIndex } from './ui/components/svg-tab-index.ts'
import './ui/design/tokens.css'
import './ui/design/design.css'

const place = document.querySelector('#app')
if (place === null) throw new Error('Element #app not found.')
// `npm start -- --network` serves phones over plain HTTP.
if (import.meta.env.MODE === 'network') void import('./data/device/random-uuid.ts')
captureInstallPrompt()
// The system opens files at this address; the manifest has it too.
if (location.search === '?files')
  void import('./data/device/launched-files.ts').then(({ openLaunchedFiles }) => openLaunchedFiles())
lowercaseTabIndex()
createRoot(place).render(<App />)

window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { readonly reason: unknown }
  if (!(reason instanceof SaveError)) return
  event.preventDefault()
  void reportSaveError(reason)
})

async function reportSaveError(problem: SaveError): Promise<void> {
  const [{ showSaveError }, language] = await Promise.all([
    import('./screens/saved-matches/save-error.tsx'),
    loadLanguage(usePreferences.getState().language),
  ])
  showSaveError(problem, language)
}
