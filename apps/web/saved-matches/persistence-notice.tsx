import { useEffect, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { requestPersistence, isPersistent } from '../device/persistence.ts'
import { persistenceWords } from './persistence-words.ts'

/** Warns that the browser may delete the matches, until it grants persistent storage. */
export function PersistenceNotice() {
  const say = useSay()
  const [persistence, setPersistence] = useState<'yes' | 'no' | 'now'>('yes')
  useEffect(() => {
    void isPersistent().then((yes) => setPersistence(yes ? 'yes' : 'no'))
  }, [])
  if (persistence === 'yes') return undefined
  if (persistence === 'now') return <p role="status">{say(persistenceWords.promised)}</p>
  return (
    <div className="storage-note">
      <p className="soft">{say(persistenceWords.mayBeCleared)}</p>
      <button
        type="button"
        className="text-button"
        onClick={() => void requestPersistence().then((yes) => setPersistence(yes ? 'now' : 'no'))}
      >
        {say(persistenceWords.askAgain)}
      </button>
    </div>
  )
}
