import type { Citation } from '../messages/citation.ts'
import type { Rule } from '../ask/decision.ts'
import { toMessage } from '../messages/message.ts'
import type { Readings } from '../ask/ruling.ts'
import { currentReading } from '../ask/ruling.ts'
import type { ListEnd, TieBreak, TieByOption, TieByRuling } from './tie-break.ts'

/** Includes the rule to log. */
export interface SingleListEnd {
  readonly rule: Rule
  readonly tie: TieBreak
}

export interface ListEnds {
  readonly rules: readonly Rule[]
  of(situation: unknown): SingleListEnd
}

export function listEndsOf(id: string, cite: Citation, tie: ListEnd): ListEnds {
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

function endsByOption(id: string, cite: Citation, tie: TieByOption): ListEnds {
  const ends = new Map(
    Object.entries(tie.ends).map(([name, each]): [string, SingleListEnd] => [
      name,
      { rule: ruleOf(`${id}.${name}.tie`, cite, each), tie: each },
    ]),
  )
  return {
    rules: [...ends.values()].map(({ rule }) => rule),
    of: (situation) => ends.get(tie.pick(situation)) as SingleListEnd,
  }
}

function endsByRuling(id: string, cite: Citation, tie: TieByRuling): ListEnds {
  const ends = new Map(
    Object.entries(tie.readings).map(([name, each]): [string, SingleListEnd] => {
      const rule = ruleOf(`${id}.${name}.tie`, cite, each)
      return [name, { rule: { ...rule, rulings: [tie.ruling, ...rule.rulings] }, tie: each }]
    }),
  )
  return {
    rules: [...ends.values()].map(({ rule }) => rule),
    of: (situation) =>
      ends.get(currentReading(situation as { readonly rulings: Readings }, tie.ruling)) as SingleListEnd,
  }
}

function ruleOf(id: string, cite: Citation, tie: TieBreak): Rule {
  const { text, ruling, number, asking } = tie
  return {
    id,
    how: 'tie',
    text: toMessage(id, text),
    cite: tie.cite ?? cite,
    number,
    rulings: ruling === undefined ? [] : [ruling],
    given: [],
    ...(asking === undefined ? {} : { asks: asking.id }),
  }
}
