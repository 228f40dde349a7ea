import { useState } from 'react'
import { useSay } from '../language.tsx'
import { useNewVersion } from '../use-new-version.ts'
import { ui } from '../words.ts'

/** Makes the app work offline, and offers a new version when one has arrived; a match is kept all the same. */
export function NewVersion() {
  const say = useSay()
  const { waits, changeOver } = useNewVersion()
  const [later, setLater] = useState(false)
  if (!waits || later) return undefined
  return (
    <div className="notice update" role="status">
      <p>{say(ui.newVersion)}</p>
      <div className="row">
        <button type="button" className="button" onClick={changeOver}>
          {say(ui.reload)}
        </button>
        <button type="button" className="text-button" onClick={() => setLater(true)}>
          {say(ui.later)}
        </button>
      </div>
    </div>
  )
}
