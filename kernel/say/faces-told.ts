import { fill, type Message, message } from './message.ts'

const words = {
  face: message('kernel.ask.face', '{rolls}: {name}'),
  faces: message('kernel.ask.faces', '{said}; {face}'),
} as const

/** What the numbers of a die mean: `1 and 5: admiral; 2: navy 1`. */
export function facesTold(
  faces: readonly { readonly rolls: readonly string[]; readonly name: Message }[],
): Message {
  return faces
    .map(({ rolls, name }) => fill(words.face, { rolls, name }))
    .reduce((said, face) => fill(words.faces, { said, face }))
}
