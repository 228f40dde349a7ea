import { message } from '../say/message.ts'
import { ask, type Procedure } from '../ask/procedure.ts'
import { names } from '../ask/questions/names.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import type { Table } from '../ask/table.ts'
import { between, not, type PlainFact } from '../facts/fact.ts'
import { measured } from '../facts/measured.ts'
import { otherwise, whenAsked } from '../lists/either.ts'
import { fewest, most, must, prefer } from '../lists/filter.ts'
import { steps } from '../lists/section.ts'
import { select } from '../lists/select.ts'
import { byDie, printedOrder, tieByOption } from '../lists/tie-break.ts'
import { heading } from './pieces.ts'
import { type Scout, scoutCalled } from './scouts.ts'
import type { Situation } from './situation.ts'

const whoScouts = message('small.whoScouts', 'What are the scouts called?')
const haveNames = message('small.haveNames', 'The raider has scouts: {names}.')
const isFoggy = message('small.isFoggy', 'Is there fog?')
const goesOut = message('small.goesOut', '{scout} goes out to scout, and rests next turn.')

/** Setting up the scouts: the person names them. */
export function* nameScouts(table: Table<Situation>): Procedure<void> {
  if (table.now.scouts === undefined) return
  const called = yield* ask(table, () => names('small.scouts', 'table', whoScouts, { atLeast: 2, atMost: 4 }))
  const { scouts } = table.now
  if (scouts === undefined) return
  const members = called.map((each) => scoutCalled(each))
  table.change({ ...table.now, scouts: { ...scouts, members } }, haveNames, { names: called })
}

/** Whether the keepers saw a scout. */
const wasSeen: PlainFact<Scout, Situation> = {
  kind: 'fact',
  id: 'small.wasSeen',
  compute: ({ trips }, { tracked }) => (tracked ? trips % 2 === 1 : undefined),
  rests: ({ trips }) => String(trips),
  ask: () => message('small.whoWasSeen', 'Which scouts were seen?'),
}

/** How brave a scout is. */
const nerve = measured<Scout, Situation>({
  id: 'small.nerve',
  noun: message('small.nerve', 'nerve'),
  unit: message('small.points', 'points'),
  lowest: 1,
  highest: 6,
  compute: ({ id }, { tracked }) => (tracked ? 1 + (id.length % 6) : undefined),
  rests: ({ trips }) => String(trips),
})

/** Who goes out to scout. */
export const selectScout = select<Scout, Situation>(
  'small.scout',
  'Scout',
  heading('Scouts'),
  [
    must(1, 'it does not rest', ({ rests }) => !rests),
    whenAsked(
      'fog',
      'in fog',
      foggy,
      prefer(1, 'it has been out', ({ trips }) => trips > 0),
    ),
    otherwise(fewest(2, 'fewest trips', ({ trips }) => trips)),
    prefer(3, 'it was not seen', not(wasSeen)),
    prefer(4, 'its nerve is 3 to 5', between(3, 5, nerve)),
    most(5, 'most nerve', nerve),
  ],
  tieByOption(({ scouts }: Situation) => scouts?.way ?? 'cautious', {
    cautious: printedOrder('the one named first'),
    eager: byDie(6, 'a die'),
  }),
)

/** The scouts' part of a turn. */
export const scoutSteps = steps('small.scouting', 'Scouting', heading('Scouts'), [
  { key: 'choose', number: '1', text: 'One of the scouts is chosen.' },
  { key: 'go', number: '2', text: 'It goes out, and rests next turn.' },
])

/** One of the scouts goes out, in matches that have them. */
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
