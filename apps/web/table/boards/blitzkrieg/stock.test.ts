import { registry } from '@opfor/games'
import { resolveSettings } from '@opfor/kernel'
import type { Situation } from '@opfor/games/blitzkrieg/view'
import type { VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { Stock } from './stock.tsx'

test('special weapons that you took unseen are counted in your bag, as in the check of the table', async () => {
  const game = registry.find(({ id }) => id === 'blitzkrieg')
  const settings = game && resolveSettings(game, { options: { where: 'table' } })
  if (game === undefined || settings?.ok !== true) throw new Error('BLITZKRIEG! is not there.')
  const now = { ...(game.initialSituation(settings.value) as Situation), unseen: 2 }
  const box = { x: 0, y: 0, w: 100, h: 100 }
  const drawn = await renderToStringAsync(createElement(Stock, { now, box }) as unknown as VNode)
  expect(drawn).toContain(`Your bag and reserve: ${now.player.bag.length + 2}`)
  expect(drawn).toContain(`${now.pool.length - 2}</text>`)
})
