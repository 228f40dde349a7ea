import { formatAnswer } from '../explain/format-answer.ts'
import { truncateText, type Json } from '../read/json.ts'
import { withParams, type Message, message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { withDefaultSettings, type Settings, type SettingsSpec } from '../ask/settings.ts'

const words = messages('kernel.settings', {
  option: message('kernel.settings.gone', 'The setting {id} no longer exists.'),
  answer: '{option} {answer}: this is no longer possible. {problem}',
  ruling: 'The ruling {id} no longer exists.',
  reading: '{ruling} The reading {reading} no longer exists.',
})

export interface MigratedSettings {
  readonly settings: Settings
  /** Settings that no longer exist. */
  readonly gone: readonly Message[]
  /** Settings whose values are no longer possible. */
  readonly changed: readonly Message[]
}

export function migrateSettings(offered: SettingsSpec, given: Settings): MigratedSettings {
  const options: Record<string, Json> = {}
  const rulings = Object.fromEntries(offered.rulings.map(({ id, default: standard }) => [id, standard]))
  const gone: Message[] = []
  const changed: Message[] = []
  for (const [id, answer] of Object.entries(given.options)) {
    const option = offered.options.find(({ question }) => question.id === id)
    const parsed = option?.question.parse(answer)
    if (option === undefined) gone.push(withParams(words.option, { id: truncateText(id) }))
    else if (parsed?.ok === true) options[id] = option.question.write(parsed.value)
    else if (parsed?.ok === false)
      changed.push(
        withParams(words.answer, {
          option: option.question.text,
          answer: formatAnswer(option.question, typeof answer === 'object' ? id : answer),
          problem: parsed.problem,
        }),
      )
  }
  for (const [id, reading] of Object.entries(given.rulings)) {
    const ruling = offered.rulings.find((each) => each.id === id)
    if (ruling === undefined) gone.push(withParams(words.ruling, { id: truncateText(id) }))
    else if (Object.hasOwn(ruling.readings, reading)) rulings[id] = reading
    else changed.push(withParams(words.reading, { ruling: ruling.question, reading: truncateText(reading) }))
  }
  return { settings: { options: withDefaultSettings(offered.options, options), rulings }, gone, changed }
}
