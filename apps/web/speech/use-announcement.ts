import { useEffect, useRef } from 'react'
import { usePreferences } from '../device/preferences.ts'

/** Speaks and sounds by itself when something new is told, where that is wanted; what is found on opening is no news. */
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
