import { ask, bag, draw, message, type Message, type Procedure, type Table, yesNo } from '@opfor/kernel'
import { chosen } from './choosing.ts'
import { hexChoices, hexName } from './naming.ts'
import { missionOf, type Situation, unitsAt, withUnit } from './situation.ts'
import { rumorCup } from './special-cards.ts'
import { unitOf } from './units.ts'
import { words } from './words.ts'

const drawUnit = message('coh.ask.drawUnit', 'Draw a unit from the AI Draw Cup.')
const completed = message('coh.ask.completed', 'Did it complete the move order?')
const whichRumor = message('coh.ask.whichRumor', 'Which Rumored Enemy is revealed?')
const drawRumor = message('coh.ask.drawRumor', 'Draw from the Rumored Enemy Draw Cup.')
const noEnemy = message('coh.noEnemy', 'No Enemy')
const mine = message('coh.mine', 'a Mine')

/** G 5.6: no AI on the map can move, so one is drawn and enters; if it cannot, the AI passes and it goes back. */
export function* drawFromEntryCup(table: Table<Situation>): Procedure<void> {
  const [id = ''] = yield* ask(table, (now) =>
    draw('coh.drawUnit', drawUnit, bag(unitsAt(now, 'entryCup')), 1, tokenName),
  )
  const unit = table.now.units[id]
  if (unit === undefined) return
  table.change(table.now, words.entering, { unit: unitOf(id).name })
  const moved = yield* ask(table, () => yesNo('coh.completed', 'player', completed))
  if (moved)
    table.change(withUnit(table.now, id, { ...unit, at: 'entered' }), words.entered, {
      unit: unitOf(id).name,
    })
  else table.change(table.now, words.passes, { unit: unitOf(id).name })
}

/** What is in the Rumored Enemy Draw Cup: the AI's hidden units, No Enemy counters, the mine. */
function rumorTokens(now: Situation): readonly string[] {
  const { ai } = missionOf(now)
  const blanks = Array.from({ length: now.noEnemy[ai] }, () => 'noEnemy')
  return bag([...unitsAt(now, rumorCup(ai)), ...blanks, ...(now.mine === 'rumorCup' ? ['mine'] : [])])
}

/** A Rumored Enemy is revealed: a counter is drawn, and what it shows stands in its hex. */
export function* reveal(table: Table<Situation>): Procedure<void> {
  const at = yield* chosen(table, 'coh.whichRumor', 'player', whichRumor, (now) =>
    hexChoices(
      now,
      now.rumored.map((each) => each.at),
    ),
  )
  if (at === undefined) return
  const rumored = table.now.rumored.filter((each) => each.at !== at.id)
  if (rumorTokens(table.now).length === 0) {
    table.change({ ...table.now, rumored }, words.nobodyThere, { hex: hexName(table.now, at.id) })
    return
  }
  const [token = ''] = yield* ask(table, (now) =>
    draw('coh.drawRumor', drawRumor, rumorTokens(now), 1, tokenName),
  )
  const { ai } = missionOf(table.now)
  const unit = table.now.units[token]
  const parts = { hex: hexName(table.now, at.id), what: tokenName(token) }
  if (unit !== undefined)
    table.change(withUnit({ ...table.now, rumored }, token, { ...unit, at: at.id }), words.revealed, parts)
  else if (token === 'mine') table.change({ ...table.now, rumored, mine: 'revealed' }, words.revealed, parts)
  else {
    const left = { ...table.now.noEnemy, [ai]: table.now.noEnemy[ai] - 1 }
    table.change({ ...table.now, rumored, noEnemy: left }, words.revealed, parts)
  }
}

function tokenName(token: string): Message {
  return token === 'noEnemy' ? noEnemy : token === 'mine' ? mine : unitOf(token).name
}
