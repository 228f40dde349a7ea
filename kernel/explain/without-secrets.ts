import type { Decision, LineSource } from '../ask/line.ts'
import type { Told } from './story.ts'

/** The log as people may read it now: what was chosen in secret, and why, is left out while it is secret. */
export function withoutSecrets<S>(
  told: readonly Told<S>[],
  declared: readonly LineSource[],
  now: S,
): readonly Told<S>[] {
  if (!declared.some(({ secret }) => secret !== undefined)) return told
  return told.map((one) => (one.kind === 'decision' && isSecret(one, now) ? hidden(one) : one))
}

function isSecret({ by, about, chosen }: Decision, now: unknown): boolean {
  return by.secret?.(now, about, chosen) === true
}

function hidden(decision: Decision): Decision {
  return { ...decision, among: [], lines: [], chosen: undefined, secret: true }
}
