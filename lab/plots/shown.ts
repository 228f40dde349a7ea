import { fill, type Game, type Language, type Message, type Params, say } from '@opfor/kernel'
import { type ArmTotals, type Estimate, levelsOf, type Totals, words } from '@opfor/lab'
import type { ReactNode } from 'react'

/** What is drawn, in which language, and how a seed is offered: as a link to its match, or as its number. */
export interface Shown {
  readonly game: Game
  readonly totals: Totals
  readonly language: Language
  readonly matchOf: (seed: number) => ReactNode
}

/** A message in the language that is shown. */
export function said({ language }: Shown, message: Message, params?: Params): string {
  return say(fill(message, params), language)
}

/** The settings in the order in which the game offers them, each with its name and its totals. */
export function armsIn(shown: Shown): readonly {
  readonly id: string
  readonly name: string
  readonly arm: ArmTotals
}[] {
  const { game, totals } = shown
  const option = game.options.find(({ question }) => question.id === 'difficulty')
  const order = [...new Set([...levelsOf(game), ...Object.keys(totals)])]
  return order.flatMap((id) => {
    const arm = totals[id]
    const level = option?.question.options?.find((each) => each.id === id)
    const name = level?.name ?? (id === 'standard' ? words.standard : undefined)
    return arm === undefined ? [] : [{ id, name: name === undefined ? id : said(shown, name), arm }]
  })
}

/** A number with its interval. */
export function withInterval(shown: Shown, estimate: Estimate, show: (value: number) => string): string {
  const { value, from, to } = estimate
  return said(shown, words.interval, { value: show(value), from: show(from), to: show(to) })
}

/** A share in percent. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
