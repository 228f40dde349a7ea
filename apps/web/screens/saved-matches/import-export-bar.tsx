import { type Message, message } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { download } from '../../data/device/download.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { listSheets } from '../../data/storage/sheet-list.ts'
import { FileButton } from '../../ui/components/file-button.tsx'
import { useSay } from '../../ui/text/language.tsx'

/** The home screen shows these from the start. */
const importWords = {
  importFile: message('web.matchStorage.import', 'Import a file'),
  exportAll: message('web.matchStorage.exportAll', 'Export everything'),
} as const

const StoragePromise = lazy(async () => ({
  default: (await import('./storage-notice.tsx')).StorageNotice,
}))

/** Warns if storage is not persistent. */
export function ImportExportBar() {
  const { matches, refresh } = useMatchList()
  const say = useSay()
  const [, go] = useLocation()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [hasSheets, setHasSheets] = useState(false)
  useEffect(() => {
    void listSheets().then((sheets) => setHasSheets(sheets.length > 0))
  }, [])
  const read = async (file: File): Promise<void> => {
    const { importFile: takeFile } = await import('../../data/transfer/import-file.ts')
    const taken = await takeFile(file)
    if (typeof taken === 'string') return go(taken)
    setMessages(taken)
    return refresh()
  }
  const exportAll = async (): Promise<void> => {
    const { exportBackup } = await import('../../data/transfer/export-backup.ts')
    download('matches.opfor.json', await exportBackup())
  }
  if (matches === undefined) return undefined
  const any = matches.length > 0 || hasSheets
  return (
    <section className="keeping-bar" aria-label={say(importWords.importFile)}>
      <div className="row">
        <FileButton
          accept=".json,.md,.txt,application/json,text/markdown,text/plain"
          take={(file) => void read(file)}
        >
          {say(importWords.importFile)}
        </FileButton>
        {any && (
          <button type="button" className="button quiet" onClick={() => void exportAll()}>
            {say(importWords.exportAll)}
          </button>
        )}
      </div>
      <div role="status">
        {messages.map((each) => (
          <p key={each.id} className="notice">
            {say(each)}
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
