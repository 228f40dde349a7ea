import { type Option, Pack } from '@opfor/kernel'

/** An option that is answered with a pack. */
export interface PackedOption extends Option {
  readonly question: Pack
}

/** Whether an option takes a pack that the game needs or is best played with: it is asked first. */
export function isNeededPack(option: Option): option is PackedOption {
  const { question, standard } = option
  return question instanceof Pack && (standard !== '' || question.form.ownFirst === true)
}
