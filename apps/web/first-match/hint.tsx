import { useEffect } from 'react'
import { useSay } from '../text/language.tsx'
import { usePreferences } from '../device/preferences.ts'
import './hint.css'
import type { HintName } from './use-hint.ts'
import { hintWords } from './words.ts'

/** A hint beside a control when it is first needed. It is not shown again once dismissed or unmounted. */
export function Hint({ name }: { readonly name: HintName }) {
  const say = useSay()
  const { hints, learned, prefer } = usePreferences()
  const shown = hints && !learned.includes(name)
  useEffect(() => (shown ? () => dismiss(name) : undefined), [shown, name])
  if (!shown) return undefined
  return (
    <aside className="hint" aria-label={say(hintWords.title)}>
      <p>{say(hintWords[name])}</p>
      <div className="row">
        <button type="button" className="text-button" onClick={() => dismiss(name)}>
          {say(hintWords.understood)}
        </button>
        <button type="button" className="text-button" onClick={() => prefer({ hints: false })}>
          {say(hintWords.noMore)}
        </button>
      </div>
    </aside>
  )
}

function dismiss(name: HintName): void {
  const { hints, learned, prefer } = usePreferences.getState()
  if (hints && !learned.includes(name)) prefer({ learned: [...learned, name] })
}
