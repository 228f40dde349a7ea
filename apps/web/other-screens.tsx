import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { gameScreens, packEditor } from './table/boards/extras.ts'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { lazyComponent } from './of-part.tsx'

const NewMatch = lazy(async () => ({ default: (await import('./screens/new-match/new-match.tsx')).NewMatch }))
const SetUp = lazy(async () => ({ default: (await import('./table/set-up/set-up-screen.tsx')).SetUpScreen }))
const HowItWorks = lazy(async () => ({
  default: (await import('./table/how-it-works/how-it-works-screen.tsx')).HowItWorksScreen,
}))
const Watch = lazy(() =>
  lazyComponent('watch', async () => (await import('./screens/watch/watch-screen.tsx')).WatchScreen),
)
const Today = lazy(async () => ({ default: (await import('./screens/today/today-screen.tsx')).TodayScreen }))
const Reference = lazy(async () => ({ default: (await import('./table/reference/reference.tsx')).Reference }))
const MyPlays = lazy(async () => ({ default: (await import('./screens/plays/plays.tsx')).MyPlays }))
const Matches = lazy(async () => ({
  default: (await import('./screens/saved-matches/matches-screen.tsx')).MatchesScreen,
}))
const SharedMatch = lazy(async () => ({
  default: (await import('./screens/shared-match/shared-match.tsx')).SharedMatch,
}))
const Settings = lazy(async () => ({
  default: (await import('./screens/settings/settings.tsx')).SettingsScreen,
}))
const Open = lazy(async () => ({ default: (await import('./screens/opening/open-screen.tsx')).OpenScreen }))
const NewestMatch = lazy(async () => ({
  default: (await import('./screens/opening/newest-match.tsx')).NewestMatch,
}))
const Branch = lazy(() =>
  lazyComponent('server', async () => (await import('./screens/shared-match/branch-match.tsx')).BranchMatch),
)
const Account = lazy(() =>
  lazyComponent('server', async () => (await import('./screens/account/account-screen.tsx')).AccountScreen),
)

const Lab = lazy(() =>
  lazyComponent('lab', async () => (await import('./screens/lab/lab-screen.tsx')).LabScreen),
)
const Packs = lazy(async () => ({ default: (await import('./table/packs/packs-screen.tsx')).PacksScreen }))
const OnePack = lazy(() =>
  lazyComponent('editors', async () => (await import('./table/packs/pack-screen.tsx')).PackScreen),
)

const SheetScreens = lazy(() =>
  lazyComponent('sheets', async () => (await import('./sheet-screens.tsx')).SheetScreens),
)

const sharedLink = /^\/match=(?<packed>[\w-]+)/

const sheetRoutes = /^\/(?:opponent|house-rules|workshop|library|print|sheet=)/

/** For developers: golden transcripts on their boards. Not in production. */
const Catalogue = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./screens/catalogue/catalogue.tsx')).Catalogue }))
  : undefined
const CataloguePage = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./screens/catalogue/catalogue.tsx')).CataloguePage }))
  : undefined

const Design =
  import.meta.env.DEV || import.meta.env.MODE === 'small-game'
    ? lazy(async () => ({ default: (await import('./screens/catalogue/design-page.tsx')).DesignPage }))
    : undefined

/** The home screen and the match are in the first load. */
export function OtherScreens() {
  return (
    <Switch>
      <Route path="/new/:game/:own?">{({ game, own = '' }) => <NewMatch id={game} packId={own} />}</Route>
      <Route path="/set-up/:game">{({ game }) => <SetUp id={game} />}</Route>
      <Route path="/how/:game">{({ game }) => <HowItWorks id={game} />}</Route>
      <Route path="/watch/:game">{({ game }) => <Watch id={game} />}</Route>
      <Route path="/today/:game/:day?">
        {({ game, day = '' }) => <Today id={game} day={day} key={`${game} ${day}`} />}
      </Route>
      <Route path="/reference/:game/:line?">
        {({ game, line = '' }) => <Reference id={game} target={line} key={line} />}
      </Route>
      <Route path="/packs/:game/:option">{(path) => <Packs {...path} />}</Route>
      <Route path="/packs/:game/:option/:id">
        {(path) => <OnePack {...path} editorOf={packEditor} key={path.id} />}
      </Route>
      <Route path="/lab/:game">{({ game }) => <Lab id={game} />}</Route>
      <Route path="/settings" component={Settings} />
      <Route path="/continue" component={NewestMatch} />
      <Route path="/open/:id/:at?">
        {({ id, at }) => <Open id={id} at={at === undefined ? undefined : Number(at)} key={`${id}/${at}`} />}
      </Route>
      <Route path="/branch/:match/:branch">{(path) => <Branch {...path} key={path.branch} />}</Route>
      <Route path="/account/:code?">{({ code = '' }) => <Account code={code} />}</Route>
      <Route path="/matches" component={Matches} />
      <Route path="/plays" component={MyPlays} />
      <Route path={sheetRoutes} component={SheetScreens} />
      {gameScreens.map(({ path, Screen }) => (
        <Route key={String(path)} path={path}>
          {(parts) => <Screen {...parts} key={JSON.stringify(parts)} />}
        </Route>
      ))}
      <Route path={sharedLink}>{({ packed = '' }) => <SharedMatch packed={packed} key={packed} />}</Route>
      {Design && <Route path="/design" component={Design} />}
      {Catalogue && <Route path="/catalogue" component={Catalogue} />}
      {CataloguePage && (
        <Route path="/catalogue/:game/:name/:step">
          {({ step, ...replay }) => <CataloguePage {...replay} step={Number(step)} />}
        </Route>
      )}
      <Route component={HomeScreen} />
    </Switch>
  )
}
