import { examplePlayer } from './checked-text.ts'

const play = examplePlayer()

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(play(data))
})
