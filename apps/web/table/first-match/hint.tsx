import type { Message } from '@opfor/kernel'
import { useEffect } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { usePreferences } from '../../data/device/preferences.ts'
import { useMatch } from '../../data/store/match-store.ts'
import './hint.css'
import { type HintName, isStart } from './hint-name.ts'
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
      <div>
        {textsOf(name).map((text) => (
          <p key={text.id}>{say(text)}</p>
        ))}
      </div>
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

/** The texts of a hint; those at the start of a match are the game's. */
function textsOf(name: HintName): readonly Message[] {
  const { open } = useMatch.getState()
  if (!isStart(name)) return [hintWords[name]]
  const start = open?.game.starts?.screen
  if (start === undefined) return []
  const chosen = open?.match.journal.settings.options
  const { first } = start
  const isFirst = first && Object.entries(first.options).every(([id, value]) => chosen?.[id] === value)
  return isFirst === true ? [start.told, first.told] : [start.told]
}

function dismiss(name: HintName): void {
  const { hints, learned, prefer } = usePreferences.getState()
  if (hints && !learned.includes(name)) prefer({ learned: [...learned, name] })
}
