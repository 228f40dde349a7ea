import { BottomSheet as Dialog } from '../../ui/components/sheet.tsx'
import { deleteSheet } from '../../data/storage/sheet-storage.ts'
import { deleteUndo } from '../../data/storage/undo-storage.ts'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { opponentWords } from './words.ts'

export function DeleteSheet({
  id,
  name,
  close,
  deleted,
}: {
  readonly id: string
  readonly name: string
  readonly close: () => void
  readonly deleted: () => void
}) {
  const say = useSay()
  const remove = async (): Promise<void> => {
    await Promise.all([deleteSheet(id), deleteUndo(id)])
    deleted()
  }
  return (
    <Dialog title={say(deferredWords.remove)} close={close}>
      <p>{say(opponentWords.askDelete, { name })}</p>
      <div className="row">
        <button type="button" className="button danger" onClick={() => void remove()}>
          {say(deferredWords.remove)}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {say(opponentWords.keep)}
        </button>
      </div>
    </Dialog>
  )
}
