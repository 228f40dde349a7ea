/** The sheets over a match. */
export type SheetName = 'why' | 'history' | 'correct' | 'check' | 'more' | 'share'
