import { textChecker } from './checked-text.ts'

const check = textChecker()

addEventListener('message', ({ data }: MessageEvent<string>) => {
  postMessage(check(data))
})
