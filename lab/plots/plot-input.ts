import { fill, type Game, type Language, type Message, type Params, say } from '@opfor/kernel'
import { type ArmTotals, type Estimate, levelsOf, type Mean, type Totals, words } from '@opfor/lab'
import type { ReactNode } from 'react'

/** What is drawn, in which language, and how a seed is offered: as a link to its match, or as its number. */
export interface PlotInput {
  readonly game: Game
  readonly totals: Totals
  readonly language: Language
  readonly matchOf: (seed: number) => ReactNode
  /** Of what, where the figures of several stand on one page. */
  readonly of?: string | undefined
  /** How often the stopping rule of a study may be wrong; undefined where a number of matches was played. */
  readonly error?: number | undefined
  /** The settings in their order, by names of their own, where they are not the game's levels. */
  readonly settings?: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** What does not depend on the totals. */
export type PlotLanguage = Pick<PlotInput, 'language'>

/** A message in the language that is shown. */
export function translate({ language }: PlotLanguage, message: Message, params?: Params): string {
  return say(fill(message, params), language)
}

/** The settings in the order in which the game offers them, each with its name and its totals. */
export function armsIn(input: PlotInput): readonly {
  readonly id: string
  readonly name: string
  readonly arm: ArmTotals
}[] {
  const { game, totals, settings } = input
  if (settings !== undefined)
    return settings.flatMap(({ id, name }) => {
      const arm = totals[id]
      return arm === undefined ? [] : [{ id, name, arm }]
    })
  const option = game.options.find(({ question }) => question.id === 'difficulty')
  const order = [...new Set([...levelsOf(game), ...Object.keys(totals)])]
  return order.flatMap((id) => {
    const arm = totals[id]
    const level = option?.question.options?.find((each) => each.id === id)
    const name = level?.name ?? (id === 'standard' ? words.standard : undefined)
    return arm === undefined ? [] : [{ id, name: name === undefined ? id : translate(input, name), arm }]
  })
}

/** What the intervals of the win rates hold. */
export function intervalNote(input: PlotLanguage & Pick<PlotInput, 'error'>): string {
  return input.error === undefined
    ? translate(input, words.winRatesNote)
    : translate(input, words.ruleNote, { wrong: wholePercent(input.error) })
}

/** A percentage. */
export function wholePercent(part: number): number {
  return Math.round(part * 100)
}

/** A number with its interval; the mean of one value has none. */
export function withInterval(
  input: PlotLanguage,
  estimate: Estimate | Mean,
  show: (value: number) => string,
): string {
  const { value, from, to } = estimate
  if ('of' in estimate && estimate.of === 1) return translate(input, words.oneValue, { value: show(value) })
  return translate(input, words.interval, { value: show(value), from: show(from), to: show(to) })
}

/** A difference of shares in points of a hundred. */
export function points(part: number): string {
  const size = Math.abs(part * 100).toFixed(1)
  return size === '0.0' ? size : `${part < 0 ? '−' : '+'}${size}`
}

/** A share in percent. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
