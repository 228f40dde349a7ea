import type { Json } from '@opfor/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberInput } from './number-input.tsx'

function drawn(value: Json, box: { readonly inputMode?: 'numeric' } = {}): string {
  return renderToStaticMarkup(createElement(NumberInput, { value, change: () => undefined, ...box }))
}

test('a number stands in the box, zero too', () => {
  expect(drawn(2.5)).toContain('value="2.5"')
  expect(drawn(0)).toContain('value="0"')
})

test('what is no number leaves the box empty', () => {
  for (const none of [undefined, Number.NaN, Number.POSITIVE_INFINITY, '7', true])
    expect(drawn(none)).toContain('value=""')
})

test('the keys are those for decimals unless others are asked for', () => {
  expect(drawn(1)).toContain('inputMode="decimal"')
  expect(drawn(1, { inputMode: 'numeric' })).toContain('inputMode="numeric"')
})
