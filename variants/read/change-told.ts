import { withParams, type Message, type Rule, formatRule } from '@opfor/kernel'
import { houseRuleWords } from '../say/words.ts'

export interface ListChange {
  readonly list: string
  readonly kind: 'dropped' | 'moved' | 'changed' | 'added' | 'tie' | 'cell'
  readonly rule?: Rule | undefined
  readonly line?: number
  readonly number?: string
  readonly text?: string
}

export function formatChange({ list, kind, rule, number = '', text = '' }: ListChange): Message {
  const was = rule === undefined ? text : formatRule(rule, [])
  const line = text === '' ? was : text
  return withParams(houseRuleWords[kind], { list, number, line, was })
}
