import { bad, type GameModule, rulesOf as rulesOfText } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { beginning } from './begin.ts'
import { outcomeOf } from './endings.ts'
import { correctSheet, layoutOf } from './layout.ts'
import { gameId } from './naming.ts'
import { pictureOfSheet } from './picture.ts'
import { rulesOf } from './rules.ts'
import { setUp } from './set-up.ts'
import type { Situation } from './situation.ts'
import { turnOf } from './turn.ts'
import { words } from './words.ts'

/** Whether a game was made from a sheet. */
export function isOfSheet({ id }: { readonly id: string }): boolean {
  return id === gameId
}

/** A sheet as a game: whatever was written can be played, also with findings. */
export function gameOfSheet(sheet: Sheet): GameModule<Situation> {
  const rules = rulesOf(sheet)
  const title = sheet.title === '' ? '–' : sheet.title
  return {
    id: gameId,
    title,
    rulebook: {
      title: sheet.game === '' ? title : sheet.game,
      edition: words.edition,
      publisher: words.publisher,
    },
    stage: 'playable',
    version: 1,
    rules: rulesOfText(sheet.text),
    options: rules.options,
    rulings: rules.rulings,
    declared: rules.declared,
    endings: rules.ways.map(({ id, name }) => ({ id, name })),
    canSimulate: true,
    countsTurns: true,
    seats: () => ['player'],
    begin: (settings) => beginning(rules, settings),
    setup: (table) => setUp(rules, table),
    turn: (table) => turnOf(rules, table),
    outcome: (now) => outcomeOf(rules, now),
    layout: (now) => layoutOf(rules, now),
    picture: (now) => pictureOfSheet(rules, now),
    correct: (now, edit) => correctSheet(rules, now, edit),
    parseSituation: () => bad('A match of a sheet begins at its beginning, not from a position.'),
    besideBoard: () => true,
    rollsBy: () => ({ draws: 'app' }),
  }
}
