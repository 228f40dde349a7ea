import { type Message, messages } from '@opfor/kernel'
import { useEffect } from 'react'
import { usePreferences } from '../../data/device/preferences.ts'
import { useMatch } from '../../data/store/match-store.ts'
import { Icon } from '../../ui/design/icon.tsx'
import { useSay } from '../../ui/text/language.tsx'
import './hint.css'
import { type HintName, isStart } from './hint-name.ts'

const hintWords = messages('web.hint', {
  board: 'Too small to tap? Zoom in or use the list.',
  draw: 'Draw and tap what you got. Or let the app draw, with this button or under ··· (More).',
  die: 'Roll your die and tap the result. Or let the app roll, with this button or under ··· (More).',
  ticks:
    "The headline is the opponent's move. The list is what to do on your table. You don't have to check items off.",
  why: 'Tap Why? to see the rule behind each step.',
  undo: 'You can undo as many answers as you like. For history, corrections and who rolls, tap ··· (More).',
  whyNot:
    'Open a decision to see its lines. Tap another candidate to see why it was not chosen, or to choose it instead.',
  history: 'Tap a move to see the board after it. This does not change the match.',
  understood: 'Got it',
  noMore: 'Turn off hints',
  title: 'Hint',
})

/** Not shown again once dismissed or unmounted. */
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
        <Icon name="close" />
      </button>
    </aside>
  )
}

/** Hints at the start of a match have texts of the game. */
function textsOf(name: HintName): readonly Message[] {
  const { open } = useMatch.getState()
  if (!isStart(name)) return [hintWords[name]]
  const start = open?.game.starts?.screen
  if (start === undefined) return []
  const chosen = open?.match.journal.settings.options
  const { first } = start
  const isFirst = first && Object.entries(first.options).every(([id, value]) => chosen?.[id] === value)
  return isFirst === true ? [start.setUpMessages, first.told] : [start.setUpMessages]
}

function dismiss(name: HintName): void {
  const { hints, learned, prefer } = usePreferences.getState()
  if (hints && !learned.includes(name)) prefer({ learned: [...learned, name] })
}
