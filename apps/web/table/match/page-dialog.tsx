import { useLocation } from 'wouter'
import { Sheet as Dialog } from '../../ui/components/sheet.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { changeThis } from '../../data/storage/change-this.ts'
import './page-dialog.css'
import { shareWords } from '../../ui/text/share-words.ts'

/** The page that a match is played by, and a copy of it to change. */
export function PageDialog({ text, close }: { readonly text: string; readonly close: () => void }) {
  const say = useSay()
  const [, go] = useLocation()
  const change = async (): Promise<void> => go(await changeThis(text))
  return (
    <Dialog title={say(deferredWords.thePage)} close={close}>
      <button type="button" className="button quiet" onClick={() => void change()}>
        {say(shareWords.changeThis)}
      </button>
      <pre className="sheet-page">{text}</pre>
    </Dialog>
  )
}
