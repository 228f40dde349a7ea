import { answerTold } from '../explain/answer-told.ts'
import { brief, type Json } from '../read/json.ts'
import { fill, type Message, message } from '../say/message.ts'
import { chosenWith, type Settings, type SettingsOffer } from '../ask/settings.ts'

const words = {
  option: message('kernel.settings.gone', 'The setting {id} no longer exists.'),
  answer: message('kernel.settings.answer', '{option} {answer}: this is no longer possible. {problem}'),
  ruling: message('kernel.settings.ruling', 'The ruling {id} no longer exists.'),
  reading: message('kernel.settings.reading', '{ruling} The reading {reading} no longer exists.'),
} as const

/** The settings of a journal that are still valid. */
export interface TakenOver {
  readonly settings: Settings
  /** Settings that no longer exist. */
  readonly gone: readonly Message[]
  /** Settings whose values are no longer possible. */
  readonly changed: readonly Message[]
}

/** Converts settings to the current game; invalid ones are replaced and reported. */
export function takenOver(offered: SettingsOffer, given: Settings): TakenOver {
  const options: Record<string, Json> = {}
  const rulings = Object.fromEntries(offered.rulings.map(({ id, standard }) => [id, standard]))
  const gone: Message[] = []
  const changed: Message[] = []
  for (const [id, answer] of Object.entries(given.options)) {
    const option = offered.options.find(({ question }) => question.id === id)
    const parsed = option?.question.parse(answer)
    if (option === undefined) gone.push(fill(words.option, { id: brief(id) }))
    else if (parsed?.ok === true) options[id] = option.question.write(parsed.value)
    else if (parsed?.ok === false)
      changed.push(
        fill(words.answer, {
          option: option.question.text,
          answer: answerTold(option.question, typeof answer === 'object' ? id : answer),
          problem: parsed.problem,
        }),
      )
  }
  for (const [id, reading] of Object.entries(given.rulings)) {
    const ruling = offered.rulings.find((each) => each.id === id)
    if (ruling === undefined) gone.push(fill(words.ruling, { id: brief(id) }))
    else if (Object.hasOwn(ruling.readings, reading)) rulings[id] = reading
    else changed.push(fill(words.reading, { ruling: ruling.question, reading: brief(reading) }))
  }
  return { settings: { options: chosenWith(offered.options, options), rulings }, gone, changed }
}
