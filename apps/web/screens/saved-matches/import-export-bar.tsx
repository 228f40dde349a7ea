import { FileButton } from '../../ui/components/file-button.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { accepted, importWords, useTransfer } from './transfer-rows.tsx'

/** Warns if storage is not persistent. */
export function ImportExportBar() {
  const say = useSay()
  const { hasAny, isLoaded, read, exportAll, status } = useTransfer()
  if (!isLoaded) return undefined
  return (
    <section className="keeping-bar" aria-label={say(importWords.importFile)}>
      <div className="row">
        <FileButton accept={accepted} take={read}>
          {say(importWords.importFile)}
        </FileButton>
        {hasAny && (
          <button type="button" className="button quiet" onClick={exportAll}>
            {say(importWords.exportAll)}
          </button>
        )}
      </div>
      {status}
      {hasAny && <StorageNotice exportAll={exportAll} />}
    </section>
  )
}
