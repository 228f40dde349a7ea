import { checkRuleCoverage } from '@opfor/evidence/readme'
import { describe, expect, test } from 'vitest'
import { rulings } from '../../../games/admiral/rules/rulings.ts'

describe('the ledger', () => {
  const ledger = checkRuleCoverage('admiral', rulings, {
    'Action dice': 10,
    'Admiral Symbol': 2,
    Exception: 2,
    Setup: 3,
    Initiative: 1,
    Movement: 2,
    Attack: 11,
    'End of the game': 1,
  })

  test('has each ruling under the heading that the ruling cites', () => {
    const rows = ledger.rowsUnder('Sentence by sentence')
    const elsewhere = rulings.filter(({ id, cite }) => {
      const short = `\`${id.slice('admiral.'.length)}\``
      const headings = rows
        .filter(([, , , , , ruled = '']) => ruled.includes(short))
        .map(([heading]) => heading)
      return !headings.some((heading = '') => cite.heading.endsWith(heading))
    })
    expect(elsewhere.map(({ id, cite }) => `${id}: ${cite.heading}`)).toEqual([])
  })

  test('marks what is reconstructed: what is thrown in each row of the table', () => {
    const marked = ledger
      .rowsUnder('Sentence by sentence')
      .filter(([, , asks = '']) => asks.includes('**reconstructed:**'))
    expect(marked.map(([, number]) => number)).toEqual(['row 1', 'row 2', 'row 3', 'row 4a', 'row 5a'])
  })
})
