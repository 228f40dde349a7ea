import type { Place } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { PlaceChips } from './places.tsx'
import { Stepper } from './stepper.tsx'
import type { PieceGroup } from './table.ts'
import { correctionWords } from './words.ts'

export function GroupStep({
  heap,
  count,
  setCount,
  targets,
  choose,
  bring,
}: {
  readonly heap: PieceGroup
  readonly count: number
  readonly setCount: (count: number) => void
  readonly targets: readonly Place[]
  readonly choose: (id: string) => void
  readonly bring: () => void
}) {
  const say = useSay()
  return (
    <>
      <h2>{say(correctionWords.whereNow, { piece: heap.piece.name })}</h2>
      <p className="soft">{say(targets.length === 0 ? correctionWords.nowhere : correctionWords.tapPlace)}</p>
      {heap.count > 1 && (
        <Stepper
          label={say(correctionWords.howMany)}
          value={count}
          shown={String(count)}
          between={[1, heap.count]}
          change={setCount}
        />
      )}
      <PlaceChips places={targets} choose={choose} />
      <button type="button" className="button quiet" onClick={bring}>
        {say(correctionWords.bring)}
      </button>
    </>
  )
}
