import {
  parseFailure,
  type Candidate,
  choice,
  type GameModule,
  type Procedure,
  rulesText as rulesOfText,
  type Table,
} from '@opfor/kernel'
import { sheetGameId, literalSheetText as worded } from '../declare/naming.ts'
import { type SheetRules, makeSheetRules } from '../declare/sheet-rules.ts'
import type { Situation } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'
import { applySheetEdit, layoutOf } from '../layout/layout.ts'
import { pictureOfSheet } from '../layout/picture.ts'
import type { Sheet } from '../model/index.ts'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { newTurnState, type SheetRun } from '../values/sheet-run.ts'
import { RunScope } from '../values/scope.ts'
import type { StepExit } from '../values/step-exit.ts'
import { makeInitialSituation } from './initial-situation.ts'
import { doSection } from './can-do.ts'
import { checkTurnEndings, endByStep, checkEndings, matchOutcomeOf } from './endings.ts'
import { pauseForPlayer } from './pause.ts'
import { sentenceRunners } from './sentence-runners.ts'
import { runSetup } from './run-setup.ts'
import { turnCard } from './turn-card.ts'

/** Adds a final pause if the section `Turn` had none. */
function* turnOf(rules: SheetRules, table: Table<Situation>): Procedure<void> {
  const turn = table.now.turn + 1
  table.change({ ...table.now, turn }, sheetRunMessages.turn, { turn })
  const play: SheetRun = { runs: sentenceRunners, rules, table, notes: newTurnState(), scope: new RunScope() }
  if (!checkEndings(play)) {
    const signal =
      (yield* played(play)) ?? (play.notes.paused ? undefined : yield* pauseForPlayer(play, undefined))
    if (signal?.to === 'endGame') endByStep(play)
    else if (signal?.to === 'endTurn' && !play.notes.paused) yield* pauseForPlayer(play, undefined)
    checkEndings(play)
  }
  checkTurnEndings(play)
}

function* played(play: SheetRun): Procedure<StepExit | undefined> {
  const { sections } = play.rules.sheet
  const turn = sections.find((section) => section.kind === 'steps' && section.role === 'turn')
  if (turn !== undefined) return yield* doSection(play, turn.heading)
  const doable = sections.filter(({ kind }) => kinds.has(kind))
  if (doable.length === 0) return undefined
  const options = doable.map(
    ({ heading }): Candidate => ({ id: play.rules.ids.get(heading) ?? '', name: worded(heading) }),
  )
  const chosen = yield* askUntilAnswered(play, () =>
    withTopic({ words: '' }, choice('sheet.whatNow', 'player', sheetRunMessages.whatNow, options)),
  )
  return yield* doSection(play, doable[options.indexOf(chosen)]?.heading ?? '')
}

/** Kinds of sections that the player may call if there is no section `Turn`. */
const kinds: ReadonlySet<string> = new Set(['steps', 'list', 'chart', 'walk', 'finding'])

export function isOfSheet({ id }: { readonly id: string }): boolean {
  return id === sheetGameId
}

/** Sheets with findings are playable. */
export function gameOfSheet(sheet: Sheet): GameModule<Situation> {
  const rules = makeSheetRules(sheet)
  const title = sheet.title === '' ? '–' : sheet.title
  return {
    id: sheetGameId,
    title,
    rulebook: {
      title: sheet.game === '' ? title : sheet.game,
      edition: sheetRunMessages.edition,
      publisher: sheetRunMessages.publisher,
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
    initialSituation: (settings) => makeInitialSituation(rules, settings),
    setup: (table) => runSetup(rules, table),
    turn: (table) => turnOf(rules, table),
    outcome: (now) => matchOutcomeOf(rules, now),
    layout: (now) => layoutOf(rules, now),
    picture: (now) => pictureOfSheet(rules, now),
    applyEdit: (now, edit) => applySheetEdit(rules, now, edit),
    turnCard,
    parseSituation: () => parseFailure('A match of a sheet begins at its beginning, not from a position.'),
    isAtPhysicalBoard: () => true,
    defaultWhoRolls: () => ({ draws: 'app' }),
  }
}
