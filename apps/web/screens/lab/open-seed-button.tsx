import type { Game, SettingsInput } from '@opfor/kernel'
import { replaySeed, type PolicyChoice } from '@opfor/lab'
import { plotStyle } from '@opfor/lab/plots'
import { useEffect } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { createMatchLink } from '../../ui/sharing/link.ts'
import { labWords } from './words.ts'

export function OpenSeedButton({
  game,
  settings,
  policy,
  seed,
}: {
  readonly game: Game
  readonly settings: SettingsInput
  readonly policy: PolicyChoice
  readonly seed: number
}) {
  const say = useSay()
  const open = async (): Promise<void> => {
    location.href = await createMatchLink(replaySeed(game, settings, policy, seed))
  }
  return (
    <button
      type="button"
      className="lab-seed"
      aria-label={say(labWords.openMatch, { seed })}
      onClick={() => void open()}
    >
      {seed}
    </button>
  )
}

let sheet: CSSStyleSheet | undefined

export function useFigureStyle(): void {
  useEffect(() => {
    if (sheet !== undefined) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(plotStyle)
    document.adoptedStyleSheets.push(sheet)
  }, [])
}
