import { fill, type Message } from '../say/message.ts'
import type { Told } from './story.ts'

/**
 * The manual steps after an undo or redo that no layout shows: undone messages in reverse order, then the new ones.
 */
export function byHand<S>(before: readonly Told<S>[], now: readonly Told<S>[]): readonly Message[] {
  const [was, is] = [unseen(before), unseen(now)]
  const same = was.findIndex((each, at) => !isSame(each, is[at]))
  const from = same < 0 ? was.length : same
  const undone = was.slice(from).toReversed()
  return [
    ...undone.flatMap(({ back, params }) => (back === undefined ? [] : [fill(back, params)])),
    ...is.slice(from),
  ]
}

function unseen<S>(told: readonly Told<S>[]): readonly Message[] {
  return told.flatMap((one) => (one.kind === 'change' && one.tell.back !== undefined ? [one.tell] : []))
}

function isSame(one: Message, other: Message | undefined): boolean {
  return one.id === other?.id && JSON.stringify(one.params) === JSON.stringify(other.params)
}
