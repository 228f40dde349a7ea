import type { Game } from '@opfor/kernel'
import { Link } from 'wouter'
import { houseWords } from '../text/house-words.ts'
import { useSay } from '../text/language.tsx'
import { type DraftProps, houseRules, selectableOptions, valuesOf } from './draft.ts'
import type { HousePage } from './house-pages.ts'
import { optionText, readingText } from './setting-names.ts'
import { studyWords } from './words.ts'

interface Changeable {
  readonly id: string
  readonly text: string
  readonly values: readonly { readonly value: string; readonly text: string }[]
  readonly standard: string
}

/** The option or ruling that changes in a comparison, or the house rules, and its two values. */
export function ChangeField({
  game,
  draft,
  change,
  pages,
}: DraftProps & {
  /** The saved house rules; undefined for a game that has none. */
  readonly pages: readonly HousePage[] | undefined
}) {
  const say = useSay()
  const all = [
    ...listChangeables(game, say),
    ...(pages === undefined ? [] : [houseRulesAsChangeable(pages, say)]),
  ]
  const chosen = all.find(({ id }) => id === draft.change) ?? all[0]
  const choose = (id: string): void => {
    const next = all.find((each) => each.id === id)
    const to = next?.values.find(({ value }) => value !== next.standard)?.value ?? ''
    change({ change: id, from: next?.standard ?? '', to })
  }
  return (
    <div className="card study-pair">
      <label className="field">
        <span>{say(studyWords.change)}</span>
        <select value={chosen?.id} onChange={({ target }) => choose(target.value)}>
          {all.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((side) => (
        <label key={side} className="field">
          <span>{say(studyWords[side])}</span>
          <select value={draft[side]} onChange={({ target }) => change({ [side]: target.value })}>
            {chosen?.values.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {chosen?.id === houseRules && pages?.length === 0 && (
        <p>
          {say(studyWords.noHouseRules)}{' '}
          <Link href={`/house-rules/${game.id}`}>{say(studyWords.writeHouseRules)}</Link>
        </p>
      )}
    </div>
  )
}

function houseRulesAsChangeable(pages: readonly HousePage[], say: ReturnType<typeof useSay>): Changeable {
  return {
    id: houseRules,
    text: say(houseWords.title),
    standard: '',
    values: [
      { value: '', text: say(studyWords.printed) },
      ...pages.map(({ id, title }) => ({ value: id, text: title })),
    ],
  }
}

function listChangeables(game: Game, say: ReturnType<typeof useSay>): readonly Changeable[] {
  return [
    ...game.rulings.map(({ id, question, readings, standard }) => ({
      id,
      text: say(question),
      standard,
      values: Object.keys(readings).map((value) => ({ value, text: readingText(game, id, value, say) })),
    })),
    ...selectableOptions(game).map((id) => {
      const option = game.options.find(({ question }) => question.id === id)
      return {
        id,
        text: option === undefined ? id : say(option.question.text),
        standard: JSON.stringify(option?.standard),
        values: valuesOf(game, id).map((value) => ({
          value: JSON.stringify(value),
          text: optionText(game, id, value, say),
        })),
      }
    }),
  ]
}
