import {
  ask,
  aside,
  type Candidate,
  choice,
  fill,
  message,
  type Procedure,
  type Table,
  which,
} from '@opfor/kernel'
import { isMapped } from './on-the-map.ts'
import { type Situation, unitsOf, unitWith, withUnit } from './situation.ts'
import { deedsOf, yourDeeds } from './your-deeds.ts'

const words = {
  which: message('blood-and-plunder.ask.yours', 'Which of your units do you activate?'),
  toMap: message('blood-and-plunder.switch.map', 'None yet: go on with the map'),
  toAsked: message('blood-and-plunder.switch.asked', 'None yet: go on without the map'),
  nowMap: message(
    'blood-and-plunder.switched.map',
    'From now on with the map: put every unit where it stands.',
  ),
  nowAsked: aside('blood-and-plunder.switched.asked', 'From now on without the map: you are asked.'),
  did: message('blood-and-plunder.ask.did', 'What did {unit} do?'),
  none: aside('blood-and-plunder.yourNone', 'You have no unit left to activate.'),
  done: aside('blood-and-plunder.yourEnd', 'Your {unit} has activated.'),
}

/** You activate a unit: what it did, as far as the OPFOR's rules need it. */
export function* activatePlayer(table: Table<Situation>): Procedure<void> {
  if (unitsOf(table.now, 'player').every(({ activated }) => activated)) {
    table.change({ ...table.now, next: table.now.next.slice(1) }, words.none)
    return
  }
  const id = yield* chosenUnit(table)
  const did = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    return which('blood-and-plunder.did', 'player', fill(words.did, { unit: unit.name }), deedsOf(now, unit))
  })
  for (const deed of did) if (unitWith(table.now, id).models > 0) yield* yourDeeds[deed.id](table, id)
  const { name } = unitWith(table.now, id)
  const after = withUnit(table.now, id, { activated: true })
  table.change({ ...after, next: after.next.slice(1) }, words.done, { unit: name })
}

function* chosenUnit(table: Table<Situation>): Procedure<string> {
  for (;;) {
    const chosen = yield* ask(table, (now) => {
      const other = { id: 'switch', name: isMapped(now) ? words.toAsked : words.toMap }
      const ready = unitsOf(now, 'player').filter(({ activated }) => !activated)
      return choice<Candidate>('blood-and-plunder.yours', 'player', words.which, [...ready, other])
    })
    if (chosen.id !== 'switch') return chosen.id
    const knowing = isMapped(table.now) ? 'asked' : table.now.house.map
    table.change({ ...table.now, knowing }, knowing === 'asked' ? words.nowAsked : words.nowMap)
  }
}
