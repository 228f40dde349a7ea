import { type Game, type LineSource, say, type SettingsInput } from '@opfor/kernel'
import { opponentOf, singleEdits } from '@opfor/variants'
import type { SurveyedEdit } from '../survey.ts'
import { readVariantOf } from '../variant-of.ts'

/** A single change of an opponent: a line dropped, two neighbours swapped, or another reading of a ruling. */
export interface Edit extends SurveyedEdit {
  readonly kind: 'drop' | 'swap' | 'reading'
  /** What it does, in words. */
  readonly told: string
}

/** A change that the game does not allow, and why. */
export interface RefusedEdit {
  readonly told: string
  readonly problem: string
}

/** Every single change of a game's opponent, and those that it does not allow. */
export function editsOf(
  game: Game,
  base: SettingsInput,
): { readonly edits: readonly Edit[]; readonly refused: readonly RefusedEdit[] } {
  const opponent = opponentOf(game.id)
  const edits: Edit[] = []
  const refused: RefusedEdit[] = []
  for (const [nth, { kind, list, told, text, unwraps }] of (opponent === undefined
    ? []
    : singleEdits(opponent)
  ).entries()) {
    const variant = readVariantOf(game, text)
    if (!variant.ok) {
      refused.push({ told, problem: variant.problem })
      continue
    }
    const [printed, changed] = [game, variant.value].map(({ declared }) =>
      declared.find(({ id }) => id === list),
    )
    // Lines that always apply now were not read in turns where the one above them kept somebody.
    const touched = unwraps === true ? undefined : touchedLines(printed, changed)
    edits.push({ id: `${kind} ${nth + 1}`, kind, told, touched, second: { ...base, variant: text } })
  }
  return { edits: [...edits, ...otherReadings(game, base)], refused }
}

function otherReadings(game: Game, base: SettingsInput): readonly Edit[] {
  return game.rulings.flatMap(({ id, name, readings, standard }) =>
    Object.keys(readings)
      .filter((reading) => reading !== (base.rulings?.[id] ?? standard))
      .map((reading): Edit => {
        const second = { ...base, rulings: { ...base.rulings, [id]: reading } }
        const told = `Ruling, ${say(name)}: ${reading} instead of ${base.rulings?.[id] ?? standard}`
        return { id: `${id}=${reading}`, kind: 'reading', told, second }
      }),
  )
}

/** The lines of a list from the first to the last that is not where it was. */
function touchedLines(printed: LineSource | undefined, changed: LineSource | undefined): readonly string[] {
  const [before, after] = [printed, changed].map((list) => (list?.lines ?? []).map(({ id }) => id))
  if (before === undefined || after === undefined) return []
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let same = 0
  while (same < before.length - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return before.slice(from, before.length - same)
}
