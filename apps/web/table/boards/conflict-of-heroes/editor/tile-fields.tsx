import { packLabels, type TileFace } from '@opfor/games/conflict-of-heroes/files'
import { ChipChoice, SelectField } from '../../../packs/fields.tsx'
import { Checkbox } from '../../../packs/toggles.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { withEntry } from './draft.ts'
import type { NumberedProps } from './numbered-tab.tsx'
import { cardEditorWords } from './words.ts'

const areas = ['counteraction', 'order', 'track'] as const
const symbols = ['shield', 'burst'] as const
const parameters = ['none', 'lowRisk', 'other'] as const

export function TileFields({ pack, change, id }: NumberedProps) {
  const say = useSay()
  const face = pack.tiles?.[id] ?? {}
  const set = (to: Readonly<Partial<Record<keyof TileFace, unknown>>>): void => {
    const told = Object.entries({ ...face, ...to }).filter(([, value]) => value !== '' && value !== false)
    change(withEntry(pack, 'tiles', id, Object.fromEntries(told)))
  }
  const labelled = (key: string, values: readonly string[]) =>
    values.map((value) => ({ value, text: say(packLabels[`${key}.${value}`] ?? cardEditorWords.none) }))
  const label = (key: keyof TileFace): string => say(packLabels[key] ?? cardEditorWords.tiles)
  return (
    <>
      <ChipChoice
        label={label('area')}
        of={labelled('area', areas)}
        value={face.area}
        change={(area) => set({ area })}
      />
      <ChipChoice
        label={label('symbol')}
        of={labelled('symbol', ['', ...symbols])}
        value={face.symbol ?? ''}
        change={(symbol) => set({ symbol })}
      />
      <Checkbox label={label('yellow')} value={face.yellow === true} change={(yellow) => set({ yellow })} />
      <SelectField
        label={label('parameter')}
        of={labelled('parameter', parameters)}
        value={face.parameter ?? ''}
        change={(parameter) => set({ parameter })}
      />
    </>
  )
}
