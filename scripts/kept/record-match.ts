import {
  chanceOf,
  type Conversation,
  digest,
  type Edit,
  type Game,
  type Journal,
  type Json,
  lastMove,
  type Layout,
  parseJournal,
  positionOf,
  type Question,
  type Random,
  resume,
  seeded,
  stepsBack,
  type SettingsInput,
} from '@opfor/kernel'
import { decisions, newMatch, randomEdit, value } from '@opfor/kernel/testing'
import type { Recipe } from './recipes.ts'

/** Records a match by its recipe; random answers take the place of people. */
export function recordMatch(game: Game, recipe: Recipe): Journal {
  const match = startMatch(game, recipe)
  const random = chanceOf(recipe.seed, 1)
  const { until = 37, undo = 0, correct = 0, overrule = 0 } = recipe
  for (let acts = 0; acts < until && match.question !== undefined; acts += 1) {
    const dice = random(100)
    if (dice < undo) undoSome(match, random)
    else if (dice < undo + correct) correctSomething(match, random)
    else if (dice < undo + correct + overrule) overruleSomething(match, random)
    else answerRandomly(match, recipe, random)
  }
  return verifiedJournal(game, match)
}

/** Returns the journal after checking that it replays to the same situation. */
function verifiedJournal(game: Game, match: Conversation<unknown>): Journal {
  const text = JSON.stringify(match.journal)
  const replayed = value(resume(game, value(parseJournal(JSON.parse(text) as Json, game))))
  if (digest(replayed.situation) !== digest(match.situation))
    throw new Error('The replay differs from the match.')
  return JSON.parse(text) as Journal
}

function startMatch(
  game: Game,
  { seed, options, otherReadings, startsAfter }: Recipe,
): Conversation<unknown> {
  const input: SettingsInput = { options, rulings: otherReadings === true ? readings(game, seed) : {} }
  if (startsAfter === undefined) return newMatch(game, input, seed)
  const before = newMatch(game, input, seed)
  const random = chanceOf(seed, 2)
  while (before.turns < startsAfter && before.question !== undefined)
    answerRandomly(before, { name: '', seed }, random)
  return newMatch(game, input, seed, value(positionOf(game, before.situation, before.journal.settings)))
}

function readings({ rulings }: Game, seed: number): Readonly<Record<string, string>> {
  const random = chanceOf(seed, 3)
  return Object.fromEntries(
    rulings.map(({ id, readings: all, standard }) => {
      const others = Object.keys(all).filter((each) => each !== standard)
      return [id, others[random(others.length)] ?? standard]
    }),
  )
}

function answerRandomly(
  match: Conversation<unknown>,
  { real }: Pick<Recipe, 'real' | 'seed' | 'name'>,
  random: Random,
): void {
  const { question } = match
  if (question === undefined) return
  const isChance = question.to === 'chance'
  if (isChance && (real !== true || question.secret === true)) {
    value(match.answer(seeded.answer(question, match), 'seed'))
    return
  }
  value(match.answer(question.write(question.sample(random)), 'person', seatOf(question)))
}

function seatOf({ to }: Question): string | undefined {
  return to === 'chance' || to === 'table' ? undefined : to
}

function undoSome(match: Conversation<unknown>, random: Random): void {
  const back = stepsBack(match)
  if (back === 0) return
  value(match.undo(back))
  if (random(2) === 0) value(match.redo(back))
}

/** Makes a random correction after which the match can continue. */
function correctSomething(match: Conversation<unknown>, random: Random): void {
  for (let tries = 0; tries < 50; tries += 1) {
    const edit = randomEdit(correctable(match), random)
    if (edit === undefined || !match.game.correct(match.situation, edit).ok) continue
    const trial = value(resume(match.game, match.journal))
    if (!canContinueAfter(trial, edit, chanceOf(random(1_000_000), 4))) continue
    value(match.correct([edit]))
    return
  }
}

function canContinueAfter(trial: Conversation<unknown>, edit: Edit, random: Random): boolean {
  try {
    if (!trial.correct([edit]).ok || trial.question === undefined) return false
    for (let answers = 0; answers < 40 && trial.question !== undefined; answers += 1)
      answerRandomly(trial, { name: '', seed: 0 }, random)
    return trial.turns > 0 || trial.question !== undefined
  } catch {
    return false
  }
}

/** The part of the layout that a person might correct: not whose turn it is, nor whether the match is over. */
function correctable({ game, situation }: Conversation<unknown>): Layout {
  const layout = game.layout(situation)
  const counters = layout.counters.filter(({ id }) => !/^(ended|turn|lastTurn|toMove|phase)/.test(id))
  return { ...layout, counters }
}

function overruleSomething(match: Conversation<unknown>, random: Random): void {
  const last = lastMove(match).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
  const decision = last[random(last.length)]
  const others = decision?.among.filter(({ id }) => id !== decision.chosen?.id) ?? []
  const other = others[random(others.length)]
  if (decision === undefined || other === undefined) return
  const trial = value(resume(match.game, match.journal))
  const same = decisions(trial).find(({ number }) => number === decision.number)
  try {
    if (same === undefined || !trial.overrule(same, other.id, 'common sense').ok) return
  } catch {
    return
  }
  value(match.overrule(decision, other.id, 'common sense'))
}
