import type { Message } from '@opfor/kernel'
import { shapeWords } from '../opponents/words.ts'

/** By file name; a later page may have no shape. */
export const shapeOf: Readonly<Record<string, Message>> = {
  'wolves-of-the-pass': shapeWords.lists,
  'customs-boat': shapeWords.dice,
  'clockwork-guard': shapeWords.walk,
  'rival-caravan': shapeWords.flowChart,
  'mirror-queen': shapeWords.cardFlip,
  'night-patrol': shapeWords.orderDeck,
  'old-dragon': shapeWords.stances,
  'harbour-battery': shapeWords.byClass,
  'fen-lords': shapeWords.areas,
  'quiet-bidder': shapeWords.hiddenHand,
}
