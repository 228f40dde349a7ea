import { type Message, message } from '@opfor/kernel'
import type { Face } from '../../table/battles/pieces.ts'
import { words } from '../../table/words.ts'

const uses = {
  both: message('admiral.uses.both', 'a Movement and an Artillery'),
  twoMovements: message('admiral.uses.twoMovements', 'two Movement symbols'),
  twoArtillery: message('admiral.uses.twoArtillery', 'two Artillery symbols'),
  movement: message('admiral.uses.movement', 'a Movement'),
  artillery: message('admiral.uses.artillery', 'an Artillery'),
  launch: message('admiral.uses.launch', 'a second launch'),
}

/** The symbols that a unit has for its turn. */
interface Had {
  readonly moves: number
  readonly artillery: number
  readonly launches: number
}

/** How it is told what a unit has for its turn; where an Admiral is thrown, what it becomes. */
export function symbolsTold(
  face: Face,
  carrier: boolean,
  had: Had,
): { readonly tell: Message; readonly uses: Message } {
  if (face !== 'admiral') return { tell: carrier ? words.carrierSymbol : words.symbols, uses: uses.both }
  if (carrier) return { tell: words.carrierAdmirals, uses: ofOne(had) }
  return had.moves + had.artillery < 2
    ? { tell: words.admiralAlone, uses: ofOne(had) }
    : { tell: words.admirals, uses: ofTwo(had) }
}

/** The thrown Admiral alone: that of a carrier, or where the own symbol is worth nothing. */
function ofOne({ moves, artillery }: Had): Message {
  return moves > 0 ? uses.movement : artillery > 0 ? uses.artillery : uses.launch
}

function ofTwo(had: Had): Message {
  return had.moves === 0 ? uses.twoArtillery : had.artillery === 0 ? uses.twoMovements : uses.both
}
