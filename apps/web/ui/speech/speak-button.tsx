import { useSay } from '../text/language.tsx'
import { usePreferences } from '../../data/device/preferences.ts'
import { ui } from '../text/words.ts'

/** Renders nothing without speech synthesis. */
export function SpeakButton({ text }: { readonly text: string }) {
  const say = useSay()
  const { language } = usePreferences()
  if (!('speechSynthesis' in window)) return undefined
  const aloud = async (): Promise<void> => (await import('./speak.ts')).speak(text, language)
  return (
    <button type="button" className="icon-button" aria-label={say(ui.speak)} onClick={() => void aloud()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11" />
      </svg>
    </button>
  )
}
