import type { Standing } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { reopenJournal } from '../storage/open-kept.ts'
import { Sheet } from '../parts/sheet.tsx'
import { openGame } from '../shelf/shelf.ts'
import { ShareParts } from '../sharing/share-parts.tsx'
import type { MatchRecord } from '../storage/kept-match.ts'
import { loadMatch } from '../storage/storage.ts'
import { renameMatch } from '../storage/rewriting.ts'
import { laterWords } from '../text/later-words.ts'
import { SaveAsItIs } from './save-as-it-is.tsx'
import { keepingWords } from './words.ts'

/** One of the matches on this device: its name, ways to share it, and deleting it. */
export function MatchSheet({
  kept,
  close,
  remove,
}: {
  readonly kept: MatchRecord
  readonly close: () => void
  readonly remove: () => void
}) {
  const say = useSay()
  const [name, setName] = useState(kept.name)
  const [match, setMatch] = useState<Standing | 'damaged'>()
  useEffect(() => {
    void opened(kept.id).then(setMatch)
  }, [kept.id])
  return (
    <Sheet title={kept.name} close={close}>
      <form
        className="rename"
        onSubmit={(event) => {
          event.preventDefault()
          void renameMatch(kept.id, name.trim() || kept.name).then(close)
        }}
      >
        <label>
          <span>{say(keepingWords.name)}</span>
          <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="submit" className="button">
          {say(keepingWords.rename)}
        </button>
      </form>
      {match === 'damaged' && <SaveAsItIs id={kept.id} />}
      {match !== undefined && match !== 'damaged' && (
        <ShareParts match={match} name={kept.name} played={kept.changed} />
      )}
      <button
        type="button"
        className="button danger"
        onClick={() => {
          remove()
          close()
        }}
      >
        {say(laterWords.remove)}
      </button>
    </Sheet>
  )
}

async function opened(id: string): Promise<Standing | 'damaged'> {
  const saved = await loadMatch(id)
  const game = saved === undefined ? undefined : await openGame(saved.record.game)
  if (saved === undefined || game === undefined) return 'damaged'
  const opened = reopenJournal(game, saved.journal, saved.record.name)
  return opened.ok && opened.value.departs === undefined ? opened.value.match : 'damaged'
}
