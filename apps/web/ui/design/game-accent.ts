const ofGame = /^\/(?:game|set-up|new|how|watch|today|reference|packs|lab)\/(?<game>[\w-]+)/

/** Without a game, the accent is ink. */
export function showAccent(game = ''): void {
  document.documentElement.dataset['game'] = game
}

/** The address of a match does not name its game: the match shows its accent itself. */
export function showAccentAt(location: string): void {
  if (!location.startsWith('/match/')) showAccent(ofGame.exec(location)?.groups?.['game'])
}
