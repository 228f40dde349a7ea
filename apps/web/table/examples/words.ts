import { message } from '@opfor/kernel'

/** Texts about the rulebook's examples. */
export const exampleWords = {
  title: message('web.examples', 'Examples from the booklet'),
  play: message('web.examples.play', "See the opponent's move"),
  reasoning: message('web.examples.reasoning', 'The example and its reasoning'),
  intro: message(
    'web.examples.intro',
    'Each starts a match from the position of the example, with its reasoning in our own words.',
  ),
} as const
