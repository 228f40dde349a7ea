import type { Situation } from '../../table/situation.ts'

/** Numbers under which the third edition has other cards. */
const otherInThird: readonly string[] = ['20', '40']

/** G 2.1, 3: the Action and Bonus Cards of the Guideline that are shuffled, and those that are left out. */
export function actionCardsOf({ edition, guideline }: Pick<Situation, 'edition' | 'guideline'>): {
  readonly cards: string
  readonly leftOut: readonly string[]
} {
  const all = guideline.actionCards.split(', ')
  const leftOut = edition === 'third' ? all.filter((each) => otherInThird.includes(each)) : []
  return { cards: all.filter((each) => !leftOut.includes(each)).join(', '), leftOut }
}
