import type { Message } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { loadMatch } from '../../data/storage/storage.ts'
import { toFileName, download } from '../../data/device/download.ts'
import { savedMatchWords } from '../../ui/text/saved-match-words.ts'

export function SaveRawJournal({
  id,
  explanation = savedMatchWords.asItIs,
}: {
  readonly id: string
  readonly explanation?: Message
}) {
  const say = useSay()
  const save = async (): Promise<void> => {
    const saved = await loadMatch(id)
    if (saved !== undefined)
      download(`${toFileName(saved.record.name)}.opfor.json`, JSON.stringify(saved.journal))
  }
  return (
    <div className="save-as-it-is">
      <p>{say(explanation)}</p>
      <button type="button" className="button quiet" onClick={() => void save()}>
        {say(savedMatchWords.saveFile)}
      </button>
    </div>
  )
}
