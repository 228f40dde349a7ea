import { message, messages } from '@opfor/kernel'

export const exampleWords = messages('web.examples', {
  title: message('web.examples', 'Examples from the booklet'),
  play: "See the opponent's move",
  reasoning: 'The example and its reasoning',
  intro: 'Each starts a match from the position of the example, with its reasoning in our own words.',
})
