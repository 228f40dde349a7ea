import type { Message } from '@opfor/kernel'
import { useEffect } from 'react'
import { useSay } from '../text/language.tsx'
import { usePreferences } from '../device/preferences.ts'
import { useMatch } from '../store/match-store.ts'
import './hint.css'
import { type HintName, isStart } from './use-hint.ts'
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
      {textsOf(name).map((text) => (
        <p key={text.id}>{say(text)}</p>
      ))}
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
