import { withParams, type Message } from './message.ts'
import { messages } from './messages.ts'

const words = messages('kernel.ask', {
  face: '{rolls}: {name}',
  faces: '{said}; {face}',
})

/** For example `1 and 5: admiral; 2: navy 1`. */
export function formatFaces(
  faces: readonly { readonly rolls: readonly string[]; readonly name: Message }[],
): Message {
  return faces
    .map(({ rolls, name }) => withParams(words.face, { rolls, name }))
    .reduce((said, face) => withParams(words.faces, { said, face }))
}
