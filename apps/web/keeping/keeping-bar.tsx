import { lazy, Suspense, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { download } from '../device/download.ts'
import { useMatchList } from '../storage/kept-list.ts'
import { keepingWords } from './words.ts'

const StoragePromise = lazy(async () => ({
  default: (await import('./storage-promise.tsx')).StoragePromise,
}))

/** Files in and out, and whether the browser has promised to keep what is stored. */
export function KeepingBar() {
  const { matches, refresh } = useMatchList()
  const say = useSay()
  const [told, setTold] = useState<readonly string[]>([])
  const read = async (file: File): Promise<void> => {
    const { importFile } = await import('../storage/import-file.ts')
    const done = await importFile(file, (title) => title)
    if (!done.ok) return setTold([say(keepingWords.notImported, { problem: done.problem })])
    const { count, unplayable } = done.value
    setTold([
      say(keepingWords.imported, { count }),
      ...(unplayable > 0 ? [say(keepingWords.unplayable, { count: unplayable })] : []),
    ])
    return refresh()
  }
  const exportAll = async (): Promise<void> => {
    const { exportBackup } = await import('../storage/everything-kept.ts')
    download('opfor-matches.json', await exportBackup())
  }
  if (matches === undefined) return undefined
  const any = matches.length > 0
  return (
    <section className="keeping-bar" aria-label={say(keepingWords.importFile)}>
      <div className="row">
        <FileButton accept=".json,.txt,application/json,text/plain" take={(file) => void read(file)}>
          {say(keepingWords.importFile)}
        </FileButton>
        {any && (
          <button type="button" className="button quiet" onClick={() => void exportAll()}>
            {say(keepingWords.exportAll)}
          </button>
        )}
      </div>
      <div role="status">
        {told.map((text) => (
          <p key={text} className="notice">
            {text}
          </p>
        ))}
      </div>
      {any && (
        <Suspense>
          <StoragePromise />
        </Suspense>
      )}
    </section>
  )
}
