import {
  type Edit,
  messages,
  placesOf,
  piecesOf,
  type StepDraft,
  type StepWords,
  withParams,
} from '@opfor/kernel'
import { sideName } from '../table/pieces.ts'
import { isHex, type Situation } from '../table/situation.ts'

const step = messages('coh.step', {
  marker: 'Mission Track: marker {distance} on, to {space}',
  markerBack: 'Mission Track: marker {distance} back, to {space}',
  on: '{piece} on {to}',
  off: '{piece} off {from}',
  entered: '{piece} stands on the map',
  gone: 'Destroyed',
  vp: 'VP of {side}: {distance} more, {to} now',
})

export function wordsFor(draft: StepDraft<Situation>, shown: readonly Edit[]): StepWords | undefined {
  const [first] = shown
  const { tell } = draft.changes.at(-1) ?? {}
  if (first === undefined || tell === undefined || 'arrange' in first) return undefined
  if ('set' in first) return valueWords(draft, first.set, Number(first.to))
  return shown.length === 1 && tell.as !== undefined && tell.byHand !== true
    ? moveWords(draft, first)
    : undefined
}

function valueWords({ was }: StepDraft<Situation>, id: string, to: number): StepWords | undefined {
  const distance = to - Number(was.counters.find((each) => each.id === id)?.value ?? 0)
  if (id === 'marker') {
    const parts = { distance: Math.abs(distance), space: to }
    return { what: withParams(distance > 0 ? step.marker : step.markerBack, parts) }
  }
  if (!id.startsWith('vp.')) return undefined
  const side = sideName(id.slice('vp.'.length) as Parameters<typeof sideName>[0])
  return { what: withParams(step.vp, { side, distance, to }) }
}

function moveWords(
  { was, is }: StepDraft<Situation>,
  edit: Extract<Edit, { readonly move: string }>,
): StepWords | undefined {
  const named = (id: string, all: ReturnType<typeof piecesOf>) =>
    all.find((each) => each.id === id)?.name ?? id
  const piece = named(edit.move, piecesOf(was))
  const [from, to] = [named(edit.from, placesOf(was)), named(edit.to, placesOf(is))]
  if (edit.to === 'lost') return { what: withParams(step.off, { piece, from }), note: step.gone }
  if (edit.to === 'supply') return { what: withParams(step.off, { piece, from }) }
  if (edit.to === 'entered') return { what: withParams(step.entered, { piece }) }
  return isHex(edit.to) ? { what: withParams(step.on, { piece, to }) } : undefined
}
