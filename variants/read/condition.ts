import { type Game, type Message, type Published, reading, type Readings, type Ruling } from '@opfor/kernel'
import type { AnyEither, PrintedIf } from '../printed/nodes.ts'
import { matchName } from './match-name.ts'

/** A condition of lines: a part of a printed `either`, a reading of a ruling, or one that the game publishes. */
export interface Condition {
  /** The words of its name. */
  readonly name: string
  readonly label?: Message | undefined
  readonly part: string
  readonly ruling?: Ruling | undefined
  readonly printed?: AnyEither
  holds?(this: void, situation: unknown, about: unknown): boolean
}

/** A condition by its words; those of the list's printed lines first. */
export function conditionOf(
  words: string,
  printed: readonly PrintedIf[],
  { rulings }: Game,
  { conditions = {} }: Published,
): Condition | undefined {
  const low = words.toLowerCase()
  const own = printed.find((each) => each.words.toLowerCase() === low)
  if (own !== undefined) {
    const { words: name, step, part, label } = own
    const ruling = step.how === 'either' ? step.ruling : undefined
    return { name, part, label, ruling, printed: step }
  }
  for (const ruling of rulings)
    for (const part of Object.keys(ruling.readings)) {
      const name = `${ruling.name.text} is ${part}`
      if (name.toLowerCase() !== low) continue
      const holds = (situation: unknown): boolean =>
        reading(situation as { readonly rulings: Readings }, ruling) === part
      return { name, part, ruling, holds }
    }
  for (const [name, by] of Object.entries(conditions)) {
    const found = matchName(name, words)
    if (found === undefined) continue
    const holds = (situation: unknown, about: unknown): boolean =>
      by(situation as never, about as never, ...found.numbers)
    return { name: words, part: 'house', holds }
  }
  return undefined
}

/** The names of the conditions that a list may have. */
export function conditionNames(
  printed: readonly PrintedIf[],
  { conditions = {} }: Published,
): readonly string[] {
  return [...new Set([...printed.map(({ words }) => words), ...Object.keys(conditions)])]
}
