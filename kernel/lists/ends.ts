import type { Citation } from '../say/citation.ts'
import type { Rule } from '../ask/line.ts'
import { worded } from '../say/message.ts'
import type { Readings } from '../ask/ruling.ts'
import { reading } from '../ask/ruling.ts'
import type { ListEnd, TieBreak, TieByOption, TieByRuling } from './tie-break.ts'

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

/** The ends of a list: one, or one for each reading of a ruling, or none. */
export function endsOf(id: string, cite: Citation, tie: ListEnd): Ends {
  if (tie.how === 'never')
    return {
      rules: [],
      of: () => {
        throw new Error(`The lines of ${id} leave more than one.`)
      },
    }
  if (tie.how === 'byOption') return endsByOption(id, cite, tie)
  if (tie.how === 'byRuling') return endsByRuling(id, cite, tie)
  const end = { rule: ruleOf(`${id}.tie`, cite, tie), tie }
  return { rules: [end.rule], of: () => end }
}

function endsByOption(id: string, cite: Citation, tie: TieByOption): Ends {
  const ends = new Map(
    Object.entries(tie.ends).map(([name, each]): [string, End] => [
      name,
      { rule: ruleOf(`${id}.${name}.tie`, cite, each), tie: each },
    ]),
  )
  return {
    rules: [...ends.values()].map(({ rule }) => rule),
    of: (situation) => ends.get(tie.pick(situation)) as End,
  }
}

function endsByRuling(id: string, cite: Citation, tie: TieByRuling): Ends {
  const ends = new Map(
    Object.entries(tie.readings).map(([name, each]): [string, End] => {
      const rule = ruleOf(`${id}.${name}.tie`, cite, each)
      return [name, { rule: { ...rule, rulings: [tie.ruling, ...rule.rulings] }, tie: each }]
    }),
  )
  return {
    rules: [...ends.values()].map(({ rule }) => rule),
    of: (situation) => ends.get(reading(situation as { readonly rulings: Readings }, tie.ruling)) as End,
  }
}

function ruleOf(id: string, cite: Citation, tie: TieBreak): Rule {
  const { text, ruling, number, asking } = tie
  return {
    id,
    how: 'tie',
    text: worded(id, text),
    cite: tie.cite ?? cite,
    number,
    rulings: ruling === undefined ? [] : [ruling],
    given: [],
    ...(asking === undefined ? {} : { asks: asking.id }),
  }
}
