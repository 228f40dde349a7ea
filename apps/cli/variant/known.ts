import { headingsOf, type KnownName, namesFor, type Opponent } from '@opfor/variants'
import { printJson, print } from '../output.ts'
import { say } from '../text/language.ts'
import { variantWords } from './words.ts'

const kinds = [
  'fact',
  'number',
  'condition',
  'action',
  'result',
] as const satisfies readonly KnownName['kind'][]

/** Prints what may be written in each list, column and chart of a game's house rules. */
export function printKnown(opponent: Opponent, json: boolean): void {
  const { game } = opponent
  const lists = headingsOf(game).map(({ heading }) => ({ heading, names: namesFor(heading, opponent) }))
  if (json) {
    printJson({ game: game.id, lists })
    return
  }
  print(
    say(variantWords.known, { game: game.title, placeholder: '{n}' }),
    ...lists.flatMap(({ heading, names }) => [
      '',
      `## ${heading}`,
      ...kinds.flatMap((kind) => linesOf(kind, names)),
    ]),
  )
}

function linesOf(kind: KnownName['kind'], all: readonly KnownName[]): readonly string[] {
  const names = all.flatMap((each) => (each.kind === kind ? [`- ${each.name}`] : []))
  return names.length === 0 ? [] : ['', say(variantWords[kind]), ...names]
}
