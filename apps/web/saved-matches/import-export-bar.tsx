import { lazy, Suspense, useEffect, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { FileButton } from '../components/file-button.tsx'
import { download } from '../device/download.ts'
import { useMatchList } from '../storage/match-list.ts'
import { listSheets } from '../storage/sheet-list.ts'
import { importWords } from './import-words.ts'

const StoragePromise = lazy(async () => ({
  default: (await import('./storage-notice.tsx')).StorageNotice,
}))

/** Import and export, and a notice if storage is not persistent. */
export function ImportExportBar() {
  const { matches, refresh } = useMatchList()
  const say = useSay()
  const [messages, setMessages] = useState<readonly string[]>([])
  const [hasSheets, setHasSheets] = useState(false)
  useEffect(() => {
    void listSheets().then((sheets) => setHasSheets(sheets.length > 0))
  }, [])
  const read = async (file: File): Promise<void> => {
    const { importFile } = await import('../storage/import-file.ts')
    const done = await importFile(file, (title) => title)
    if (!done.ok) return setMessages([say(importWords.notImported, { problem: done.problem })])
    const { count, unplayable } = done.value
    setMessages([
      say(importWords.imported, { count }),
      ...(unplayable > 0 ? [say(importWords.unplayable, { count: unplayable })] : []),
    ])
    return refresh()
  }
  const exportAll = async (): Promise<void> => {
    const { exportBackup } = await import('../storage/export-backup.ts')
    download('opfor-matches.json', await exportBackup())
  }
  if (matches === undefined) return undefined
  const any = matches.length > 0 || hasSheets
  return (
    <section className="keeping-bar" aria-label={say(importWords.importFile)}>
      <div className="row">
        <FileButton accept=".json,.txt,application/json,text/plain" take={(file) => void read(file)}>
          {say(importWords.importFile)}
        </FileButton>
        {any && (
          <button type="button" className="button quiet" onClick={() => void exportAll()}>
            {say(importWords.exportAll)}
          </button>
        )}
      </div>
      <div role="status">
        {messages.map((text) => (
          <p key={text} className="notice">
            {text}
          </p>
        ))}
      </div>
      {any && (
        <Suspense>
          <StoragePromise exportAll={() => void exportAll()} />
        </Suspense>
      )}
    </section>
  )
}
