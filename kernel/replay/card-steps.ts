import type { StateChange } from '../explain/match-recorder.ts'
import type { GameModule } from '../match/game-module.ts'
import type { Actor, CardStep, StepDraft, TurnCardSpec, TurnLog } from '../match/turn-card-spec.ts'
import { type Message, message, withParams } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { diffLayouts, findName, formatEdit, formatValue, manualEdits } from '../pieces/differences.ts'
import { type Edit, type Layout, pieceLocations } from '../pieces/layout.ts'
import { attachDrafts, nothingThere } from './attach-drafts.ts'
import { mergeDrafts } from './merge-drafts.ts'
import { actorsIn, changesIn, specOf } from './turn-logs.ts'

/** What to do at the table, in order. */
export function cardSteps<S>(game: GameModule<S>, { log }: TurnLog<S>): readonly CardStep[] {
  const spec = specOf(game)
  const actors = actorsIn(log, spec)
  const layoutOf = cachedLayouts(game)
  const drafts = changesIn(log).flatMap((change) => draftOf(change, actors.get(change), layoutOf, spec))
  return mergeDrafts(attachDrafts(drafts, spec), spec).map((draft) => stepOf(draft, spec))
}

/** Most changes begin with the situation in which the previous one ended. */
function cachedLayouts<S>({ layout }: Pick<GameModule<S>, 'layout'>): (situation: S) => Layout {
  const known = new Map<S, Layout>()
  return (situation) => {
    const made = known.get(situation) ?? layout(situation)
    known.set(situation, made)
    return made
  }
}

function draftOf<S>(
  change: StateChange<S>,
  by: Actor = 'opponent',
  layoutOf: (situation: S) => Layout,
  spec: TurnCardSpec<S>,
): readonly StepDraft<S>[] {
  const { before, now, tell } = change
  const was = before === now ? nothingThere : layoutOf(before)
  const is = before === now ? nothingThere : layoutOf(now)
  const edits = diffLayouts(was, is).filter((edit) => manualEdits([edit], was, is).length > 0)
  return edits.length > 0 || isInstruction(tell, spec) ? [{ by, edits, changes: [change], was, is }] : []
}

function isInstruction<S>(tell: Message, spec: TurnCardSpec<S>): boolean {
  return tell.as === undefined || tell.byHand === true || spec.isInstruction?.(tell) === true
}

const words = messages('kernel.card', {
  more: '{what}: {distance} more, {to} now',
  less: '{what}: {distance} less, {to} now',
})

function stepOf<S>(draft: StepDraft<S>, spec: TurnCardSpec<S>): CardStep {
  const { by, edits, changes, was, is } = draft
  const shown = manualEdits(edits, was, is)
  const [first] = shown
  const [only] = changes.length === 1 ? changes : []
  const causes = changes.flatMap(({ tell }) => tell.because ?? [])
  const thing = first === undefined ? {} : thingOf(first, was, is)
  const hasWords =
    only !== undefined && (first === undefined || isInstruction(only.tell, spec) || shown.length > 1)
  const what = hasWords ? only.tell : first === undefined ? undefined : editWords(first, thing, was, is)
  const own = spec.wordsFor?.(draft, shown)
  const isSaid = changes.every(({ tell }) => tell.isPlayerAction === true || spec.isSaid?.(tell) === true)
  return {
    by,
    ...thing,
    ...(causes.length === 0 ? {} : { note: message('kernel.card.causes', '{causes}', { causes }) }),
    causes,
    edits,
    ...(changes.some(({ tell }) => tell.beforeDraw) ? { beforeDraw: true } : {}),
    ...(isSaid ? { said: true } : {}),
    ...own,
    what: withoutRole(own?.what ?? what ?? (changes.at(-1) as StateChange<S>).tell),
  }
}

function withoutRole({ id, text, params }: Message): Message {
  return withParams({ id, text }, params)
}

type Thing = Pick<CardStep, 'piece' | 'from' | 'to' | 'distance'>

function thingOf(edit: Edit, was: Layout, is: Layout): Thing {
  if ('arrange' in edit) return {}
  if ('move' in edit) {
    const name = (id: string): Message | string => findName([is, was], id) ?? id
    const piece = pieceLocations(was).find((each) => each.piece.id === edit.move)?.piece
    return { ...(piece === undefined ? {} : { piece }), from: name(edit.from), to: name(edit.to) }
  }
  const [before, now] = [was, is].map(({ counters }) => counters.find(({ id }) => id === edit.set))
  if (before === undefined || now === undefined) return {}
  return {
    piece: now,
    from: formatValue(before, [was]),
    to: formatValue(now, [is], edit.to),
    ...(typeof before.value === 'number' && typeof edit.to === 'number'
      ? { distance: edit.to - before.value }
      : {}),
  }
}

/** A plain number says how far it goes. */
function editWords(edit: Edit, { piece, to, distance }: Thing, was: Layout, is: Layout): Message {
  const isPlain = 'set' in edit && is.counters.find(({ id }) => id === edit.set)?.allowedValues === undefined
  if (!isPlain || piece === undefined || to === undefined || distance === undefined)
    return formatEdit(edit, was, is)
  return withParams(distance > 0 ? words.more : words.less, {
    what: piece.name,
    distance: Math.abs(distance),
    to,
  })
}
