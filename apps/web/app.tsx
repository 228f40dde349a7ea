import { english, type Language } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loaders } from 'virtual:languages'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { usePreferences } from './data/device/preferences.ts'
import { BackgroundSync } from './screens/account/background.tsx'
import { GamePage } from './screens/home/game-page.tsx'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { MatchScreen } from './table/match/match.tsx'
import { rememberLocation } from './ui/components/back-location.ts'
import { NewVersion } from './ui/components/new-version.tsx'
import { showAccentAt } from './ui/design/game-accent.ts'
import { LanguageProvider } from './ui/text/language.tsx'

/** All languages but English are downloaded on first use. */
export async function loadLanguage(code: string): Promise<Language> {
  const load = loaders[code]
  if (load === undefined) return english
  const { language } = await load()
  void import('./data/device/app-parts.ts').then(({ cachePart }) => cachePart(code))
  return language
}

const MissingLanguage = lazy(async () => ({
  default: (await import('./ui/components/missing-language.tsx')).MissingLanguage,
}))
const Keyboard = lazy(async () => ({
  default: (await import('./ui/shortcuts/keyboard.tsx')).KeyboardShortcuts,
}))
const OtherScreens = lazy(async () => ({
  default: (await import('./other-screens.tsx')).OtherScreens,
}))

export function App() {
  const { language: languageCode, theme, textSize, motion } = usePreferences()
  const [language, setLanguage] = useState<Language>(english)
  useEffect(() => {
    const root = document.documentElement
    root.lang = languageCode
    root.dataset['theme'] = theme
    root.dataset['text'] = String(textSize)
    root.style.setProperty('--text-size', String(textSize))
    root.dataset['motion'] = motion
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]'))
      meta.media = mediaOf(meta.dataset['theme'] ?? '', theme)
  }, [languageCode, theme, textSize, motion])
  const [isLanguageMissing, setLanguageMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // Ignores a language that arrives after another choice.
    let isCurrent = true
    const show = (loaded: Language, isMissing: boolean): void => {
      if (!isCurrent) return
      setLanguage(loaded)
      setLanguageMissing(isMissing)
    }
    void loadLanguage(languageCode).then(
      (loaded) => show(loaded, false),
      () => show(english, true),
    )
    return () => {
      isCurrent = false
    }
  }, [languageCode, attempt])
  const [location] = useHashLocation()
  useEffect(() => {
    rememberLocation(location)
    showAccentAt(location)
  }, [location])
  return (
    <LanguageProvider language={language}>
      <NewVersion />
      <BackgroundSync />
      <Suspense>
        <Keyboard />
      </Suspense>
      {isLanguageMissing && (
        <Suspense>
          <MissingLanguage code={languageCode} retry={() => setAttempt(attempt + 1)} />
        </Suspense>
      )}
      <Router hook={useHashLocation}>
        <Suspense>
          <Switch>
            <Route path="/" component={HomeScreen} />
            <Route path="/game/:id">{({ id }) => <GamePage id={id} />}</Route>
            <Route path="/match/:id">{({ id }) => <MatchScreen id={id} key={id} />}</Route>
            <Route component={OtherScreens} />
          </Switch>
        </Suspense>
      </Router>
    </LanguageProvider>
  )
}

/** The media query for a theme's system bar colour. */
function mediaOf(theme: string, chosen: string): string {
  if (chosen === 'auto') return `(prefers-color-scheme: ${theme})`
  return theme === chosen ? 'all' : 'not all'
}
