import type { Game, Json } from '@opfor/kernel'
import type { MatchRecord } from './saved-match.ts'

export function titleIn(text: string): string | undefined {
  return /^#[ \t]+(.*?)[ \t]*#*$/mu.exec(text)?.[1]
}

/** Undefined for a match of printed rules. */
export function pageOf({ head }: Pick<MatchRecord, 'head'>): string | undefined {
  const { rules } = head as { readonly rules?: { readonly text?: Json } }
  return typeof rules?.text === 'string' ? rules.text : undefined
}

/** Undefined without house rules. */
export function houseTitle({ id, rules }: Pick<Game, 'id' | 'rules'>): string | undefined {
  return id === 'sheet' || rules?.text === undefined ? undefined : (titleIn(rules.text) ?? '')
}

/** Undefined without house rules. */
export function houseTitleOf(record: Pick<MatchRecord, 'game' | 'head'>): string | undefined {
  const text = pageOf(record)
  return record.game === 'sheet' || text === undefined ? undefined : (titleIn(text) ?? '')
}
