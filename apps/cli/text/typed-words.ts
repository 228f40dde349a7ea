const yes: readonly string[] = ['y', 'ye', 'yes', 'j', 'ja', 'true', '1']
const no: readonly string[] = ['n', 'no', 'ne', 'nein', 'false', '0']
const none: readonly string[] = ['none', 'nothing', 'keine', 'keiner', 'keines', 'keins', 'nichts', '-']

/** What a typed word means as yes or no, in any language; undefined if neither. */
export function yesOrNo(typed: string): boolean | undefined {
  const word = typed.trim().toLowerCase()
  return yes.includes(word) ? true : no.includes(word) ? false : undefined
}

/** Whether a typed word means "none", in any language. */
export function isNone(typed: string): boolean {
  return none.includes(typed.trim().toLowerCase())
}

/** Whether an answer to "which of them?" means none of them: also no and 0. */
export function isNoneOfThem(typed: string): boolean {
  return isNone(typed) || ['no', 'nein', '0'].includes(typed.trim().toLowerCase())
}
