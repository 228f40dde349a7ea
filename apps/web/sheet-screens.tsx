import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { ofPart } from './of-part.tsx'

const Opponents = lazy(() =>
  ofPart('sheets', async () => (await import('./screens/opponents/opponents-screen.tsx')).OpponentsScreen),
)
const Opponent = lazy(() =>
  ofPart('sheets', async () => (await import('./screens/opponents/opponent-screen.tsx')).OpponentScreen),
)
const HouseRules = lazy(() =>
  ofPart('sheets', async () => (await import('./screens/opponents/house-rules-screen.tsx')).HouseRulesScreen),
)
const Library = lazy(() =>
  ofPart('sheets', async () => (await import('./screens/library/library-screen.tsx')).LibraryScreen),
)
const Print = lazy(() =>
  ofPart('sheets', async () => (await import('./screens/print/print-screen.tsx')).PrintScreen),
)
const SharedOpponent = lazy(() =>
  ofPart(
    'sheets',
    async () => (await import('./screens/shared-opponent/shared-opponent.tsx')).SharedOpponent,
  ),
)
const Workshop = lazy(() =>
  ofPart('workshop', async () => (await import('./screens/workshop/workshop-screen.tsx')).WorkshopScreen),
)

/** The routes of links that contain the page of an opponent: to play it, or to change a copy. */
const toPlay = /^\/sheet=(?<packed>[\w-]+)/
const toChange = /^\/workshop=(?<packed>[\w-]+)/

/** The screens of opponents that are written as pages. */
export function SheetScreens() {
  return (
    <Switch>
      <Route path="/opponents" component={Opponents} />
      <Route path="/opponent/:id">{({ id }) => <Opponent id={id} key={id} />}</Route>
      <Route path="/house-rules/:game">{({ game }) => <HouseRules address={game} key={game} />}</Route>
      <Route path="/workshop/:id">{({ id }) => <Workshop id={id} key={id} />}</Route>
      <Route path="/library" component={Library} />
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
