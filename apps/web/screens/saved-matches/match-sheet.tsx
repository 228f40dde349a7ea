import type { MatchState } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { DeletedMatchNotice } from '../account/deleted-notice.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { reopenJournal } from '../../data/storage/reopen-journal.ts'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { gameOfJournal } from '../../data/storage/games.ts'
import { ShareParts } from '../../ui/sharing/share-parts.tsx'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { loadMatch } from '../../data/storage/storage.ts'
import { renameMatch } from '../../data/storage/replace-match.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { SaveRawJournal } from '../../table/failures/save-raw-journal.tsx'
import { savedMatchWords } from '../../ui/text/saved-match-words.ts'

export function MatchSheet({
  record,
  close,
  remove,
}: {
  readonly record: MatchRecord
  readonly close: () => void
  readonly remove: () => void
}) {
  const say = useSay()
  const [name, setName] = useState(record.name)
  const [match, setMatch] = useState<MatchState | 'damaged'>()
  useEffect(() => {
    void loadStanding(record.id).then(setMatch)
  }, [record.id])
  return (
    <BottomSheet title={record.name} close={close}>
      <form
        className="rename"
        onSubmit={(event) => {
          event.preventDefault()
          void renameMatch(record.id, name.trim() || record.name).then(close)
        }}
      >
        <label>
          <span>{say(savedMatchWords.name)}</span>
          <input value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="submit" className="button">
          {say(savedMatchWords.rename)}
        </button>
      </form>
      {match !== undefined && match !== 'damaged' && <HouseRulesLink game={match.game} />}
      {match === 'damaged' && <SaveRawJournal id={record.id} />}
      {match !== undefined && match !== 'damaged' && (
        <ShareParts match={match} name={record.name} played={record.changed} />
      )}
      <DeletedMatchNotice />
      <button
        type="button"
        className="button danger"
        onClick={() => {
          remove()
          close()
        }}
      >
        {say(deferredWords.remove)}
      </button>
    </BottomSheet>
  )
}

async function loadStanding(id: string): Promise<MatchState | 'damaged'> {
  const saved = await loadMatch(id)
  const game = saved === undefined ? undefined : await gameOfJournal(saved.journal)
  if (saved === undefined || game === undefined) return 'damaged'
  const loadStanding = reopenJournal(game, saved.journal, saved.record.name)
  return loadStanding.ok && loadStanding.value.divergence === undefined ? loadStanding.value.match : 'damaged'
}
