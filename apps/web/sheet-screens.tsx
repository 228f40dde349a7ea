import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { lazyComponent } from './of-part.tsx'

const Opponents = lazy(() =>
  lazyComponent(
    'sheets',
    async () => (await import('./screens/opponents/opponents-screen.tsx')).OpponentsScreen,
  ),
)
const Opponent = lazy(() =>
  lazyComponent(
    'sheets',
    async () => (await import('./screens/opponents/opponent-screen.tsx')).OpponentScreen,
  ),
)
const HouseRules = lazy(() =>
  lazyComponent(
    'sheets',
    async () => (await import('./screens/opponents/house-rules-screen.tsx')).HouseRulesScreen,
  ),
)
const Library = lazy(() =>
  lazyComponent('sheets', async () => (await import('./screens/library/library-screen.tsx')).LibraryScreen),
)
const Print = lazy(() =>
  lazyComponent('sheets', async () => (await import('./screens/print/print-screen.tsx')).PrintScreen),
)
const SharedOpponent = lazy(() =>
  lazyComponent(
    'sheets',
    async () => (await import('./screens/shared-opponent/shared-opponent.tsx')).SharedOpponent,
  ),
)
const Workshop = lazy(() =>
  lazyComponent(
    'workshop',
    async () => (await import('./screens/workshop/workshop-screen.tsx')).WorkshopScreen,
  ),
)

const toPlay = /^\/sheet=(?<packed>[\w-]+)/
const toChange = /^\/workshop=(?<packed>[\w-]+)/

export function SheetScreens() {
  return (
    <Switch>
      <Route path="/opponents" component={Opponents} />
      <Route path="/opponent/:id">{({ id }) => <Opponent id={id} key={id} />}</Route>
      <Route path="/house-rules/:game">{({ game }) => <HouseRules address={game} key={game} />}</Route>
      <Route path="/workshop/:id">{({ id }) => <Workshop id={id} key={id} />}</Route>
      <Route path="/library/:name?">{({ name }) => <Library name={name} key={name} />}</Route>
      <Route path="/print/:place/:id">{(path) => <Print {...path} key={path.id} />}</Route>
      <Route path={toPlay}>
        {({ packed = '' }) => <SharedOpponent packed={packed} opens="sheet" key={packed} />}
      </Route>
      <Route path={toChange}>
        {({ packed = '' }) => <SharedOpponent packed={packed} opens="workshop" key={packed} />}
      </Route>
    </Switch>
  )
}
