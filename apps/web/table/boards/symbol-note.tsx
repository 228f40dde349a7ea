import type { Message } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { meaningsOf } from './extras.ts'
import './symbol-note.css'

/** At the upper edge of the board; Escape, the button or another tap closes it. */
export function SymbolNote({
  game,
  tapped,
  close,
}: {
  readonly game: string
  readonly tapped: Element
  readonly close: () => void
}) {
  const say = useSay()
  const [note, setNote] = useState<{
    readonly name: string | undefined
    readonly meaning: readonly Message[]
  }>()
  useEffect(() => {
    let isShown = true
    const show = async (): Promise<void> => {
      const symbols = await meaningsOf(game)
      const symbol = symbols.find(({ at }) => tapped.closest(at) !== null)
      const name = symbol && tapped.closest(symbol.at)?.getAttribute('aria-label')
      if (isShown) setNote(symbol && { name: name ?? undefined, meaning: symbol.meaning })
    }
    void show()
    return () => {
      isShown = false
    }
  }, [game, tapped])
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [close])
  return (
    <div role="status" className="symbol-note">
      {note !== undefined && (
        <div>
          <p>
            {note.name !== undefined && <strong>{note.name}. </strong>}
            {note.meaning.map((each) => say(each)).join(' ')}
          </p>
          <button type="button" className="icon-button" aria-label={say(ui.close)} onClick={close}>
            ×
          </button>
        </div>
      )}
    </div>
  )
}
