import {
  type Game,
  type Message,
  type HouseRuleNames,
  currentReading,
  type Readings,
  type Ruling,
} from '@opfor/kernel'
import type { AnyEither, PrintedCondition } from '../printed/nodes.ts'
import { matchName } from './match-name.ts'

/** A branch of a printed `either`, a reading of a ruling, or a published condition. */
export interface VariantCondition {
  readonly name: string
  readonly label?: Message | undefined
  readonly part: string
  readonly ruling?: Ruling | undefined
  readonly printed?: AnyEither
  holds?(this: void, situation: unknown, about: unknown): boolean
}

/** Conditions of the list's printed lines have priority. */
export function conditionOf(
  words: string,
  printed: readonly PrintedCondition[],
  { rulings }: Game,
  { conditions = {} }: HouseRuleNames,
): VariantCondition | undefined {
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
        currentReading(situation as { readonly rulings: Readings }, ruling) === part
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

export function conditionNames(
  printed: readonly PrintedCondition[],
  { conditions = {} }: HouseRuleNames,
): readonly string[] {
  return [...new Set([...printed.map(({ words }) => words), ...Object.keys(conditions)])]
}
