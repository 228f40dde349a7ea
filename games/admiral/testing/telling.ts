import { type Conversation, type Decision, say, why } from '@opfor/kernel'
import type { Situation } from '../situation.ts'

/** What was said to the person, without explanations. */
export function said(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((each) => (each.kind === 'change' ? [say(each.tell)] : []))
}

/** The decisions of a list, such as `target`, first to last. */
export function decisions(match: Conversation<Situation>, list: string): readonly Decision[] {
  return match.told.flatMap((each) =>
    each.kind === 'decision' && each.by.id === `admiral.${list}` ? [each] : [],
  )
}

/** Whom each decision of a list chose, by name. */
export function chosenBy(match: Conversation<Situation>, list: string): readonly string[] {
  return decisions(match, list).map(({ chosen }) => {
    const ship = match.situation.ships.find(({ id }) => id === chosen?.id)
    return ship?.name ?? chosen?.id ?? 'nobody'
  })
}

/** The whole explanation of a decision of a list, the first unless another is asked for. */
export function explained(match: Conversation<Situation>, list: string, which = 0): string {
  const decision = decisions(match, list).at(which)
  return decision === undefined
    ? ''
    : why(decision)
        .map((line) => say(line))
        .join('\n')
}

/** The lines that narrowed in a decision of a list, by their keys: those that decided. */
export function decidedBy(match: Conversation<Situation>, list: string, which = 0): readonly string[] {
  return (decisions(match, list).at(which)?.lines ?? []).flatMap((line) => {
    const narrows =
      line.kind === 'tied' || (line.kind === 'narrowed' && line.after.length < line.before.length)
    return narrows ? [line.rule.id.slice(line.rule.id.lastIndexOf('.') + 1)] : []
  })
}

/** The rulings that were told, as `ruling: reading`. */
export function rulingsTold(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((each) =>
    each.kind === 'ruled' ? [`${each.ruling.id.slice('admiral.'.length)}: ${each.reading}`] : [],
  )
}

/** The cells of charts that were read. */
export function cellsRead(match: Conversation<Situation>): readonly string[] {
  return match.told.flatMap((each) => (each.kind === 'cell' ? [each.rule.id.slice('admiral.'.length)] : []))
}
