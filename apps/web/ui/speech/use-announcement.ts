import { useEffect, useRef } from 'react'
import { usePreferences } from '../../data/device/preferences.ts'

/** Plays a tone or speaks, if enabled. Does not announce the log found on opening. */
export function useAnnouncement(text: string, steps: number): void {
  const { speech, sound, language } = usePreferences()
  const before = useRef({ text, steps })
  useEffect(() => {
    const { text: heard, steps: then } = before.current
    before.current = { text, steps }
    const newText = text.startsWith(heard) ? text.slice(heard.length) : text
    if (newText === '' || steps <= then) return
    if (sound) void import('./tone.ts').then(({ playTone }) => playTone())
    if (speech && 'speechSynthesis' in window)
      void import('./speak.ts').then(({ speak }) => speak(newText, language))
  }, [text, steps, speech, sound, language])
}
