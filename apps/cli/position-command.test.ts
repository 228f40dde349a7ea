import { settled } from '@opfor/kernel'
import { value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { settingFlags } from './position-command.ts'
import { gameOf } from './testing/games.ts'

test('a position is played with the settings it was made for: those that are not the standard', () => {
  const game = gameOf('blitzkrieg')
  const [ruling] = game.rulings
  const other = Object.keys(ruling?.readings ?? {}).find((reading) => reading !== ruling?.standard) ?? ''
  const wishes = { options: { where: 'table', stratagems: false }, rulings: { [ruling?.id ?? '']: other } }
  expect(settingFlags(game, value(settled(game)))).toBe('')
  expect(settingFlags(game, value(settled(game, wishes)))).toBe(
    `--set where=table --set stratagems=false --ruling ${ruling?.id}=${other} `,
  )
})
