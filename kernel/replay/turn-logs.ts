import type { LogEntry, StateChange } from '../explain/match-recorder.ts'
import type { MatchState } from '../match/match-state.ts'
import type { Actor, TurnCardSpec, TurnLog } from '../match/turn-card-spec.ts'

export type LoggedMatch<S> = Pick<MatchState<S>, 'game' | 'journal' | 'log' | 'steps' | 'outcome'>

/** A turn without an action of the opponent belongs to the next one; set-up belongs to none. */
export function turnLogs<S>(match: LoggedMatch<S>): readonly TurnLog<S>[] {
  const spec = specOf(match.game)
  const startsCard = spec.startsCard ?? (({ startsSection }): boolean => startsSection === true)
  const turns: TurnLog<S>[] = []
  let open: LogEntry<S>[] = []
  let from = 0
  const close = (until: number, winner?: TurnLog<S>['winner']): void => {
    const turn = turnOf(open, spec, winner, [from, until])
    if (turn === undefined) return
    turns.push(turn)
    open = []
    from = until
  }
  let ends = endsOf(match, spec)
  for (const one of match.log) {
    if (isSetUp(one, match) || (one.kind === 'change' && one.to !== undefined)) continue
    const end = ends.find((each) => each < one.after)
    if (end !== undefined) close(end)
    ends = ends.filter((each) => each >= one.after)
    if (one.kind === 'change' && startsCard(one.tell)) {
      // Decisions before it belong to the section that it starts.
      const pending = open.splice(open.findLastIndex((each) => each.kind === 'change') + 1)
      close(one.after)
      open.push(...pending)
    }
    open.push(one)
  }
  close(match.steps.length, match.outcome?.winner)
  return turns
}

/** A match from a position has no set-up. */
function isSetUp({ turn }: LogEntry<unknown>, { journal }: LoggedMatch<unknown>): boolean {
  return turn === 0 && journal.start === undefined
}

export function specOf<S>({ turnCard }: Pick<LoggedMatch<S>['game'], 'turnCard'>): TurnCardSpec<S> {
  return turnCard ?? { weights: {}, happenings: () => [] }
}

function endsOf<S>({ steps }: LoggedMatch<S>, { isMidTurn }: TurnCardSpec<S>): readonly number[] {
  return steps.flatMap((step, at) =>
    'q' in step && step.seat !== undefined && isMidTurn?.(step.q) !== true ? [at] : [],
  )
}

function turnOf<S>(
  log: readonly LogEntry<S>[],
  spec: TurnCardSpec<S>,
  winner: TurnLog<S>['winner'],
  answers: TurnLog<S>['answers'],
): TurnLog<S> | undefined {
  const actors = actorsIn(log, spec)
  const actions = changesIn(log).filter((each) => actors.get(each) === 'opponent')
  const [first] = actions
  const last = actions.at(-1)
  if (first === undefined || last === undefined || !actions.some((each) => isAction(each, spec)))
    return undefined
  return { log, actions, before: first.before, after: last.now, winner, answers }
}

function isAction<S>({ tell, before, now }: StateChange<S>, { attachedTo }: TurnCardSpec<S>): boolean {
  return (tell.as !== 'aside' || before !== now) && attachedTo?.(tell) !== 'next'
}

export function changesIn<S>(log: readonly LogEntry<S>[]): readonly StateChange<S>[] {
  return log.filter((one) => one.kind === 'change')
}

export function actorsIn<S>(
  log: readonly LogEntry<S>[],
  spec: TurnCardSpec<S>,
): ReadonlyMap<StateChange<S>, Actor> {
  const actors = new Map<StateChange<S>, Actor>()
  let hasActed = false
  let last: Actor = 'you'
  for (const one of log) {
    if (one.kind === 'decision') hasActed = true
    if (one.kind !== 'change') continue
    const isYours = one.tell.isPlayerAction === true
    if (one.tell.as === 'headline' && !isYours) hasActed = true
    last = spec.actorOf?.(one, last) ?? (hasActed && !isYours ? 'opponent' : 'you')
    actors.set(one, last)
  }
  return actors
}
