import {
  seededRandom,
  type LiveMatch,
  digestValue,
  type Edit,
  type Game,
  type Journal,
  type Json,
  lastMoveLog,
  type Layout,
  parseJournal,
  positionOfMatch,
  type Question,
  type Random,
  resumeMatch,
  seededAnswerer,
  type SettingsInput,
  undoCount,
} from '@opfor/kernel'
import { decisionsOf, newMatch, randomEdit, unwrap } from '@opfor/kernel/testing'
import type { Recipe } from './recipes.ts'

export function recordMatch(game: Game, recipe: Recipe): Journal {
  const match = startMatch(game, recipe)
  const random = seededRandom(recipe.seed, 1)
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
function verifiedJournal(game: Game, match: LiveMatch<unknown>): Journal {
  const text = JSON.stringify(match.journal)
  const replayed = unwrap(resumeMatch(game, unwrap(parseJournal(JSON.parse(text) as Json, game))))
  if (digestValue(replayed.situation) !== digestValue(match.situation))
    throw new Error('The replay differs from the match.')
  return JSON.parse(text) as Journal
}

function startMatch(game: Game, { seed, options, otherReadings, startsAfter }: Recipe): LiveMatch<unknown> {
  const input: SettingsInput = { options, rulings: otherReadings === true ? readings(game, seed) : {} }
  if (startsAfter === undefined) return newMatch(game, input, seed)
  const before = newMatch(game, input, seed)
  const random = seededRandom(seed, 2)
  while (before.turns < startsAfter && before.question !== undefined)
    answerRandomly(before, { name: '', seed }, random)
  return newMatch(game, input, seed, unwrap(positionOfMatch(game, before.situation, before.journal.settings)))
}

function readings({ rulings }: Game, seed: number): Readonly<Record<string, string>> {
  const random = seededRandom(seed, 3)
  return Object.fromEntries(
    rulings.map(({ id, readings: all, default: standard }) => {
      const others = Object.keys(all).filter((each) => each !== standard)
      return [id, others[random(others.length)] ?? standard]
    }),
  )
}

function answerRandomly(
  match: LiveMatch<unknown>,
  { real }: Pick<Recipe, 'real' | 'seed' | 'name'>,
  random: Random,
): void {
  const { question } = match
  if (question === undefined) return
  const isChance = question.to === 'chance'
  if (isChance && (real !== true || question.secret === true)) {
    unwrap(match.answer(seededAnswerer.answer(question, match), 'seed'))
    return
  }
  unwrap(match.answer(question.write(question.sample(random)), 'person', seatOf(question)))
}

function seatOf({ to }: Question): string | undefined {
  return to === 'chance' || to === 'table' ? undefined : to
}

function undoSome(match: LiveMatch<unknown>, random: Random): void {
  const back = undoCount(match)
  if (back === 0) return
  unwrap(match.undo(back))
  if (random(2) === 0) unwrap(match.redo(back))
}

/** Makes a random correction after which the match can continue. */
function correctSomething(match: LiveMatch<unknown>, random: Random): void {
  for (let tries = 0; tries < 50; tries += 1) {
    const edit = randomEdit(correctable(match), random)
    if (edit === undefined || !match.game.applyEdit(match.situation, edit).ok) continue
    const trial = unwrap(resumeMatch(match.game, match.journal))
    if (!canContinueAfter(trial, edit, seededRandom(random(1_000_000), 4))) continue
    unwrap(match.correct([edit]))
    return
  }
}

function canContinueAfter(trial: LiveMatch<unknown>, edit: Edit, random: Random): boolean {
  try {
    if (!trial.correct([edit]).ok || trial.question === undefined) return false
    for (let answers = 0; answers < 40 && trial.question !== undefined; answers += 1)
      answerRandomly(trial, { name: '', seed: 0 }, random)
    return trial.turns > 0 || trial.question !== undefined
  } catch {
    return false
  }
}

/** Excludes whose turn it is and the end of the match. */
function correctable({ game, situation }: LiveMatch<unknown>): Layout {
  const layout = game.layout(situation)
  const counters = layout.counters.filter(({ id }) => !/^(ended|turn|lastTurn|toMove|phase)/.test(id))
  return { ...layout, counters }
}

function overruleSomething(match: LiveMatch<unknown>, random: Random): void {
  const last = lastMoveLog(match).flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
  const decision = last[random(last.length)]
  const others = decision?.among.filter(({ id }) => id !== decision.chosen?.id) ?? []
  const other = others[random(others.length)]
  if (decision === undefined || other === undefined) return
  const trial = unwrap(resumeMatch(match.game, match.journal))
  const same = decisionsOf(trial).find(({ number }) => number === decision.number)
  try {
    if (same === undefined || !trial.overrule(same, other.id, 'common sense').ok) return
  } catch {
    return
  }
  unwrap(match.overrule(decision, other.id, 'common sense'))
}
