import type { Decision } from '@opfor/kernel'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { useMatch } from '../../data/store/match-store.ts'
import { whyWords } from './words.ts'

export function Candidates({ decision, close }: { readonly decision: Decision; readonly close: () => void }) {
  const say = useSay()
  const sentence = useSentence()
  const { overrule } = useMatch()
  const { among, chosen } = decision
  const take = (id: string | undefined): void => {
    close()
    void overrule(decision, id, say(whyWords.overruleReason))
  }
  return (
    <div className="choices">
      {among.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="choice"
          aria-pressed={id === chosen?.id}
          disabled={id === chosen?.id}
          onClick={() => take(id)}
        >
          {id === chosen?.id ? sentence(whyWords.chosen, { name }) : sentence(name)}
        </button>
      ))}
      {chosen !== undefined && (
        <button type="button" className="choice" onClick={() => take(undefined)}>
          {say(whyWords.takeNone)}
        </button>
      )}
    </div>
  )
}
