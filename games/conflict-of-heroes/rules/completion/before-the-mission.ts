import {
  ask,
  choice,
  formQuestion,
  type FormFields,
  withParams,
  message,
  messages,
  number,
  type Procedure,
  currentReading,
  type Table,
} from '@opfor/kernel'
import { units } from '../../table/naming.ts'
import { tileName } from '../../table/pieces.ts'
import { type Handicap, soloHandicaps } from '../special-rules/player-handicaps.ts'
import { lastSpace } from '../../table/developing-the-ai/sheet-shapes.ts'
import { markerStart } from '../mission/solo-rulings.ts'
import { missionOf, type Situation, withMission } from '../../table/situation.ts'
import { words } from '../words.ts'

const texts = messages('coh.before', {
  whole: message('coh.ask.beforeMission', 'Before the mission begins: what does your sheet say?'),
  start: 'Space of the Mission Track where the marker begins (0: before space 1)',
  end: 'Space that is labelled with {rounds} Rounds',
  handicap: 'Is the AI too easy or too difficult for you?',
})

interface Before {
  readonly start: number
  readonly end: number
  readonly handicap: Handicap
}

/** G 5.5, G 5.5.1 and G 6.3: marker start, mission end and handicap, in one form. */
export function* tellBefore(table: Table<Situation>): Procedure<Handicap | undefined> {
  for (;;) {
    const told = yield* ask(table, (now) => (now.mission === undefined ? undefined : formOf(now)))
    if (told === undefined || table.now.mission === undefined) return undefined
    const known = sheetOf(table.now)
    const start = known.start ?? told.start ?? 0
    const end = known.end ?? told.end ?? 0
    if (end <= start) {
      table.change(table.now, words.endBeforeStart, { space: end })
      continue
    }
    if (currentReading(table.now, markerStart) !== 'before') putMarker(table, start)
    table.change(withMission(table.now, { end }), words.endMarker, { space: end })
    return told.handicap
  }
}

/** G 5.5: names tiles at or before the start, as the marker neither lands on nor passes them. */
export function putMarker(table: Table<Situation>, marker: number): void {
  const told = marker === 0 ? words.markerBefore : words.markerAt
  table.change(withMission(table.now, { marker }), told, { space: marker })
  const passed = missionOf(table.now).track.filter(({ space }) => space <= marker)
  if (passed.length > 0)
    table.change(table.now, words.tilesBehind, {
      tiles: passed.map(({ tile }) => tileName(tile)),
      count: passed.length,
    })
}

/** The pack's Mission Track for the side that is up. An end not beyond its start is asked. */
export function sheetOf(now: Situation): {
  readonly start: number | undefined
  readonly end: number | undefined
} {
  const { start: printed, ends } = now.pack.sheets?.[`${missionOf(now).sheet}Sheet`] ?? {}
  const start = currentReading(now, markerStart) === 'before' ? 0 : printed
  const end = ends?.[String(now.guideline.rounds)]
  return { start, end: end !== undefined && end > (start ?? 0) ? end : undefined }
}

function formOf(now: Situation) {
  const { start, end } = sheetOf(now)
  const space = units.space
  const fields: Partial<FormFields<Before>> = {
    ...(start === undefined && {
      start: number(
        'coh.before.start',
        'player',
        texts.start,
        { from: 0, to: 20, unit: space },
        { proposal: 0 },
      ),
    }),
    ...(end === undefined && {
      end: number('coh.before.end', 'player', withParams(texts.end, { rounds: now.guideline.rounds }), {
        from: 1,
        to: lastSpace,
        unit: space,
      }),
    }),
    handicap: choice('coh.before.handicap', 'player', texts.handicap, soloHandicaps, {
      proposal: soloHandicaps[0],
    }),
  }
  return formQuestion<Partial<Before>>('coh.beforeMission', 'player', texts.whole, fields)
}
