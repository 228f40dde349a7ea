import type { MatchState } from '@opfor/kernel'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { useSay } from '../text/language.tsx'
import { BottomSheet } from '../components/sheet.tsx'
import { ShareParts } from './share-parts.tsx'
import { deferredWords } from '../text/deferred-words.ts'

export function ShareSheet({
  match,
  record: { name, changed },
  close,
}: {
  readonly match: MatchState
  readonly record: MatchRecord
  readonly close: () => void
}) {
  const say = useSay()
  return (
    <BottomSheet title={say(deferredWords.share)} close={close}>
      <ShareParts match={match} name={name} played={changed} />
    </BottomSheet>
  )
}
