import { english, type Language } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { Speaking } from './text/language.tsx'
import { BackgroundSync } from './account/background.tsx'
import { languageCalled } from './languages.ts'
import { NewVersion } from './parts/new-version.tsx'
import { cameTo } from './parts/way-back.ts'
import { usePreferences } from './device/preferences.ts'
import { MatchScreen } from './match/match.tsx'
import { Shelf } from './home/shelf.tsx'

const OtherScreens = lazy(async () => ({
  default: (await import('./other-screens.tsx')).OtherScreens,
}))

/** The whole app: its screens by address, in the person's language, colours and text size. */
export function App() {
  const { language: code, theme, textSize, motion } = usePreferences()
  const [language, setLanguage] = useState<Language>(english)
  useEffect(() => {
    const root = document.documentElement
    root.lang = code
    root.dataset['theme'] = theme
    root.dataset['text'] = String(textSize)
    root.dataset['motion'] = motion
    void languageCalled(code).then(setLanguage)
  }, [code, theme, textSize, motion])
  const [location] = useHashLocation()
  useEffect(() => cameTo(location), [location])
  return (
    <Speaking language={language}>
      <NewVersion />
      <BackgroundSync />
      <Router hook={useHashLocation}>
        <Suspense>
          <Switch>
            <Route path="/" component={Shelf} />
            <Route path="/match/:id">{({ id }) => <MatchScreen id={id} key={id} />}</Route>
            <Route component={OtherScreens} />
          </Switch>
        </Suspense>
      </Router>
    </Speaking>
  )
}
