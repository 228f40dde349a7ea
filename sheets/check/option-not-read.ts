import { fill } from '@opfor/kernel'
import { words } from '../say/words.ts'
import { type Check, found } from './checking.ts'
import { factsOfSection } from './facts.ts'

/** An option that nothing reads. A ruling may be for the reader only. */
export const optionNotRead: Check = ({ sheet }) => {
  const read = new Set(sheet.sections.flatMap((section) => [...factsOfSection(section).settings]))
  return sheet.options
    .filter(({ name }) => !read.has(name))
    .map(({ at, name }) => found(at, fill(words.optionNotRead, { name })))
}
