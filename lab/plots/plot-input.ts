import { fill, type Game, type Language, type Message, type Params, say } from '@opfor/kernel'
import { type ArmTotals, type Estimate, levelsOf, type Mean, type Totals, words } from '@opfor/lab'
import type { ReactNode } from 'react'

/** The input of the plots. `matchOf` renders a seed, as a link to its match or as a number. */
export interface PlotInput {
  readonly game: Game
  readonly totals: Totals
  readonly language: Language
  readonly matchOf: (seed: number) => ReactNode
  /** A label, if a page shows several runs. */
  readonly of?: string | undefined
  /** The error rate of the study's stopping rule; undefined if the number of matches is fixed. */
  readonly error?: number | undefined
  /** The arms with their names in order, if they are not the game's levels. */
  readonly settings?: readonly { readonly id: string; readonly name: string }[] | undefined
}

/** The part of the input that texts need. */
export type PlotLanguage = Pick<PlotInput, 'language'>

/** Translates a message. */
export function translate({ language }: PlotLanguage, message: Message, params?: Params): string {
  return say(fill(message, params), language)
}

/** The arms with their names and totals, in the order of the game's levels. */
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

/** The note that explains the intervals of the win rates. */
export function intervalNote(input: PlotLanguage & Pick<PlotInput, 'error'>): string {
  return input.error === undefined
    ? translate(input, words.winRatesNote)
    : translate(input, words.ruleNote, { wrong: wholePercent(input.error) })
}

/** A share as a whole percentage. */
export function wholePercent(part: number): number {
  return Math.round(part * 100)
}

/** Formats an estimate with its interval; the mean of a single value has none. */
export function withInterval(
  input: PlotLanguage,
  estimate: Estimate | Mean,
  show: (value: number) => string,
): string {
  const { value, from, to } = estimate
  if ('of' in estimate && estimate.of === 1) return translate(input, words.oneValue, { value: show(value) })
  return translate(input, words.interval, { value: show(value), from: show(from), to: show(to) })
}

/** Formats a difference of shares in percentage points. */
export function points(part: number): string {
  const size = Math.abs(part * 100).toFixed(1)
  return size === '0.0' ? size : `${part < 0 ? '−' : '+'}${size}`
}

/** Formats a share in percent. */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
