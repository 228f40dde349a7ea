import { create } from 'zustand'

/** What a person has set for the whole app. Kept on the device. */
export interface Preferences {
  readonly theme: 'auto' | 'light' | 'dark'
  readonly textSize: 1 | 1.15 | 1.3
  readonly language: 'en' | 'de'
}

const key = 'opfor.preferences'
const standard: Preferences = {
  theme: 'auto',
  textSize: 1,
  language: navigator.language.startsWith('de') ? 'de' : 'en',
}

function kept(): Preferences {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>
    return {
      theme: (['auto', 'light', 'dark'] as const).find((each) => each === read.theme) ?? standard.theme,
      textSize: ([1, 1.15, 1.3] as const).find((each) => each === read.textSize) ?? standard.textSize,
      language: (['en', 'de'] as const).find((each) => each === read.language) ?? standard.language,
    }
  } catch {
    return standard
  }
}

/** The preferences, and how to change them. */
export const usePreferences = create<
  Preferences & { readonly prefer: (change: Partial<Preferences>) => void }
>((set, get) => ({
  ...kept(),
  prefer: (change) => {
    set(change)
    const { theme, textSize, language } = get()
    localStorage.setItem(key, JSON.stringify({ theme, textSize, language }))
  },
}))
