/** An id as tests write it: without what stands before its first dot, which is the game's name. */
export function shortId(id: string): string {
  return id.slice(id.indexOf('.') + 1)
}
