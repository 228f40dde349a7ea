import {
  type Game,
  matchFromStart,
  type Parsed,
  type Settings,
  type MatchStart,
  type MatchStarts,
} from '@opfor/kernel'
import { lastChoices, saveChoices } from '../device/last-choices.ts'
import { usePreferences } from '../device/preferences.ts'
import { newSeed, saveNewMatch } from './new-match.ts'
import { lastAnswer } from './recent-log.ts'
import { confirmSetUp } from './set-up-steps.ts'

/** Options added to a start: the user's earlier choices or those of a first match, dice and draws. */
export function optionsFor(game: Game, start: MatchStart): Settings['options'] {
  const { dice, draws } = usePreferences.getState()
  return {
    ...(lastChoices(game) === undefined ? start.first?.options : undefined),
    ...choicesFor(game, start),
    ...(dice === 'real' ? start.isManual?.dice : undefined),
    ...(draws === 'real' ? start.isManual?.draws : undefined),
  }
}

/** Excludes options that the start decides. */
function choicesFor(game: Game, { options, isSample }: MatchStart): Settings['options'] {
  const choices = isSample === true ? {} : { ...lastChoices(game) }
  return Object.fromEntries(Object.entries(choices).filter(([id]) => !Object.hasOwn(options, id)))
}

/** The options that distinguish the starts of a game, such as the place of play. */
function placeOf({ starts }: Game, { options }: MatchStart): Settings['options'] {
  const other = starts?.table?.options === options ? starts.screen : starts?.table
  return Object.fromEntries(Object.entries(options).filter(([id]) => Object.hasOwn(other?.options ?? {}, id)))
}

/** Returns the id of the match. */
export async function startAt(
  game: Game,
  place: keyof MatchStarts,
  seed: number = newSeed(),
  packs: Settings['options'] = {},
): Promise<Parsed<string>> {
  const start = game.starts?.[place] ?? { options: {}, setUpMessages: game.rulebook.edition }
  const chosen = { ...optionsFor(game, start), ...packs }
  const match = matchFromStart(game, start, seed, chosen, usePreferences.getState())
  const started = await saveNewMatch(match, game.title)
  if (started.ok && start.isSample !== true)
    saveChoices(game.id, { ...choicesFor(game, start), ...packs, ...placeOf(game, start) })
  // On the screen there is nothing to lay out, even if the match could move to a table.
  if (started.ok && match.ok && place === 'screen') confirmSetUp(started.value, lastAnswer(match.value))
  return started
}
