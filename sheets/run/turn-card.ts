import { type Happening, type TurnCardSpec, withParams } from '@opfor/kernel'
import type { Situation } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

/** The last sentence told word for word counts more than the last result of a chart. */
export const turnCard: TurnCardSpec<Situation> = {
  weights: { told: 2, resulted: 1 },
  happenings: ({ actions }) => {
    const last = (id: string) => actions.findLast(({ tell }) => tell.id === id)?.tell.params
    const { text } = last(sheetRunMessages.told.id) ?? {}
    const { result } = last(sheetRunMessages.resulted.id) ?? {}
    return Object.entries({ told: text, resulted: result }).flatMap(([kind, line]): readonly Happening[] =>
      line === undefined
        ? []
        : [{ kind, tell: withParams(sheetRunMessages.list, { names: line }), cut: 'long' }],
    )
  },
  isInstruction: ({ id }) => id === sheetRunMessages.told.id,
  // The number of the turn starts a section, but its card is about what is done in it.
  startsCard: () => false,
}
