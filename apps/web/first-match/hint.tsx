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
      <button
        type="button"
        className="icon-button"
        aria-label={say(hintWords.noMore)}
        onClick={() => prefer({ hints: false })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10 20h4M9 16a7 7 0 1 1 6 0zM4 4l16 16" />
        </svg>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say(hintWords.understood)}
        onClick={() => dismiss(name)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </aside>
  )
}

function dismiss(name: HintName): void {
  const { hints, learned, prefer } = usePreferences.getState()
  if (hints && !learned.includes(name)) prefer({ learned: [...learned, name] })
}
