import type { Decision, RuleList } from '../ask/decision.ts'
import { withParams, type Message } from '../messages/message.ts'
import type { LogEntry } from './match-recorder.ts'

/** Removes secret choices and their reasons. */
export function redactSecrets<S>(
  told: readonly LogEntry<S>[],
  declared: readonly RuleList[],
  now: S,
): readonly LogEntry<S>[] {
  if (!declared.some(({ secret }) => secret !== undefined)) return told
  return told.map((one) => (one.kind === 'decision' && isSecret(one, now) ? hidden(one) : one))
}

function isSecret({ by, about, chosen }: Decision, now: unknown): boolean {
  return by.secret?.(now, about, chosen) === true
}

function hidden(decision: Decision): Decision {
  return { ...decision, among: [], lines: [], chosen: undefined, secret: true }
}

/** Steps that no layout shows: undone messages in reverse order, then the new ones. */
export function manualStepsAfterUndo<S>(
  before: readonly LogEntry<S>[],
  now: readonly LogEntry<S>[],
): readonly Message[] {
  const [was, is] = [unseen(before), unseen(now)]
  const same = was.findIndex((each, at) => !isSame(each, is[at]))
  const from = same < 0 ? was.length : same
  const undone = was.slice(from).toReversed()
  return [
    ...undone.flatMap(({ undoMessage, params }) =>
      undoMessage === undefined ? [] : [withParams(undoMessage, params)],
    ),
    ...is.slice(from),
  ]
}

function unseen<S>(told: readonly LogEntry<S>[]): readonly Message[] {
  return told.flatMap((one) =>
    one.kind === 'change' && one.tell.undoMessage !== undefined ? [one.tell] : [],
  )
}

function isSame(one: Message, other: Message | undefined): boolean {
  return one.id === other?.id && JSON.stringify(one.params) === JSON.stringify(other.params)
}
