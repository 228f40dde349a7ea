import type { WrittenClass } from '@opfor/games/admiral/files'
import { EntryList } from '../../../packs/entry-list.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { CardFields } from './card-fields.tsx'
import { copyCard, newCard, type PartProps, withCards, withLastingId } from './draft.ts'
import { TypedResults } from './typed-results.tsx'
import { battleEditorWords } from './words.ts'

export function CardsTab({ battle, change }: PartProps) {
  const say = useSay()
  const brief = ({ speed, structure, batteries }: WrittenClass): string =>
    say(battleEditorWords.brief, { speed, structure, weapons: batteries.length })
  return (
    <EntryList
      at="classes"
      items={battle.classes}
      most={40}
      titleOf={({ name }) => (name === '' ? say(battleEditorWords.unnamed) : name)}
      briefOf={brief}
      change={(classes) => change(withCards(battle, classes))}
      copyOf={(card) => copyCard(battle, card)}
      create={() => newCard(battle)}
      addLabel={`+ ${say(battleEditorWords.newCard)}`}
      fields={(card, set, at, index) => (
        <>
          <CardFields at={at} card={card} change={set} named={() => change(withLastingId(battle, index))} />
          <TypedResults battle={battle} change={change} card={card} />
        </>
      )}
    />
  )
}
