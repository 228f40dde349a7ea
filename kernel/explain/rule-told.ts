import type { Rule } from '../ask/line.ts'
import { type Message, message } from '../say/message.ts'
import type { Ruling } from '../ask/ruling.ts'

/** A declared line with its number in the booklet, the conditions it stands under, its text and the rulings it rests on. */
export function ruleTold(rule: Rule, rulings: readonly Ruling[] = rule.rulings): Message {
  return numbered(rule, marked(rule, rulings))
}

/** Words with the number of their line before them. */
export function numbered({ number }: Rule, told: Message): Message {
  return number === undefined ? told : message('kernel.rule', '{key}. {rule}', { key: number, rule: told })
}

function marked({ given, text }: Rule, rulings: readonly Ruling[]): Message {
  const told = given.length === 0 ? text : message('kernel.rule.given', '{given}: {text}', { given, text })
  return withRulings(told, rulings)
}

/** Words with the rulings that they rest on behind them. */
export function withRulings(told: Message, rulings: readonly Ruling[]): Message {
  if (rulings.length === 0) return told
  return message('kernel.rule.ruling', '{rule} [ruling: {ruling}]', {
    rule: told,
    ruling: rulings.map(({ name }) => message('kernel.ruling.name', '“{name}”', { name })),
  })
}
