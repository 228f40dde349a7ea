import { loaders } from 'virtual:languages'
import { create } from 'zustand'
import { saveText } from './database.ts'

const themes = ['auto', 'light', 'dark'] as const
const textSizes = [1, 1.15, 1.3, 1.6, 2] as const
const languages: readonly string[] = ['en', ...Object.keys(loaders)]
const motions = ['auto', 'less'] as const
const rollers = ['app', 'real'] as const

export interface Preferences {
  readonly theme: (typeof themes)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly language: string
  readonly motion: (typeof motions)[number]
  readonly sound: boolean
  readonly speech: boolean
  /** For a physical board: who rolls, who draws, and whether to check the table after each turn. */
  readonly dice: (typeof rollers)[number]
  readonly draws: (typeof rollers)[number]
  readonly check: boolean
  /** Single-key shortcuts; they disturb some speech input. */
  readonly shortcuts: boolean
  /** Whether hints are shown, and those that have been dismissed. */
  readonly hints: boolean
  readonly learned: readonly string[]
  /** False once the app is installed or the user has declined. */
  readonly offersInstall: boolean
}

const key = 'opfor.preferences'
/** A link may name a language: `?lang=de`. */
const wantedLanguage = /[?&]lang=(\w+)/.exec(location.search)?.[1] ?? navigator.language
const defaults: Preferences = {
  theme: 'auto',
  textSize: 1,
  language: languages.find((code) => wantedLanguage.startsWith(code)) ?? 'en',
  motion: 'auto',
  sound: false,
  speech: false,
  dice: 'app',
  draws: 'real',
  check: false,
  shortcuts: true,
  hints: true,
  learned: [],
  offersInstall: true,
}

function loadPreferences(): Preferences {
  try {
    const read = JSON.parse(localStorage.getItem(key) ?? '{}') as Readonly<Record<string, unknown>>
    const one = <T>(all: readonly T[], name: keyof Preferences, otherwise: T): T =>
      all.find((each) => each === read[name]) ?? otherwise
    const whether = (name: keyof Preferences): boolean => one([true, false], name, defaults[name] === true)
    const { learned } = read
    return {
      theme: one(themes, 'theme', defaults.theme),
      textSize: one(textSizes, 'textSize', defaults.textSize),
      language: one(languages, 'language', defaults.language),
      motion: one(motions, 'motion', defaults.motion),
      sound: whether('sound'),
      speech: whether('speech'),
      dice: one(rollers, 'dice', defaults.dice),
      draws: one(rollers, 'draws', defaults.draws),
      check: whether('check'),
      shortcuts: whether('shortcuts'),
      hints: whether('hints'),
      learned: Array.isArray(learned) ? learned.filter((each) => typeof each === 'string') : [],
      offersInstall: whether('offersInstall'),
    }
  } catch {
    return defaults
  }
}

export const usePreferences = create<
  Preferences & { readonly prefer: (change: Partial<Preferences>) => void }
>((set, get) => ({
  ...loadPreferences(),
  prefer: (change) => {
    set(change)
    const { prefer: _, ...preferences } = get()
    // If saving fails, the change lasts until the page is closed.
    void saveText(key, JSON.stringify(preferences))
  },
}))
