import { battleWord, results, type WrittenBattle, type WrittenClass } from '@opfor/games/admiral/files'
import { ChipChoice, SelectField, StepField } from '../../../packs/fields.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import type { PartProps } from './draft.ts'
import { battleEditorWords } from './words.ts'

type Row = NonNullable<WrittenBattle['typed']>[number]

export function TypedResults({ battle, change, card }: PartProps & { readonly card: WrittenClass }) {
  const say = useSay()
  const { typed = [], classes } = battle
  const set = (to: readonly Row[]): void => change({ ...battle, typed: to })
  const add = (): void =>
    set([
      ...typed,
      { attacker: classes[0]?.id ?? card.id, target: card.id, symbols: 1, to: 4, result: 'light' },
    ])
  const own = typed.filter(({ target }) => target === card.id)
  return (
    <details className="pack-more">
      <summary>
        {say(battleEditorWords.typed)} ({own.length})
      </summary>
      {typed.map((row, nth) =>
        row.target === card.id ? (
          <ResultFields
            key={nth}
            at={`typed[${nth}]`}
            row={row}
            classes={classes}
            change={(to) => set(to === undefined ? typed.toSpliced(nth, 1) : typed.with(nth, to))}
          />
        ) : undefined,
      )}
      <button type="button" className="button quiet" onClick={add}>
        {say(battleEditorWords.addResult)}
      </button>
    </details>
  )
}

function ResultFields({
  at,
  row,
  classes,
  change,
}: {
  readonly at: string
  readonly row: Row
  readonly classes: readonly WrittenClass[]
  readonly change: (to: Row | undefined) => void
}) {
  const say = useSay()
  return (
    <div className="pack-inner">
      <SelectField
        label={say(battleWord('attacker'))}
        at={`${at}.attacker`}
        of={classes.map(({ id, name }) => ({ value: id, text: name }))}
        value={row.attacker}
        change={(attacker) => change({ ...row, attacker })}
      />
      <ChipChoice
        label={say(battleWord('symbols'))}
        of={([1, 2] as const).map((value) => ({ value, text: String(value) }))}
        value={row.symbols ?? 1}
        change={(symbols) => change({ ...row, symbols })}
      />
      <StepField
        label={say(battleWord('to'))}
        value={row.to}
        from={1}
        to={30}
        change={(to) => change({ ...row, to })}
      />
      <ChipChoice
        label={say(battleWord('result'))}
        of={results.map((result) => ({ value: result, text: say(battleWord(`result.${result}`)) }))}
        value={row.result}
        change={(result) => change({ ...row, result })}
      />
      <button type="button" className="text-button" onClick={() => change(undefined)}>
        {say(battleEditorWords.removeResult)}
      </button>
    </div>
  )
}
