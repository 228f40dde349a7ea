export { hex, utf8 } from './bytes.ts'
export { Chain, type SavedChain } from './chain.ts'
export { Device, type SavedDevice } from './device.ts'
export {
  type Answer,
  mostPages,
  type PullReply,
  type PushReply,
  type PushRefusal,
  type Request,
} from './messages.ts'
export {
  type Body,
  closedBy,
  type Heading,
  isSound,
  longestBody,
  makePage,
  type Page,
  pageId,
  readBody,
} from './page.ts'
export { firstWord, isBeginning, wordsOf } from './serialized-journal.ts'
export { hmac, sha256 } from './sha256.ts'
export { beginRanked, type Contest, loadRanked, RankedMatch, releasedSeed, replayRanked } from './ranked.ts'
