import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TraitFields } from './trait-fields.tsx'

const nothing = 'it does not affect what the OPFOR does'

function render(name: string): string {
  const traits = [{ name, reminder: '' }]
  return renderToStaticMarkup(
    createElement(TraitFields, { named: ['Skirmishers'], traits, change: () => undefined }),
  )
}

test('a rule unknown to the solitaire rules is shown as having no effect', () => {
  expect(render('Well Fed')).toContain(`The solitaire rules do not mention Well Fed: ${nothing}.`)
})

test('a known rule is not, in any spelling', () => {
  expect(render('Skirmishers')).not.toContain(nothing)
  expect(render('skirmisher')).not.toContain(nothing)
})
