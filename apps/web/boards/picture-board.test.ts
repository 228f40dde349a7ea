import { choice, message } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { newMatch } from '@opfor/kernel/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureBoard } from './picture-board.tsx'

const { situation } = newMatch(smallGame, {}, 1)
const named = (id: string) => ({ id, name: message(id, id) })

function drawPlaces(by: 'place' | undefined, highlighted?: ReadonlySet<string>): readonly string[] {
  const options = ['mill', 'wood', 'elsewhere'].map(named)
  const points = by === undefined ? { about: ['mill'] } : { by }
  const question = choice('small.where', 'player', message('where', 'Where?'), options, { points })
  const props = { game: smallGame as never, situation, question, choose: () => undefined, highlighted }
  const markup = renderToStaticMarkup(createElement(PictureBoard, props))
  return [...markup.matchAll(/<(button|span)[^>]*class="picture-place([^"]*)"[^>]*>([^<]*)/g)]
    .map(([, tag = '', look = '', text = '']) => `${text}: ${tag}${look.trimEnd()}`)
    .slice(0, 4)
}

test('the places that a question offers are lit and are buttons', () => {
  expect(drawPlaces('place')).toEqual([
    'Hill: span',
    'Ford: span',
    'Mill: button board-lit',
    'Wood: button board-lit',
  ])
})

test('where a question is not answered on the table, nothing is a button', () => {
  expect(drawPlaces(undefined)).toEqual(['Hill: span', 'Ford: span', 'Mill: span', 'Wood: span'])
})

test('what an explanation speaks of is shown', () => {
  expect(drawPlaces(undefined, new Set(['ford']))[1]).toBe('Ford: span board-shown')
})
