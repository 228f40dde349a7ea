import { type Message, message } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { download } from '../../data/device/download.ts'
import { useMatchList } from '../../data/storage/match-list.ts'
import { listSheets } from '../../data/storage/sheet-list.ts'
import { FileButton } from '../../ui/components/file-button.tsx'
import { RowLink } from '../../ui/components/row-link.tsx'
import { Icon } from '../../ui/design/icon.tsx'
import { useSay } from '../../ui/text/language.tsx'

/** The home screen shows these from the start. */
export const importWords = {
  importFile: message('web.matchStorage.import', 'Import a file'),
  importAbout: message(
    'web.matchStorage.importAbout',
    'A match, an opponent, or everything from another device.',
  ),
  exportAll: message('web.matchStorage.exportAll', 'Export everything'),
  exportAbout: message('web.matchStorage.exportAbout', 'Your matches and opponents as one file.'),
} as const

export const accepted = '.json,.md,.txt,application/json,text/markdown,text/plain'

export function useTransfer() {
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
  const status = (
    <div role="status">
      {messages.map((each) => (
        <p key={each.id} className="notice">
          {say(each)}
        </p>
      ))}
    </div>
  )
  return {
    hasAny: matches !== undefined && (matches.length > 0 || hasSheets),
    isLoaded: matches !== undefined,
    read: (file: File) => void read(file),
    exportAll: () => void exportAll(),
    status,
  }
}

/** Rows of the home screen. */
export function TransferRows() {
  const say = useSay()
  const { hasAny, isLoaded, read, exportAll, status } = useTransfer()
  if (!isLoaded) return undefined
  return (
    <>
      <li>
        <FileButton className="row-link" accept={accepted} take={read}>
          <Icon name="file" />
          <span>
            <span className="whole">{say(importWords.importFile)}</span>
            <small>{say(importWords.importAbout)}</small>
          </span>
        </FileButton>
        {status}
      </li>
      {hasAny && (
        <RowLink
          to={exportAll}
          icon="share"
          title={say(importWords.exportAll)}
          about={say(importWords.exportAbout)}
        />
      )}
    </>
  )
}
