import { type Message, message, type Seat } from '@opfor/kernel'
import { playerName } from '../../table/naming.ts'
import type { Situation } from '../../table/situation.ts'

/** A person by number, before it is settled who commands whom. */
export function personName(seat: Seat): Message {
  return message('coh.seat', 'Player {number}', { number: seat.slice('player-'.length) })
}

/** What a person is called: by the side, as soon as it is known. */
export function seatName({ players }: Situation, seat: Seat): Message {
  const player = players.find((each) => each.seat === seat)
  return player === undefined
    ? personName(seat)
    : message('coh.theSeat', '{person} ({player})', {
        person: personName(seat),
        player: playerName(player.id),
      })
}
