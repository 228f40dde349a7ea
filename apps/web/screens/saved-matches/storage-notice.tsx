import { useEffect, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { canRequestPersistence, isPersistent, requestPersistence } from '../../data/device/persistence.ts'
import { storageWords } from './save-error.tsx'

type Persistence = 'granted before' | 'granted' | 'not asked' | 'refused'

/** Warns until the browser grants persistent storage; always offers a file. */
export function StorageNotice({ exportAll }: { readonly exportAll: () => void }) {
  const say = useSay()
  const [persistence, setPersistence] = useState<Persistence>('granted before')
  useEffect(() => {
    void isPersistent().then((yes) => setPersistence(yes ? 'granted before' : 'not asked'))
  }, [])
  if (persistence === 'granted before') return undefined
  if (persistence === 'granted') return <p role="status">{say(storageWords.promised)}</p>
  const ask = async (): Promise<void> => setPersistence((await requestPersistence()) ? 'granted' : 'refused')
  return (
    <div className="storage-note">
      <p className="soft">{say(storageWords.mayBeCleared)}</p>
      <p role="status">{persistence === 'refused' && say(storageWords.refused)}</p>
      {canRequestPersistence() && (
        <button type="button" className="text-button" onClick={() => void ask()}>
          {say(storageWords.askAgain)}
        </button>
      )}
      <button type="button" className="text-button" onClick={exportAll}>
        {say(storageWords.saveAll)}
      </button>
    </div>
  )
}
