import { examplePlayer } from './played-examples.ts'

const play = examplePlayer()

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(play(data))
})
