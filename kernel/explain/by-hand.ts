import { fill, type Message } from '../say/message.ts'
import type { Told } from './story.ts'

/**
 * What is to be done at the table that no piece shows, after a match was told otherwise than before: what was taken back
 * is undone, the last of it first, and what is new is done.
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
