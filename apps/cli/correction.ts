import { bad, type Conversation, type Edit, good, type Parsed, piecesOf, placesOf, say } from '@opfor/kernel'
import { meant } from './names.ts'
import { numbered } from './showing.ts'

/** What can be corrected, and how to say it. */
export function correctionHelp(match: Conversation<unknown>): readonly string[] {
  const layout = match.game.layout(match.situation)
  return [
    'Numbers and notes:',
    ...numbered(layout.counters.map(({ name, value }) => `${say(name)}: ${value === '' ? '-' : value}`)),
    'Say: correct <number or name> = <value>',
    'Or:  correct move <piece> from <place> to <place>',
  ]
}

/** A correction as a person types it. */
export function correction(match: Conversation<unknown>, typed: string): Parsed<Edit> {
  const layout = match.game.layout(match.situation)
  const move = /^move\s+(.+?)\s+from\s+(.+?)\s+to\s+(.+)$/.exec(typed)
  if (move !== null) {
    const piece = meant(piecesOf(layout), move[1] ?? '')
    if (!piece.ok) return piece
    const places = placesOf(layout)
    const from = meant(places, move[2] ?? '')
    if (!from.ok) return from
    const to = meant(places, move[3] ?? '')
    const target = to.ok ? to.value.id : (move[3] ?? '').trim()
    return good({ move: piece.value.id, from: from.value.id, to: target, count: 1 })
  }
  const [name = '', value] = typed.split(/\s*=\s*/, 2)
  if (value === undefined) return bad('Say: correct <number or name> = <value>, or correct move ...')
  const counter = meant(layout.counters, name)
  if (!counter.ok) return counter
  const number = Number(value)
  return good({ set: counter.value.id, to: value === '' || Number.isNaN(number) ? value : number })
}
