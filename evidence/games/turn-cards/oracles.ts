import type { TurnLog } from '@opfor/kernel'
import type { Situation as Admiral } from '../../../games/admiral/table/situation.ts'
import { at, isOpen, type Situation as Blitzkrieg } from '../../../games/blitzkrieg/table/situation.ts'
import type { Situation as BloodAndPlunder } from '../../../games/blood-and-plunder/table/situation.ts'
import type { Situation as ConflictOfHeroes } from '../../../games/conflict-of-heroes/table/situation.ts'

/** The kinds of headline that the situations alone allow; undefined if they do not tell. No message is read. */
type Oracle<S> = (turn: TurnLog<S>) => readonly string[] | undefined

const blitzkrieg: Oracle<Blitzkrieg> = ({ before, after }) => {
  if (after.lastTurn && !before.lastTurn) return ['lastTurn']
  const theatres = after.board.theatres.filter((each) => isOpen(before, each))
  if (theatres.some((each) => Math.abs(at(after, each.index).marker) === each.end && !isOpen(after, each)))
    return ['theatre', 'campaign']
  if (theatres.some(({ index }) => at(after, index).closed > at(before, index).closed))
    return ['campaign', 'theatre']
  const open = theatres.map(({ index }) => [at(before, index).marker, at(after, index).marker] as const)
  if (open.some(([was, is]) => was <= 0 && is > 0)) return ['leads', 'leadsTwice', 'nuclear']
  if (open.some(([was, is]) => was < 0 && is === 0)) return ['level', 'nuclear']
  return open.some(([was, is]) => is > was)
    ? ['near', 'extends', 'cuts', 'nuclear']
    : ['bombs', 'propaganda', 'weapons', 'places', 'nothing', 'cannot', 'nuclear']
}

const admiral: Oracle<Admiral> = ({ before, after }) => {
  if (after.ships.some(({ at: is }, nth) => is === 'sunk' && before.ships[nth]?.at !== 'sunk'))
    return ['sunk']
  const hits = after.attacks.slice(before.attacks.length).filter(({ grade }) => grade > 0)
  if (hits.length > 0 && after.turn === before.turn) return ['hits', 'willSink']
  const moved = after.ships.filter(
    (ship, nth) => ship.side === 'stratego' && ship.at !== before.ships[nth]?.at,
  )
  return moved.length > 0 && after.turn === before.turn
    ? ['sailsToFire', 'sailsToLaunch', 'sailsIntoRange', 'approaches', 'staysInRange', 'enters']
    : undefined
}

const bloodAndPlunder: Oracle<BloodAndPlunder> = ({ before, after }) => {
  const [was, is] = [before, after].map(({ units }) => units.map(({ models }) => models))
  if (was === undefined || is === undefined) return undefined
  if (is.some((count, nth) => count === 0 && (was[nth] ?? 0) > 0)) return ['destroyed', 'routed']
  return is.some((count, nth) => count < (was[nth] ?? 0)) ? ['loses'] : undefined
}

const conflictOfHeroes: Oracle<ConflictOfHeroes> = ({ before, after }) => {
  if (before.stage !== 'mission' || after.stage !== 'mission') return undefined
  const lost = ({ units }: ConflictOfHeroes): number =>
    Object.values(units).filter(({ at: is }) => is === 'lost').length
  if (lost(after) > lost(before)) return ['destroyed']
  if (after.rumored.length < before.rumored.length) return ['revealed', 'nobody', 'rumor', 'rumors']
  return after.rumored.length > before.rumored.length ? ['rumor', 'rumors'] : undefined
}

const oracles: Readonly<Record<string, Oracle<never>>> = {
  blitzkrieg,
  admiral,
  'blood-and-plunder': bloodAndPlunder,
  'conflict-of-heroes': conflictOfHeroes,
}

export function allowedHeadlines(game: string, turn: TurnLog<unknown>): readonly string[] | undefined {
  return turn.winner === undefined ? oracles[game]?.(turn as never) : ['over']
}
