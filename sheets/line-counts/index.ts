import {
  chanceOf,
  type Json,
  type Message,
  type Question,
  type Rule,
  settled,
  type SettingsInput,
  simulate,
  Tally,
} from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { gameOfSheet } from '../run/game.ts'

/** How often a line was reached, and how often it decided. */
export interface LineCoverage {
  readonly rule: Rule
  /** The heading of its section. */
  readonly section: string
  readonly spoke: number
  readonly decided: number
}

/** What random matches of a sheet show: figures with random answers, not of people. */
export interface Coverage {
  readonly matches: number
  readonly turns: number
  readonly lines: readonly LineCoverage[]
  /** How often each ending came. */
  readonly endings: readonly { readonly name: Message; readonly count: number }[]
  /** What a person is asked in a turn, without pauses. */
  readonly questions: { readonly median: number; readonly most: number }
}

/** Plays matches with random settings and answers, and counts. */
export function coverageOf(sheet: Sheet, matches: number, from = 0): Coverage {
  const game = gameOfSheet(sheet)
  const tally = new Tally()
  const perTurn: number[] = []
  const endings = new Map<string, number>()
  for (let seed = from; seed < from + matches; seed += 1) {
    const settings = settled(game, randomSettings(game, seed))
    if (!settings.ok) continue
    let [answers, asked, turns] = [0, 0, 0]
    const reply = (question: Question): unknown => {
      answers += 1
      if (question.to !== 'chance' && question.id !== 'sheet.pause') asked += 1
      return question.sample(chanceOf(seed, answers))
    }
    const ended = (): void => {
      if (turns > 1) perTurn.push(asked)
      turns += 1
      asked = 0
    }
    const { outcome } = simulate(game, settings.value, reply, tally, ended)
    ended()
    endings.set(outcome.way, (endings.get(outcome.way) ?? 0) + 1)
  }
  const sorted = perTurn.toSorted((one, other) => one - other)
  return {
    matches,
    turns: perTurn.length,
    lines: game.declared.flatMap(({ lines }) =>
      lines.map((rule) => {
        const { spoke = 0, decided = 0 } = tally.lines.get(rule.id) ?? {}
        return { rule, section: rule.cite.heading, spoke, decided }
      }),
    ),
    endings: game.endings.map(({ id, name }) => ({ name, count: endings.get(id) ?? 0 })),
    questions: { median: quantile(sorted, 0.5), most: quantile(sorted, 0.95) },
  }
}

function randomSettings(
  { options, rulings }: Pick<ReturnType<typeof gameOfSheet>, 'options' | 'rulings'>,
  seed: number,
): SettingsInput {
  const random = chanceOf(seed, 0)
  const chosen: Record<string, Json> = {}
  for (const { question } of options) chosen[question.id] = question.write(question.sample(random))
  const readings: Record<string, string> = {}
  for (const { id, readings: all, standard } of rulings) {
    const names = Object.keys(all)
    readings[id] = names[random(names.length)] ?? standard
  }
  return { options: chosen, rulings: readings }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
