import type { Candidate } from '@opfor/kernel'
import type { Happening } from './facts.ts'
import type { Tape } from './tape.ts'

export function happeningOf(tape: Tape, piece: number): Happening {
  if (piece >= tape.pieces.length) return { what: 'left' }
  const told = (id: string): unknown => tape.take(id, piece).answer
  const id = (told('coh.mission') as Candidate).id
  const advances = (spaces: number): Happening =>
    spaces === 0 ? { what: 'nothing' } : { what: 'advances', spaces }
  switch (id) {
    case 'one':
      return advances(1)
    case 'two':
      return advances(2)
    case 'stays':
      return advances(0)
    case 'order':
    case 'check': {
      if (tape.comes('coh.drawOrder', piece)) told('coh.drawOrder')
      if (!tape.comes('coh.advance', piece)) return advances(0)
      return advances((told('coh.advance') as { readonly spaces: number }).spaces)
    }
    case 'event':
      if (tape.comes('coh.drawOrder', piece)) told('coh.drawOrder')
      return { what: 'nothing' }
    case 'counteraction':
      return { what: 'counteractions' }
    case 'missionOrder':
      return { what: 'orders' }
    case 'enter':
      return { what: 'noneCanMove' }
    case 'reveal':
      return { what: 'rumorMet', hex: (told('coh.whichRumor') as Candidate).id }
    case 'rumor':
      return { what: 'rumorPlaced', label: (told('coh.label') as Candidate).id }
    case 'defenses':
      return { what: 'defenses', count: told('coh.tileDefenses') as number }
    case 'truck':
      return { what: 'truckLeft' }
    case 'caps':
      return { what: 'capsLeft', caps: told('coh.capsLeft') as number }
    case 'lost': {
      const unit = (told('coh.lost') as Candidate).id
      return { what: 'destroyed', unit: unit.charAt(0).toUpperCase() + unit.slice(1) }
    }
    case 'untold': {
      const { unit, what } = told('coh.untold') as { readonly unit: Candidate; readonly what: Candidate }
      const side = unit.id.startsWith('german ') ? 'German' : 'Soviet'
      return { what: 'toldNow', side, name: unit.id.slice(side.length + 1), enters: what.id === 'enters' }
    }
    case 'vp': {
      const side = (told('coh.scores') as Candidate).id === 'german' ? 'German' : 'Soviet'
      return { what: 'scores', side, points: told('coh.vp') as number }
    }
    case 'round':
      return { what: 'round' }
    default:
      return { what: 'over' }
  }
}

/** The hex on a drawn Order Card; undefined with real cards. */
export function eventHexOf(tape: Tape, piece: number): string | undefined {
  if (!tape.comes('coh.drawOrder', piece)) return undefined
  tape.take('coh.drawOrder', piece)
  return (tape.take('coh.label', piece).answer as Candidate).id
}
