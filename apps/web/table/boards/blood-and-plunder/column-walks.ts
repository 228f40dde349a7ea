import type { Situation } from '@opfor/games/blood-and-plunder/view'
import type { Decision, Message, LogEntry } from '@opfor/kernel'

/** A column of chart 2 as a unit walked through it, from the top for each action. */
export interface WalkedColumn {
  readonly id: string
  readonly column: Message
  readonly unit: string
  readonly actions: readonly { readonly id: string; readonly name: Message }[]
  readonly passes: readonly Pass[]
}

/** During a question in the middle of a pass, `trying` is the action being tried. */
export interface Pass {
  readonly could: ReadonlySet<string>
  readonly couldNot: ReadonlySet<string>
  readonly trying: string | undefined
}

export function currentRow({ passes }: WalkedColumn): string | undefined {
  const last = passes.at(-1)
  return last?.trying ?? [...(last?.could ?? [])].at(-1)
}

type Move = readonly LogEntry<unknown>[] | undefined

export function activationSituation(move: Move): Situation | undefined {
  const entry = move?.findLast(
    (one) => one.kind === 'change' && one.tell.id === 'blood-and-plunder.activates',
  )
  return entry?.kind === 'change' ? (entry.now as Situation) : undefined
}

const attacks: readonly string[] = ['shoot12', 'shoot20', 'shoot', 'charge', 'fight']

/** With a command point, a unit acts in the activation of another. */
export function lastAttacker(move: Move): string | undefined {
  const decided = move?.findLast(
    (one) => one.kind === 'decision' && one.by.kind === 'column' && attacks.includes(one.chosen?.id ?? ''),
  )
  return decided?.kind === 'decision' ? actorId(decided) : undefined
}

function actorId({ about }: Decision): string {
  return (about as { readonly id: string }).id
}

export function columnWalks(move: Move): readonly WalkedColumn[] {
  const walks: WalkedColumn[] = []
  for (const entry of move ?? []) {
    if (entry.kind !== 'decision' || entry.by.kind !== 'column') continue
    const unit = actorId(entry)
    const last = walks.at(-1)
    const pass = toPass(entry)
    if (last?.unit === unit && last.column.id === entry.by.title.id)
      walks.splice(-1, 1, { ...last, passes: [...last.passes, pass] })
    else
      walks.push({
        id: String(entry.number),
        column: entry.by.title,
        unit,
        actions: entry.among,
        passes: [pass],
      })
  }
  return walks
}

function toPass({ lines, among, open }: Decision): Pass {
  const tried = lines.flatMap((line) => (line.kind === 'tried' ? [line] : []))
  const ids = (could: boolean): ReadonlySet<string> =>
    new Set(tried.filter((line) => line.could === could).map(({ action }) => action.id))
  const isTried = (id: string): boolean => tried.some(({ action }) => action.id === id)
  return {
    could: ids(true),
    couldNot: ids(false),
    trying: open ? among.find(({ id }) => !isTried(id))?.id : undefined,
  }
}
