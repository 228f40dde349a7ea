import { battleWord, conditions, faces, squareIn, values } from '@opfor/games/admiral/files'
import { ChipChoice, SelectField, StepField } from '../../../packs/fields.tsx'
import { SectionProblem } from '../../../packs/problems.tsx'
import { Checkbox } from '../../../packs/toggles.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { type PartProps, withIsland, withSize } from './draft.ts'
import { battleEditorWords } from './words.ts'

export function BoardTab(props: PartProps) {
  const { battle, change } = props
  const say = useSay()
  const { board, costs = { light: 1, severe: 2 } } = battle
  const set = (to: Partial<typeof board>): void => change({ ...battle, board: { ...board, ...to } })
  return (
    <>
      <section className="card pack-card">
        <div className="pack-stats">
          <StepField
            label={say(battleWord('columns'))}
            value={board.columns}
            from={4}
            to={12}
            change={(columns) => change(withSize(battle, { columns }))}
          />
          <StepField
            label={say(battleWord('rows'))}
            value={board.rows}
            from={6}
            to={20}
            change={(rows) => change(withSize(battle, { rows }))}
          />
        </div>
        <Islands {...props} />
      </section>
      <section className="card pack-card">
        <ChipChoice
          label={say(battleWord('metric'))}
          of={(['diagonal', 'orthogonal'] as const).map((value) => ({
            value,
            text: say(battleWord(`metric.${value}`)),
          }))}
          value={board.metric ?? 'diagonal'}
          change={(metric) => set({ metric })}
        />
        <Checkbox
          label={say(battleWord('throughFriends'))}
          value={board.throughFriends ?? true}
          change={(throughFriends) => set({ throughFriends })}
        />
        <Checkbox
          label={say(battleWord('friendsBlock'))}
          value={board.friendsBlock ?? true}
          change={(friendsBlock) => set({ friendsBlock })}
        />
        <h2>{say(battleEditorWords.damage)}</h2>
        <div className="pack-stats">
          <StepField
            label={say(battleWord('light'))}
            value={costs.light}
            from={0}
            to={20}
            change={(light) => change({ ...battle, costs: { ...costs, light } })}
          />
          <StepField
            label={say(battleWord('severe'))}
            value={costs.severe}
            from={0}
            to={20}
            change={(severe) => change({ ...battle, costs: { ...costs, severe } })}
          />
        </div>
        <DieTableFields {...props} />
      </section>
    </>
  )
}

function Islands({ battle, change }: PartProps) {
  const say = useSay()
  const { columns, rows, islands = [] } = battle.board
  return (
    <>
      <SectionProblem at="board.islands" />
      <p id="ad-islands">{say(battleEditorWords.islands)}</p>
      <div
        className="ad-sea"
        role="group"
        aria-labelledby="ad-islands"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {Array.from({ length: rows }, (_, row) => rows - 1 - row).flatMap((y) =>
          Array.from({ length: columns }, (_, x) => squareIn(x, y)?.id ?? '').map((square) => (
            <button
              key={square}
              type="button"
              className="ad-sea-square"
              // Ships start in the first and the last row.
              disabled={y === 0 || y === rows - 1}
              aria-pressed={islands.includes(square)}
              onClick={() => change(withIsland(battle, square))}
            >
              {square}
            </button>
          )),
        )}
      </div>
    </>
  )
}

const plainRow = { alone: 'nothing', inRange: 'nothing' } as const

function DieTableFields({ battle, change }: PartProps) {
  const say = useSay()
  const { dice, ...rest } = battle
  return (
    <>
      <Checkbox
        label={say(battleEditorWords.table)}
        value={dice !== undefined}
        change={(on) =>
          change(
            on ? { ...battle, dice: { movement: plainRow, artillery: plainRow, admiral: plainRow } } : rest,
          )
        }
      />
      {dice !== undefined &&
        faces.map((face) => (
          <div key={face} className="pack-inner">
            <strong>{say(battleWord(face))}</strong>
            {conditions.map((condition) => (
              <SelectField
                key={condition}
                label={say(battleWord(condition))}
                of={values[condition].map((value) => ({
                  value,
                  text: say(battleWord(`${condition}.${value}`)),
                }))}
                value={dice[face][condition]}
                change={(to) => {
                  const value = values[condition].find((each) => each === to)
                  if (value !== undefined)
                    change({ ...battle, dice: { ...dice, [face]: { ...dice[face], [condition]: value } } })
                }}
              />
            ))}
          </div>
        ))}
    </>
  )
}
