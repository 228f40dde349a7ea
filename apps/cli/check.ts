import { capital, type Layout, say, spotCheck } from '@opfor/kernel'
import { numbered } from './listing.ts'

/** What to compare with the real table, line by line. */
export function checkLines(layout: Layout): readonly string[] {
  return numbered(spotCheck(layout).map((each) => capital(say(each))))
}
