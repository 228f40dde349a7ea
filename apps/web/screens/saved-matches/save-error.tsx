import type { Language } from '@opfor/kernel'
import { createRoot } from 'react-dom/client'
import type { SaveError } from '../../data/device/database.ts'
import { LanguageProvider, useSay } from '../../ui/text/language.tsx'
import { Sheet } from '../../ui/components/sheet.tsx'
import { saveErrorWords } from './save-error-words.ts'

let isShown = false

/** Shows a save error over any screen, one at a time. */
export function showSaveError({ cause }: SaveError, language: Language): void {
  if (isShown) return
  isShown = true
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const close = (): void => {
    root.unmount()
    container.remove()
    isShown = false
  }
  root.render(
    <LanguageProvider language={language}>
      <SaveErrorSheet
        isFull={cause instanceof DOMException && cause.name === 'QuotaExceededError'}
        close={close}
      />
    </LanguageProvider>,
  )
}

function SaveErrorSheet({ isFull, close }: { readonly isFull: boolean; readonly close: () => void }) {
  const say = useSay()
  return (
    <Sheet title={say(saveErrorWords.title)} close={close}>
      <p>{say(saveErrorWords.asBefore)}</p>
      <p>{say(isFull ? saveErrorWords.full : saveErrorWords.again)}</p>
    </Sheet>
  )
}
