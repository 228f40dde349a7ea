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

test('offered places are highlighted buttons', () => {
  expect(drawPlaces('place')).toEqual([
    'Hill: span',
    'Ford: span',
    'Mill: button board-lit',
    'Wood: button board-lit',
  ])
})

test('without a question on the board there are no buttons', () => {
  expect(drawPlaces(undefined)).toEqual(['Hill: span', 'Ford: span', 'Mill: span', 'Wood: span'])
})

test('the candidates of an explanation are highlighted', () => {
  expect(drawPlaces(undefined, new Set(['ford']))[1]).toBe('Ford: span board-shown')
})
