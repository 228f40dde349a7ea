import { useEffect, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { requestPersistence, isPersistent } from '../device/persistence.ts'
import { promiseWords } from './promise-words.ts'

/** Says plainly that the browser may clear the matches, until it has promised not to. */
export function StoragePromise() {
  const say = useSay()
  const [promised, setPromised] = useState<'yes' | 'no' | 'now'>('yes')
  useEffect(() => {
    void isPersistent().then((yes) => setPromised(yes ? 'yes' : 'no'))
  }, [])
  if (promised === 'yes') return undefined
  if (promised === 'now') return <p role="status">{say(promiseWords.promised)}</p>
  return (
    <div className="storage-note">
      <p className="soft">{say(promiseWords.mayBeCleared)}</p>
      <button
        type="button"
        className="text-button"
        onClick={() => void requestPersistence().then((yes) => setPromised(yes ? 'now' : 'no'))}
      >
        {say(promiseWords.askAgain)}
      </button>
    </div>
  )
}
