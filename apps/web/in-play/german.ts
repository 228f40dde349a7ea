/** Texts of the card in play and the forecast, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.inPlay.title': 'Im Spiel',
  'web.mayCome': 'Vorschau',
  'web.mayCome.asItLies':
    'Was der Gegner beim jetzigen Stand als Nächstes tun würde. Jeder Zug kann das ändern.',
  'web.mayCome.nothing': 'Im Moment ist keine Vorschau möglich.',
}
