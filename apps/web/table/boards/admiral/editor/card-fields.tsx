import { battleWord, type WrittenClass } from '@opfor/games/admiral/files'
import { OptionalStepField, StepField, TextField } from '../../../packs/fields.tsx'
import { Checkbox } from '../../../packs/toggles.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { Hull } from '../ship-drawing.tsx'
import { FeatureFields } from './feature-fields.tsx'
import { Weapons } from './weapon-fields.tsx'
import { battleEditorWords } from './words.ts'

interface CardProps {
  readonly at: string
  readonly card: WrittenClass
  readonly change: (to: WrittenClass) => void
}

export function CardFields({ at, card, change, named }: CardProps & { readonly named: () => void }) {
  const say = useSay()
  const set = (to: Partial<WrittenClass>): void => change({ ...card, ...to })
  return (
    <div className="pack-face">
      <div className="pack-head">
        <CardDrawing card={card} />
        <TextField
          label={say(battleEditorWords.className)}
          at={`${at}.name`}
          value={card.name}
          maxLength={40}
          change={(name) => set({ name })}
          onBlur={named}
        />
      </div>
      <Numbers at={at} card={card} change={change} />
      <Weapons at={`${at}.batteries`} weapons={card.batteries} change={(batteries) => set({ batteries })} />
      <Aircraft at={at} card={card} change={change} />
      {(['green', 'red'] as const).map((colour) => (
        <FeatureFields
          key={colour}
          at={`${at}.${colour}`}
          colour={colour}
          features={card[colour] ?? []}
          change={(features) => set({ [colour]: features })}
        />
      ))}
    </div>
  )
}

function CardDrawing({ card: { structure, batteries, squadrons } }: { readonly card: WrittenClass }) {
  return (
    <svg viewBox="-17 -17 34 34" aria-hidden="true" className="ad-ship ad-player">
      <Hull side="player" structure={structure} carrier={squadrons !== undefined} />
      <g className="ad-turrets">
        {batteries.slice(0, 3).map(({ kind = 'gun' }, nth) => (
          <circle key={nth} cy={nth * 7 - 5} r={kind === 'gun' ? 2.4 : 1.5} />
        ))}
      </g>
    </svg>
  )
}

function Numbers({ at, card, change }: CardProps) {
  const say = useSay()
  const set = (to: Partial<WrittenClass>): void => change({ ...card, ...to })
  return (
    <div className="pack-stats">
      <StepField
        label={say(battleWord('speed'))}
        value={card.speed}
        from={0}
        to={12}
        change={(speed) => set({ speed })}
      />
      <OptionalStepField
        label={say(battleEditorWords.reduced)}
        value={card.reducedSpeed}
        from={0}
        to={12}
        change={(reducedSpeed) => set({ reducedSpeed })}
      />
      <StepField
        label={say(battleEditorWords.points)}
        value={card.structure}
        from={1}
        to={30}
        change={(structure) => set({ structure })}
      />
      <OptionalStepField
        label={say(battleWord('light'))}
        at={`${at}.light`}
        value={card.light}
        from={1}
        to={99}
        change={(light) => set({ light })}
      />
      <OptionalStepField
        label={say(battleWord('severe'))}
        at={`${at}.severe`}
        value={card.severe}
        from={1}
        to={99}
        change={(severe) => set({ severe })}
      />
      <StepField
        label={say(battleEditorWords.antiAircraft)}
        value={card.antiAircraft ?? 0}
        from={0}
        to={20}
        change={(antiAircraft) => set({ antiAircraft })}
      />
    </div>
  )
}

function Aircraft({ at, card, change }: CardProps) {
  const say = useSay()
  const { squadrons, ...rest } = card
  return (
    <div className="pack-part">
      <Checkbox
        label={say(battleEditorWords.aircraft)}
        value={squadrons !== undefined}
        change={(on) => change(on ? { ...card, squadrons: { number: 1, range: 6, strength: 0 } } : rest)}
      />
      {squadrons !== undefined && (
        <div className="pack-stats">
          {(
            [
              ['number', battleEditorWords.squadrons, 1, 12],
              ['strength', battleWord('strength'), 0, 99],
              ['range', battleEditorWords.range, 1, 30],
              ['perLaunch', battleEditorWords.perLaunch, 1, 6],
            ] as const
          ).map(([key, label, from, to]) => (
            <StepField
              key={key}
              label={say(label)}
              at={`${at}.squadrons.${key}`}
              value={squadrons[key] ?? from}
              from={from}
              to={to}
              change={(value) => change({ ...card, squadrons: { ...squadrons, [key]: value } })}
            />
          ))}
        </div>
      )}
    </div>
  )
}
