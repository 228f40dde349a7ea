import type { Rule } from '../ask/decision.ts'
import { type Message, message } from '../messages/message.ts'
import type { Ruling } from '../ask/ruling.ts'

export function formatRule(rule: Rule, rulings: readonly Ruling[] = rule.rulings): Message {
  return withLineNumber(rule, marked(rule, rulings))
}

export function withLineNumber({ number }: Rule, told: Message): Message {
  return number === undefined ? told : message('kernel.rule', '{key}. {rule}', { key: number, rule: told })
}

function marked({ given, text }: Rule, rulings: readonly Ruling[]): Message {
  const told = given.length === 0 ? text : message('kernel.rule.given', '{given}: {text}', { given, text })
  return withRulings(told, rulings)
}

export function withRulings(told: Message, rulings: readonly Ruling[]): Message {
  if (rulings.length === 0) return told
  return message('kernel.rule.ruling', '{rule} [ruling: {ruling}]', {
    rule: told,
    ruling: rulings.map(({ name }) => message('kernel.ruling.name', '“{name}”', { name })),
  })
}
