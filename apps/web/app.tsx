import { english, type Language } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { Speaking } from './language.tsx'
import { languageCalled } from './languages.ts'
import { NewVersion } from './parts/new-version.tsx'
import { usePreferences } from './preferences.ts'
import { MatchScreen } from './screens/match.tsx'
import { NewMatch } from './screens/new-match.tsx'
import { Shelf } from './screens/shelf.tsx'

const Reference = lazy(async () => ({ default: (await import('./screens/reference.tsx')).Reference }))
const Settings = lazy(async () => ({ default: (await import('./screens/settings.tsx')).Settings }))

/** The whole app: its screens by address, in the person's language, colours and text size. */
export function App() {
  const { language: code, theme, textSize } = usePreferences()
  const [language, setLanguage] = useState<Language>(english)
  useEffect(() => {
    const root = document.documentElement
    root.lang = code
    root.dataset['theme'] = theme
    root.dataset['text'] = String(textSize)
    void languageCalled(code).then(setLanguage)
  }, [code, theme, textSize])
  return (
    <Speaking language={language}>
      <NewVersion />
      <Router hook={useHashLocation}>
        <Suspense>
          <Switch>
            <Route path="/" component={Shelf} />
            <Route path="/new/:game">{({ game }) => <NewMatch id={game} />}</Route>
            <Route path="/match/:id">{({ id }) => <MatchScreen id={id} key={id} />}</Route>
            <Route path="/reference/:game">{({ game }) => <Reference id={game} />}</Route>
            <Route path="/settings" component={Settings} />
            <Route component={Shelf} />
          </Switch>
        </Suspense>
      </Router>
    </Speaking>
  )
}
