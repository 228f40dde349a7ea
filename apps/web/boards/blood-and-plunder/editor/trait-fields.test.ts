import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TraitFields } from './trait-fields.tsx'

const nothing = 'it changes nothing of what the OPFOR does'

function drawn(name: string): string {
  const traits = [{ name, reminder: '' }]
  return renderToStaticMarkup(
    createElement(TraitFields, { named: ['Skirmishers'], traits, change: () => undefined }),
  )
}

test('a rule that the solitaire rules do not name is said to change nothing', () => {
  expect(drawn('Well Fed')).toContain(`The solitaire rules do not name Well Fed: ${nothing}.`)
})

test('one that they name, in whatever letters, is not', () => {
  expect(drawn('Skirmishers')).not.toContain(nothing)
  expect(drawn('skirmisher')).not.toContain(nothing)
})
