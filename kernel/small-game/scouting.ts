import { message } from '../messages/message.ts'
import { ask, type Procedure } from '../ask/procedure.ts'
import { names } from '../ask/questions/names.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import type { Table } from '../ask/table.ts'
import { distanceInRange, not, type BooleanFact } from '../facts/fact.ts'
import { measuredRanking } from '../facts/measured-ranking.ts'
import { otherwise, askWhen } from '../lists/either.ts'
import { fewest, most, must, prefer } from '../lists/filter.ts'
import { loggedSteps } from '../lists/logged-lines.ts'
import { priorityList } from '../lists/priority-list.ts'
import { tieByDie, tieByPrintedOrder, tieByOption } from '../lists/tie-break.ts'
import { heading } from './pieces.ts'
import { type Scout, scoutCalled } from './scouts.ts'
import type { Situation } from './situation.ts'

const whoScouts = message('small.whoScouts', 'What are the scouts called?')
const haveNames = message('small.haveNames', 'The raider has scouts: {names}.')
const isFoggy = message('small.isFoggy', 'Is there fog?')
const goesOut = message('small.goesOut', '{scout} goes out to scout, and rests next turn.')

export function* nameScouts(table: Table<Situation>): Procedure<void> {
  if (table.now.scouts === undefined) return
  const called = yield* ask(table, () => names('small.scouts', 'table', whoScouts, { atLeast: 2, max: 4 }))
  const { scouts } = table.now
  if (scouts === undefined) return
  const members = called.map((each) => scoutCalled(each))
  table.change({ ...table.now, scouts: { ...scouts, members } }, haveNames, { names: called })
}

const wasSeen: BooleanFact<Scout, Situation> = {
  kind: 'fact',
  id: 'small.wasSeen',
  compute: ({ trips }, { tracked }) => (tracked ? trips % 2 === 1 : undefined),
  validityKey: ({ trips }) => String(trips),
  ask: () => message('small.whoWasSeen', 'Which scouts were seen?'),
}

const nerve = measuredRanking<Scout, Situation>({
  id: 'small.nerve',
  noun: message('small.nerve', 'nerve'),
  unit: message('small.points', 'points'),
  lowest: 1,
  highest: 6,
  compute: ({ id }, { tracked }) => (tracked ? 1 + (id.length % 6) : undefined),
  validityKey: ({ trips }) => String(trips),
})

export const selectScout = priorityList<Scout, Situation>(
  'small.scout',
  'Scout',
  heading('Scouts'),
  [
    must(1, 'it does not rest', ({ rests }) => !rests),
    askWhen(
      'fog',
      'in fog',
      foggy,
      prefer(1, 'it has been out', ({ trips }) => trips > 0),
    ),
    otherwise(fewest(2, 'fewest trips', ({ trips }) => trips)),
    prefer(3, 'it was not seen', not(wasSeen)),
    prefer(4, 'its nerve is 3 to 5', distanceInRange(3, 5, nerve)),
    most(5, 'most nerve', nerve),
  ],
  tieByOption(({ scouts }: Situation) => scouts?.way ?? 'cautious', {
    cautious: tieByPrintedOrder('the one named first'),
    eager: tieByDie(6, 'a die'),
  }),
)

export const scoutSteps = loggedSteps('small.scouting', 'Scouting', heading('Scouts'), [
  { key: 'choose', number: '1', text: 'One of the scouts is chosen.' },
  { key: 'go', number: '2', text: 'It goes out, and rests next turn.' },
])

export function* sendScout(table: Table<Situation>): Procedure<void> {
  if (table.now.scouts === undefined) return
  scoutSteps.reach(table, 'choose')
  const sent = yield* selectScout(table, ({ scouts }) => scouts?.members ?? [])
  const { scouts } = table.now
  if (scouts === undefined || sent === undefined) return
  scoutSteps.reach(table, 'go')
  const members = scouts.members.map((each) =>
    each.id === sent.id ? { ...each, rests: true, trips: each.trips + 1 } : { ...each, rests: false },
  )
  table.change({ ...table.now, scouts: { ...scouts, members } }, goesOut, { scout: sent.name })
}

function foggy(table: Table<Situation>): Procedure<boolean> {
  return ask(table, () => yesNo('small.fog', 'table', isFoggy))
}
