import type { Citation } from './citation.ts'
import type { Rule } from './line.ts'
import { message } from './message.ts'
import type { Readings } from './ruling.ts'
import { reading } from './ruling.ts'
import type { TieBreak, TieByRuling } from './tie-break.ts'

/** How a list ends, with the rule that is told. */
export interface End {
  readonly rule: Rule
  readonly tie: TieBreak
}

/** All the ways in which a list may end, and the one that a situation is played by. */
export interface Ends {
  readonly rules: readonly Rule[]
  of(situation: unknown): End
}

/** The ends of a list: one, or one for each reading of a ruling. */
export function endsOf(id: string, cite: Citation, tie: TieBreak | TieByRuling): Ends {
  if (tie.how !== 'byRuling') {
    const end = { rule: ruleOf(`${id}.tie`, cite, tie), tie }
    return { rules: [end.rule], of: () => end }
  }
  const ends = new Map(
    Object.entries(tie.readings).map(([name, each]): [string, End] => {
      const withRuling = { ...each, ruling: tie.ruling }
      return [name, { rule: ruleOf(`${id}.${name}.tie`, cite, withRuling), tie: withRuling }]
    }),
  )
  return {
    rules: [...ends.values()].map(({ rule }) => rule),
    of: (situation) => ends.get(reading(situation as { readonly rulings: Readings }, tie.ruling)) as End,
  }
}

function ruleOf(id: string, cite: Citation, { text, ruling }: TieBreak): Rule {
  return { id, how: 'tie', text: message(id, text), cite, ruling, given: [] }
}
