import { useLocation } from 'wouter'
import { BottomSheet as Dialog } from '../../ui/components/sheet.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { copyForWorkshop } from '../../data/storage/new-sheet.ts'
import './page-dialog.css'
import { shareWords } from '../../ui/text/share-words.ts'

/** Offers a copy of the page to change. */
export function PageDialog({ text, close }: { readonly text: string; readonly close: () => void }) {
  const say = useSay()
  const [, go] = useLocation()
  const change = async (): Promise<void> => go(await copyForWorkshop(text))
  return (
    <Dialog title={say(deferredWords.thePage)} close={close}>
      <button type="button" className="button quiet" onClick={() => void change()}>
        {say(shareWords.changeThis)}
      </button>
      <pre className="sheet-page">{text}</pre>
    </Dialog>
  )
}
