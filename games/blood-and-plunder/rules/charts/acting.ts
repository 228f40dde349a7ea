import {
  type ActingPiece,
  type Decision,
  withParams,
  type Message,
  message,
  messages,
  type Question,
  type PieceTag,
  type LogEntry,
} from '@opfor/kernel'
import { fileWord } from '../../table/file-words.ts'
import { nameOf } from '../../table/samples/names.ts'
import type { Situation, Unit } from '../../table/situation.ts'

const words = messages('blood-and-plunder.acting', {
  left: '{left} of {actions, plural, one {# action} other {# actions}} left',
  ordered: '1 action (command point)',
  attacked: 'is attacked',
  guns: '{count, plural, one {# gun} other {# guns}}',
  gunLost: 'gun lost',
  points: '{points, plural, one {# command point} other {# command points}}',
  range: '{name}, command range {range} inches',
})

interface InQuestion {
  readonly unit: Unit
  readonly left?: Message
}

export function actingPiece(
  now: Situation,
  question: Question,
  move: readonly LogEntry<unknown>[],
): ActingPiece | undefined {
  const found = inQuestion(now, question, move)
  if (found === undefined) return undefined
  return { name: found.unit.name, left: found.left, tags: tagsOf(found.unit) }
}

function inQuestion(
  now: Situation,
  question: Question,
  move: readonly LogEntry<unknown>[],
): InQuestion | undefined {
  const unitCalled = (id: string): Unit | undefined =>
    now.units.find((unit) => unit.id === id && unit.side === 'opfor')
  const last = move.findLast((one) => one.kind === 'decision')
  const isActivated = now.acting.unit !== ''
  if (!isActivated) {
    // The activated unit is known, but not yet its number of actions.
    const isNext = question.id === 'blood-and-plunder.actions'
    const unit = unitCalled((isNext ? chosenBy(move, 'activate') : attackedIn(last)) ?? '')
    if (unit === undefined) return undefined
    return isNext ? { unit } : { unit, left: words.attacked }
  }
  const isOfCommander = question.id.startsWith('blood-and-plunder.commandRange')
  const ordered = isOfCommander || last === undefined ? undefined : unitCalled(orderedIn(last) ?? '')
  if (ordered !== undefined) return { unit: ordered, left: words.ordered }
  const { unit: id, left, actions } = now.acting
  const unit = unitCalled(id)
  return unit === undefined ? undefined : { unit, left: withParams(words.left, { left, actions }) }
}

function chosenBy(move: readonly LogEntry<unknown>[], list: string): string | undefined {
  const decided = move.findLast(
    (one) => one.kind === 'decision' && one.by.id === `blood-and-plunder.${list}` && one.chosen !== undefined,
  )
  return decided?.kind === 'decision' ? decided.chosen?.id : undefined
}

function attackedIn(decision: Decision | undefined): string | undefined {
  if (decision?.open !== true || decision.by.id !== 'blood-and-plunder.defends') return undefined
  return (decision.about as { readonly id: string }).id
}

function orderedIn({ by, chosen, about }: Decision): string | undefined {
  if (by.id === 'blood-and-plunder.order') return chosen?.id
  const actor = about as { readonly id?: string; readonly ordered?: boolean } | undefined
  return actor?.ordered === true ? actor.id : undefined
}

function tagsOf({ profile, gunLost }: Unit): readonly PieceTag[] {
  const { training, weapons, mounted, guns, commander, traits } = profile
  return [
    { text: fileWord(`training.${training}`) },
    ...weapons.map((weapon) => ({ text: fileWord(`weapons.${weapon}`) })),
    ...(mounted ? [{ text: fileWord('mounted') }] : []),
    ...(guns === undefined
      ? []
      : [{ text: gunLost ? words.gunLost : withParams(words.guns, { count: guns.count }) }]),
    ...(commander === undefined
      ? []
      : [
          {
            text: withParams(words.points, { points: commander.points }),
            note: withParams(words.range, { name: commander.name, range: commander.range }),
          },
        ]),
    ...traits.map(({ name, reminder }) => ({
      text: asWritten(name),
      note: reminder.trim() === '' ? undefined : nameOf(reminder),
    })),
  ]
}

function asWritten(name: string): Message {
  return message('blood-and-plunder.named', '{name}', { name })
}
