import { type Language, messages } from '@opfor/kernel'
import { createRoot } from 'react-dom/client'
import type { SaveError } from '../../data/device/database.ts'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { LanguageProvider, useSay } from '../../ui/text/language.tsx'

const saveErrorWords = messages('web.notSaved', {
  title: "Couldn't save",
  asBefore: "Your last change wasn't saved. Everything before it is safe.",
  full: 'Storage is full. Delete matches you no longer need, then try again.',
  again: 'Try again. If it keeps happening, export everything to a file and reload the page.',
})

export const storageWords = messages('web.matchStorage', {
  mayBeCleared:
    'Your browser may delete your matches when storage runs low, or in Safari after seven days without a visit. Install the app, or save a file from time to time.',
  askAgain: 'Allow persistent storage',
  refused: 'The browser refused. Save a file to keep your matches safe.',
  saveAll: 'Save all matches to a file',
  promised: 'The browser will keep your matches.',
})

let isShown = false

/** Over any screen, one at a time. */
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
    <BottomSheet title={say(saveErrorWords.title)} close={close}>
      <p>{say(saveErrorWords.asBefore)}</p>
      <p>{say(isFull ? saveErrorWords.full : saveErrorWords.again)}</p>
    </BottomSheet>
  )
}
