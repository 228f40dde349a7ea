import { Icon } from '../design/icon.tsx'
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
      <Icon name="sound" />
    </button>
  )
}
