import {
  type CardStep,
  type Edit,
  format,
  formatHeadline,
  type Game,
  type Language,
  type Layout,
  maxHeadlineLength,
  pieceLocations,
  type TurnCard,
  type TurnLog,
} from '@opfor/kernel'

/** What is wrong with a card; empty if it is right. */
export function cardProblems(
  game: Game,
  turn: TurnLog<unknown>,
  card: TurnCard,
  languages: readonly (Language | undefined)[],
): readonly string[] {
  const changes = turn.log.filter((one) => one.kind === 'change')
  const [before, after] = [game.layout(changes[0]?.before), game.layout(changes.at(-1)?.now)]
  return [
    ...leadsElsewhere(card.steps, before, after),
    ...setTwice(card.steps, before),
    ...languages.flatMap((language) => wordProblems(card, language, asides(turn, language))),
  ]
}

function asides({ log }: TurnLog<unknown>, language?: Language): ReadonlySet<string> {
  return new Set(
    log.flatMap((one) =>
      one.kind === 'change' && one.tell.as === 'aside' ? [format(one.tell, language)] : [],
    ),
  )
}

function wordProblems(card: TurnCard, language: Language | undefined, remarks: ReadonlySet<string>) {
  const text = formatHeadline(card.headline, language)
  const steps = card.steps.flatMap(({ what, note }) => (note === undefined ? [what] : [what, note]))
  return [
    ...(text.trim() === '' ? ['no headline'] : []),
    ...(text.length > maxHeadlineLength ? [`${text.length} characters: ${text}`] : []),
    ...(/because|weil|only choice/.test(text) || remarks.has(`${text}.`) ? [`a reason: ${text}`] : []),
    ...[text, ...steps.map((each) => format(each, language))]
      .filter((each) => /[{}]/.test(each))
      .map((each) => `a part is missing: ${each}`),
  ]
}

/** No side sets a number twice, and a step goes as far as it says. */
function setTwice(steps: readonly CardStep[], before: Layout): readonly string[] {
  const values = new Map(before.counters.map(({ id, value }) => [id, value]))
  let set = new Set<string>()
  return steps.flatMap((step, nth) => {
    if (step.by !== steps[nth - 1]?.by) set = new Set()
    return step.edits.flatMap((edit, at) => {
      if (!('set' in edit)) return []
      const was = values.get(edit.set)
      const isWrong =
        at === 0 && step.distance !== undefined && typeof was === 'number' && was + step.distance !== edit.to
      const problems = [
        ...(set.has(edit.set) ? [`${edit.set} is set twice`] : []),
        ...(isWrong ? [`${edit.set} goes from ${was} to ${edit.to}, not by ${step.distance}`] : []),
      ]
      set.add(edit.set)
      values.set(edit.set, edit.to)
      return problems
    })
  })
}

function leadsElsewhere(steps: readonly CardStep[], before: Layout, after: Layout): readonly string[] {
  const laid = stateOf(before)
  for (const edit of steps.flatMap(({ edits }) => edits)) apply(laid, edit)
  const wanted = stateOf(after)
  const hidden = new Set([
    ...(after.inProgram ?? []),
    ...after.counters.flatMap(({ id, note }) => (note === true ? [id] : [])),
  ])
  const gone = new Set(before.counters.map(({ id }) => id).filter((id) => !wanted.has(id)))
  return [...new Set([...laid.keys(), ...wanted.keys()])]
    .filter((key) => !gone.has(key))
    .filter((key) => !hidden.has(key.split(' at ').at(-1) ?? ''))
    .filter((key) => (laid.get(key) ?? 0) !== (wanted.get(key) ?? 0))
    .map((key) => `${key}: ${laid.get(key)}, not ${wanted.get(key)}`)
}

type State = Map<string, number | string>

function stateOf(layout: Layout): State {
  const state: State = new Map(layout.counters.map(({ id, value }) => [id, value]))
  for (const { piece, at, count } of pieceLocations(layout)) add(state, piece.id, at.id, count)
  return state
}

function add(state: State, piece: string, place: string, count: number): void {
  const key = `${piece} at ${place}`
  state.set(key, Number(state.get(key) ?? 0) + count)
}

function apply(state: State, edit: Edit): void {
  if ('set' in edit) state.set(edit.set, edit.to)
  if (!('move' in edit)) return
  add(state, edit.move, edit.from, -edit.count)
  add(state, edit.move, edit.to, edit.count)
}
