import type { Game, Message } from '@opfor/kernel'
import { titleIn } from '../storage/page-title.ts'
import type { Pair } from './pair.ts'
import { optionText, readingText } from './setting-names.ts'
import { studyWords } from './words.ts'

/** The house rules and settings of one side that differ from the other. */
export function describeDifference(
  game: Game,
  of: Pair,
  which: 'first' | 'second',
  say: (words: Message, params?: Readonly<Record<string, string | number>>) => string,
): string {
  const other = of[which === 'first' ? 'second' : 'first']
  const { options = {}, rulings = {}, variant } = of[which]
  const standard = (id: string) => game.options.find(({ question }) => question.id === id)?.standard
  const reading = (id: string) => game.rulings.find((ruling) => ruling.id === id)?.standard ?? ''
  const keys = new Set([...Object.keys(options), ...Object.keys(other.options ?? {})])
  const ruled = new Set([...Object.keys(rulings), ...Object.keys(other.rulings ?? {})])
  const page = variant === undefined ? say(studyWords.printed) : (titleIn(variant) ?? game.title)
  return [
    ...(variant === other.variant ? [] : [page]),
    ...[...keys].map((id) => optionText(game, id, options[id] ?? standard(id), say)),
    ...[...ruled].map((id) => readingText(game, id, rulings[id] ?? reading(id), say)),
  ].join(', ')
}
