import { type Game, type RuleList, format, type SettingsInput } from '@opfor/kernel'
import { findModdableGame, singleEdits } from '@opfor/variants'
import type { SurveyedEdit } from '../survey.ts'
import { readVariantGame } from '../variant-of.ts'

/** A line dropped, two neighbours swapped, or another reading of a ruling. */
export interface OpponentEdit extends SurveyedEdit {
  readonly kind: 'drop' | 'swap' | 'reading'
  readonly description: string
}

/** A change that the game does not allow, and why. */
export interface RejectedEdit {
  readonly description: string
  readonly problem: string
}

/** Every single change of an opponent, and the forbidden ones. */
export function editsOf(
  game: Game,
  base: SettingsInput,
): { readonly edits: readonly OpponentEdit[]; readonly refused: readonly RejectedEdit[] } {
  const opponent = findModdableGame(game.id)
  const edits: OpponentEdit[] = []
  const refused: RejectedEdit[] = []
  for (const [nth, { kind, list, told, text, unwraps }] of (opponent === undefined
    ? []
    : singleEdits(opponent)
  ).entries()) {
    const variant = readVariantGame(game, text)
    if (!variant.ok) {
      refused.push({ description: told, problem: variant.problem })
      continue
    }
    const [printed, changed] = [game, variant.value].map(({ declared }) =>
      declared.find(({ id }) => id === list),
    )
    // If the line above kept a candidate, lines that now always apply were not read in that turn.
    const touched = unwraps === true ? undefined : touchedLines(printed, changed)
    edits.push({
      id: `${kind} ${nth + 1}`,
      kind,
      description: told,
      touched,
      second: { ...base, variant: text },
    })
  }
  return { edits: [...edits, ...otherReadings(game, base)], refused }
}

function otherReadings(game: Game, base: SettingsInput): readonly OpponentEdit[] {
  return game.rulings.flatMap(({ id, name, readings, default: standard }) =>
    Object.keys(readings)
      .filter((reading) => reading !== (base.rulings?.[id] ?? standard))
      .map((reading): OpponentEdit => {
        const second = { ...base, rulings: { ...base.rulings, [id]: reading } }
        const told = `Ruling, ${format(name)}: ${reading} instead of ${base.rulings?.[id] ?? standard}`
        return { id: `${id}=${reading}`, kind: 'reading', description: told, second }
      }),
  )
}

/** From the first to the last line that was moved. */
function touchedLines(printed: RuleList | undefined, changed: RuleList | undefined): readonly string[] {
  const [before, after] = [printed, changed].map((list) => (list?.lines ?? []).map(({ id }) => id))
  if (before === undefined || after === undefined) return []
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let same = 0
  while (same < before.length - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  return before.slice(from, before.length - same)
}
