import type { Language } from '@opfor/kernel'
import { createRoot } from 'react-dom/client'
import type { SaveError } from '../device/device-store.ts'
import { Speaking, useSay } from '../text/language.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { notKeptWords } from './not-kept-words.ts'

let isShown = false

/** Says over any screen that something could not be kept on this device, once until it is closed. */
export function tellNotKept({ cause }: SaveError, language: Language): void {
  if (isShown) return
  isShown = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = (): void => {
    root.unmount()
    place.remove()
    isShown = false
  }
  root.render(
    <Speaking language={language}>
      <NotKeptSheet
        isFull={cause instanceof DOMException && cause.name === 'QuotaExceededError'}
        close={close}
      />
    </Speaking>,
  )
}

function NotKeptSheet({ isFull, close }: { readonly isFull: boolean; readonly close: () => void }) {
  const say = useSay()
  return (
    <Sheet title={say(notKeptWords.title)} close={close}>
      <p>{say(notKeptWords.asBefore)}</p>
      <p>{say(isFull ? notKeptWords.full : notKeptWords.again)}</p>
    </Sheet>
  )
}
