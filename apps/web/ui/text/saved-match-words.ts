import { messages } from '@opfor/kernel'

export const savedMatchWords = messages('web.matchStorage', {
  about: 'Options for {name}',
  yourTurn: 'Your turn',
  you: 'You',
  goOn: 'Continue',
  goOnWith: 'Continue: {name}',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  name: 'Name',
  rename: 'Rename',
  asItIs: 'It is left as it is. You can save it as a file.',
  saveFile: 'Save as a file',
})
