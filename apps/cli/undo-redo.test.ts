import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { checklist } from './undo-redo.ts'

const layout = {
  lying: [],
  rows: [],
  places: [],
  counters: [{ id: 'vp', name: message('vp', "the bot's VP"), value: 3, between: [0, 99] as const }],
}

test('the checklist contains the manual steps', () => {
  const back = message('back', 'put back the unit you drew.')
  expect(checklist([{ set: 'vp', to: 3 }], [back], layout, layout)).toEqual([
    '  [ ] Put back the unit you drew.',
    "  [ ] The bot's VP: now 3.",
  ])
  expect(checklist([], [], layout, layout)).toEqual(['  nothing to move'])
})
