import { useEffect, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { requestPersistence, isPersistent } from '../device/persistence.ts'
import { storageWords } from './storage-words.ts'

/** Warns that the browser may delete the matches, until it grants persistent storage. */
export function StorageNotice() {
  const say = useSay()
  const [persistence, setPersistence] = useState<'yes' | 'no' | 'now'>('yes')
  useEffect(() => {
    void isPersistent().then((yes) => setPersistence(yes ? 'yes' : 'no'))
  }, [])
  if (persistence === 'yes') return undefined
  if (persistence === 'now') return <p role="status">{say(storageWords.promised)}</p>
  return (
    <div className="storage-note">
      <p className="soft">{say(storageWords.mayBeCleared)}</p>
      <button
        type="button"
        className="text-button"
        onClick={() => void requestPersistence().then((yes) => setPersistence(yes ? 'now' : 'no'))}
      >
        {say(storageWords.askAgain)}
      </button>
    </div>
  )
}
