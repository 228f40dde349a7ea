import { settled } from '@opfor/kernel'
import { value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { settingFlags } from './position-command.ts'
import { gameOf } from './testing/games.ts'

test('the flags of a position contain the settings that differ from the defaults', () => {
  const game = gameOf('blitzkrieg')
  const [ruling] = game.rulings
  const other = Object.keys(ruling?.readings ?? {}).find((reading) => reading !== ruling?.standard) ?? ''
  const input = { options: { where: 'table', stratagems: false }, rulings: { [ruling?.id ?? '']: other } }
  expect(settingFlags(game, value(settled(game)))).toBe('')
  expect(settingFlags(game, value(settled(game, input)))).toBe(
    `--set where=table --set stratagems=false --ruling ${ruling?.id}=${other} `,
  )
})
