import { useSay } from '../language.tsx'
import { keptMatch } from '../storage.ts'
import { asFileName, download } from './download.ts'
import { keepingWords } from './words.ts'

/** A match that the rules cannot read, saved as a file just as it was kept. */
export function SaveAsItIs({ id }: { readonly id: string }) {
  const say = useSay()
  const save = async (): Promise<void> => {
    const whole = await keptMatch(id)
    if (whole !== undefined) download(`${asFileName(whole.kept.name)}.json`, JSON.stringify(whole.journal))
  }
  return (
    <div className="save-as-it-is">
      <p>{say(keepingWords.asItIs)}</p>
      <button type="button" className="button quiet" onClick={() => void save()}>
        {say(keepingWords.saveFile)}
      </button>
    </div>
  )
}
