import type { Message } from '@opfor/kernel'
import { useSay } from '../text/language.tsx'
import { loadMatch } from '../storage/storage.ts'
import { asFileName, download } from '../device/download.ts'
import { keepingWords } from './words.ts'

/** A match saved as a file just as it was kept, and what is said of that. */
export function SaveAsItIs({
  id,
  told = keepingWords.asItIs,
}: {
  readonly id: string
  readonly told?: Message
}) {
  const say = useSay()
  const save = async (): Promise<void> => {
    const saved = await loadMatch(id)
    if (saved !== undefined) download(`${asFileName(saved.record.name)}.json`, JSON.stringify(saved.journal))
  }
  return (
    <div className="save-as-it-is">
      <p>{say(told)}</p>
      <button type="button" className="button quiet" onClick={() => void save()}>
        {say(keepingWords.saveFile)}
      </button>
    </div>
  )
}
