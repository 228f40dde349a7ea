/** Texts of the workshop of house rules in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.houseRules.turn': 'Am Brett',
  'web.houseRules.compare': 'Vergleich',
  'web.houseRules.turnOf': 'Zug {turn} von „{name}“',
  'web.houseRules.turnOfSample': 'Zug {turn} einer Partie mit zufälligen Antworten',
  'web.houseRules.another': 'Andere Partie',
  'web.houseRules.noTurn': 'Es gibt keinen Zug zu zeigen.',
  'web.houseRules.unchanged':
    'Diese Seite ändert noch nichts. Verschieb eine Zeile, und der Zug wird noch einmal gespielt.',
  'web.houseRules.sameTurn': 'Dieser Zug verläuft wie gedruckt.',
  'web.houseRules.sameTurns': 'Jeder Zug dieser Partie verläuft wie gedruckt.',
  'web.houseRules.changedTurns':
    '{count, plural, one {Einer von {all} Zügen verläuft} other {# von {all} Zügen verlaufen}} anders:',
  'web.houseRules.showTurn': 'Zug {turn}',
  'web.houseRules.printed': 'Gedruckt',
  'web.houseRules.yours': 'Deine',
  'web.houseRules.nothing': 'nichts zu entscheiden',
  'web.houseRules.firstChange': 'Die erste Entscheidung dieses Zuges, die anders ist',
}
