/** Texts of the workshop of house rules in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.houseRules.turn': 'Am Brett',
  'web.houseRules.compare': 'Vergleich',
  'web.houseRules.turnOf': 'Zug {turn}: {name}',
  'web.houseRules.turnOfSample': 'Zug {turn}, zufällige Antworten',
  'web.houseRules.another': 'Andere Partie',
  'web.houseRules.lastPlayable':
    'Noch ist etwas zu beheben. Das ist der Zug nach dem letzten Text, der sich spielen lässt.',
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
  'web.compare.intro':
    'Dieselben Zufallszahlen, einmal gegen den gedruckten Gegner und einmal gegen deinen. Der Spieler ist ein Programm, das den besten Zug nimmt, den es sieht. Es endet, sobald feststeht, ob sich die Siegquote ändert.',
  'web.compare.introRandom':
    'Dieselben Zufallszahlen, einmal gegen den gedruckten Gegner und einmal gegen deinen, mit zufälligen Antworten des Spielers. Sie zeigen, welche Entscheidungen sich ändern. Über Siegquoten sagen sie nichts.',
  'web.compare.unchanged': 'Diese Seite ändert noch nichts: Beide sind gleich.',
  'web.compare.start': 'Mit den gedruckten Regeln vergleichen',
  'web.compare.again': 'Noch einmal vergleichen',
  'web.compare.stop': 'Stopp',
  'web.compare.progress': '{done} von höchstens {most} Partien',
  'web.compare.old': 'Der Text wurde seither geändert. Diese Zahlen gehören zum Text davor.',
  'web.compare.failed': 'Der Vergleich ist fehlgeschlagen. Versuch es noch einmal.',
  'web.compare.played':
    '{games, plural, one {Eine Partie wurde} other {# Partien wurden}} von beiden gespielt, mit zufälligen Antworten.',
  'web.compare.changed': 'Nach {games} Partien steht fest: Die Siegquote ändert sich.',
  'web.compare.within':
    'Nach {games} Partien steht fest: Die Siegquote ändert sich um höchstens {points}, wenn überhaupt.',
  'web.compare.notYet': 'Nach {games} Partien steht noch nicht fest, ob sich die Siegquote ändert.',
  'web.compare.notKnown':
    'Nach {games} Partien steht nicht fest, ob sich die Siegquote ändert: Sie kann gleich bleiben oder sich um mehr als {points} ändern.',
  'web.compare.change': 'Unterschied',
  'web.compare.wins': 'Der Spieler gewinnt',
  'web.compare.turns': 'Züge',
  'web.compare.interval': '({from} bis {to})',
  'web.compare.decisions':
    'Eine andere Entscheidung in {changed} von {turns} Zügen des Gegners ({share}), in derselben Lage, mit denselben Würfen und Antworten.',
  'web.compare.first':
    '{count, plural, one {Die erste geänderte Entscheidung} other {Die ersten # geänderten Entscheidungen}}',
  'web.compare.place': 'Partie {match}, Zug {turn}',
  'web.houseRules.reasons': 'Zeile für Zeile',
  'web.houseRules.firstChange': 'Die erste Entscheidung dieses Zuges, die anders ist',
}
