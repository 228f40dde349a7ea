import { battleWord, type Side, type WrittenClass } from '@opfor/games/admiral/files'
import { useContext } from 'react'
import { EntryList } from '../../../packs/entry-list.tsx'
import { ChipChoice, SelectField, TextField } from '../../../packs/fields.tsx'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { newShipName, type PartProps } from './draft.ts'
import { battleEditorWords } from './words.ts'

const maxChips = 3
const mostShips = 20

export function FleetTab({ battle, change, side }: PartProps & { readonly side: Side }) {
  const say = useSay()
  const { seek } = useContext(ProblemsOfPack)
  const fleet = battle[side]
  const cards = battle.classes.map(({ id, name }) => ({
    value: id,
    text: name === '' ? say(battleEditorWords.unnamed) : name,
  }))
  const nameOfCard = (card: string): string => cards.find(({ value }) => value === card)?.text ?? '–'
  const add = ({ id }: WrittenClass): void => {
    const ship = { name: newShipName(battle, side, nameOfCard(id)), class: id }
    change({ ...battle, [side]: [...fleet, ship] })
    seek(`${side}[${fleet.length}]`)
  }
  return (
    <>
      <EntryList
        at={side}
        items={fleet}
        most={mostShips}
        titleOf={({ name }) => (name === '' ? '–' : name)}
        briefOf={(ship) => nameOfCard(ship.class)}
        change={(ships) => change({ ...battle, [side]: ships })}
        fields={(ship, set, at) => (
          <>
            <TextField
              label={say(battleWord('name'))}
              at={`${at}.name`}
              value={ship.name}
              maxLength={40}
              change={(name) => set({ ...ship, name })}
            />
            <CardChoice
              at={`${at}.class`}
              cards={cards}
              value={ship.class}
              change={(to) => set({ ...ship, class: to })}
            />
          </>
        )}
      />
      {cards.length === 0 && <p className="soft">{say(battleEditorWords.cardsFirst)}</p>}
      {cards.length > 0 && (
        <div className="pack-any" role="group" aria-label={say(battleEditorWords.addShip)}>
          {battle.classes.map((card) => (
            <button
              key={card.id}
              type="button"
              className="board-tool"
              disabled={fleet.length >= mostShips}
              onClick={() => add(card)}
            >
              + {nameOfCard(card.id)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}

function CardChoice({
  at,
  cards,
  value,
  change,
}: {
  readonly at: string
  readonly cards: readonly { readonly value: string; readonly text: string }[]
  readonly value: string
  readonly change: (card: string) => void
}) {
  const say = useSay()
  if (cards.length === 1 && cards[0]?.value === value) return undefined
  const props = { label: say(battleWord('class')), at, of: cards, value, change }
  return cards.length > maxChips ? <SelectField {...props} /> : <ChipChoice {...props} />
}
