import type { Game, Json, Message } from '@opfor/kernel'
import { type PolicyChoice, words } from '@opfor/lab'
import type { Study } from '@opfor/lab/study'
import { labWords } from '../lab/words.ts'
import { ui } from '../text/words.ts'
import { studyWords } from './words.ts'

type Say = (words: Message, params?: Readonly<Record<string, string | number>>) => string

/** The settings of a study, named by what differs between them. */
export function listSettings(
  game: Game,
  { of }: Study,
  say: Say,
): readonly { readonly id: string; readonly name: string }[] {
  if (!('arms' in of)) return []
  const varied = (key: 'options' | 'rulings'): readonly string[] => {
    const ids = Object.keys(of.arms[0]?.settings[key] ?? {})
    return ids.filter(
      (id) => new Set(of.arms.map(({ settings }) => JSON.stringify(settings[key]?.[id]))).size > 1,
    )
  }
  const [options, rulings] = [varied('options'), varied('rulings')]
  return of.arms.map(({ id, settings }) => {
    const parts = [
      ...options.map((key) => optionText(game, key, settings.options?.[key], say)),
      ...rulings.map((key) => readingText(game, key, settings.rulings?.[key] ?? '', say)),
    ]
    return { id, name: parts.join(', ') || say(words.standard) }
  })
}

/** The text of an option's value. */
export function optionText(game: Game, id: string, value: Json | undefined, say: Say): string {
  const question = game.options.find((option) => option.question.id === id)?.question
  if (question === undefined) return id
  const chosen = question.options?.find((each) => each.id === value)
  if (chosen !== undefined) return say(chosen.name)
  const text = typeof value === 'boolean' ? say(value ? ui.yes : ui.no) : JSON.stringify(value)
  return say(studyWords.named, { name: say(question.text), value: text })
}

/** The text of a ruling's reading. */
export function readingText(game: Game, id: string, reading: string, say: Say): string {
  const text = game.rulings.find((ruling) => ruling.id === id)?.readings[reading]
  return text === undefined ? reading : say(text)
}

/** The name of a player. */
export function playerText({ name, budget }: PolicyChoice, say: Say): string {
  const short = { random: labWords.aRandom, greedy: labWords.aGreedy, searching: labWords.aSearching }[name]
  return say(short, { budget })
}
