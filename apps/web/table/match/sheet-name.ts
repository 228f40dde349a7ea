/** The sheets over a match. */
export type SheetName = 'history' | 'correct' | 'check' | 'more' | 'share'
