import { seededRandom, type Json, type Settings, type SettingsInput, resolveSettings } from '@opfor/kernel'
import { blitzkrieg } from '../../../../games/blitzkrieg/index.ts'

export function wishesOf(seed: number): SettingsInput {
  const random = seededRandom(seed, 0xffff)
  const options: Record<string, Json> = {}
  for (const { question } of blitzkrieg.options)
    if (question.id !== 'board') options[question.id] = question.write(question.sample(random))
  options['board'] = random(4) === 0 ? 'house' : ''
  const rulings: Record<string, string> = {}
  for (const { id, readings } of blitzkrieg.rulings) {
    const all = Object.keys(readings)
    rulings[id] = all[random(all.length)] ?? ''
  }
  return { options, rulings }
}

export function settingsOf(wishes: SettingsInput): Settings {
  const settings = resolveSettings(blitzkrieg, wishes)
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}
