import type { Json } from '@opfor/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberInput } from './number-input.tsx'

function render(value: Json, box: { readonly inputMode?: 'numeric' } = {}): string {
  return renderToStaticMarkup(createElement(NumberInput, { value, change: () => undefined, ...box }))
}

test('the input shows numbers, including zero', () => {
  expect(render(2.5)).toContain('value="2.5"')
  expect(render(0)).toContain('value="0"')
})

test('the input is empty for other values', () => {
  for (const none of [undefined, Number.NaN, Number.POSITIVE_INFINITY, '7', true])
    expect(render(none)).toMatch(/ value[ />]/)
})

test('the input mode is decimal by default', () => {
  expect(render(1)).toContain('inputmode="decimal"')
  expect(render(1, { inputMode: 'numeric' })).toContain('inputmode="numeric"')
})
