/** Removes the game's name before the first dot. */
export function shortId(id: string): string {
  return id.slice(id.indexOf('.') + 1)
}
