import { withParams, type Game, type Language, type Message, type Params, format } from '@opfor/kernel'
import { type ArmTotals, type Estimate, levelsOf, type Mean, type Totals, labMessages } from '@opfor/lab'
import type { ReactNode } from 'react'

/** `matchOf` renders a seed, as a link to its match or as a number. */
export interface PlotInput {
  readonly game: Game
  readonly totals: Totals
  readonly language: Language
  readonly matchOf: (seed: number) => ReactNode
  readonly of?: string | undefined
  /** Error rate of the stopping rule; undefined if the number of matches is fixed. */
  readonly error?: number | undefined
  /** Arms with names in order, if not the game's levels. */
  readonly settings?: readonly { readonly id: string; readonly name: string }[] | undefined
}

export type PlotLanguage = Pick<PlotInput, 'language'>

export function translate({ language }: PlotLanguage, message: Message, params?: Params): string {
  return format(withParams(message, params), language)
}

export function namedArmsOf(input: PlotInput): readonly {
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
    const name = level?.name ?? (id === 'standard' ? labMessages.standard : undefined)
    return arm === undefined ? [] : [{ id, name: name === undefined ? id : translate(input, name), arm }]
  })
}

export function intervalNote(input: PlotLanguage & Pick<PlotInput, 'error'>): string {
  return input.error === undefined
    ? translate(input, labMessages.winRatesNote)
    : translate(input, labMessages.ruleNote, { wrong: wholePercent(input.error) })
}

export function wholePercent(part: number): number {
  return Math.round(part * 100)
}

/** The mean of a single value has no interval. */
export function formatWithInterval(
  input: PlotLanguage,
  estimate: Estimate | Mean,
  show: (value: number) => string,
): string {
  const { value, from, to } = estimate
  if ('of' in estimate && estimate.of === 1)
    return translate(input, labMessages.oneValue, { value: show(value) })
  return translate(input, labMessages.interval, { value: show(value), from: show(from), to: show(to) })
}

/** In percentage points. */
export function formatPoints(part: number): string {
  const size = Math.abs(part * 100).toFixed(1)
  return size === '0.0' ? size : `${part < 0 ? '−' : '+'}${size}`
}

export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
