import { type MatchOption, Pack } from '@opfor/kernel'

export interface PackedOption extends MatchOption {
  readonly question: Pack
}

/** True if the game needs the pack or is best played with it: the option is asked first. */
export function isNeededPack(option: MatchOption): option is PackedOption {
  const { question, default: standard } = option
  return question instanceof Pack && (standard !== '' || question.form.ownNamesFirst === true)
}
