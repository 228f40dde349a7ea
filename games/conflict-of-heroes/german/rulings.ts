/** German: where the booklet is silent, the readings, and why ours. */
export const rulings = {
  'conflict-of-heroes.markerEdge':
    'Ein Kontrollmarker so viele Hexfelder von der Eintrittskante: Von wessen Kante wird gezählt?',
  'conflict-of-heroes.markerEdge.opponent': 'von der Kante des Gegners',
  'conflict-of-heroes.markerEdge.own': 'von der eigenen Kante',
  'conflict-of-heroes.markerEdge.why':
    'Im gedruckten Beispiel ist es das vierte Hexfeld von der Kante des Gegners und das achte von der eigenen.',
  'conflict-of-heroes.markerDistance':
    'Ein Kontrollmarker vier Hexfelder von der Kante: Darf er näher liegen?',
  'conflict-of-heroes.markerDistance.exactly': 'genau so viele Hexfelder',
  'conflict-of-heroes.markerDistance.atMost': 'höchstens so viele Hexfelder',
  'conflict-of-heroes.markerDistance.why': 'Das Beispiel zählt genau.',
  'conflict-of-heroes.reaction':
    'Ein Kontrollmarker wird gelegt und seine Seite hat noch keine Einheitenkarte: Was wird aus dem Recht, Einheiten daneben zu setzen?',
  'conflict-of-heroes.reaction.kept': 'es bleibt bis zur nächsten Einheitenkarte dieser Seite',
  'conflict-of-heroes.reaction.lost': 'es verfällt',
  'conflict-of-heroes.reaction.why': 'Niemand soll durch die Reihenfolge ein Recht verlieren.',
  'conflict-of-heroes.smallDeck':
    'Eine weitere Karte wird gebraucht, und der Stapel hat keine, wie in Vorgabe 1: Was dann?',
  'conflict-of-heroes.smallDeck.notOffered': 'die weitere Karte wird nicht angeboten',
  'conflict-of-heroes.smallDeck.extended': 'der Stapel nimmt die nächsthöhere Nummer auf',
  'conflict-of-heroes.smallDeck.why': 'Vorgabe 1 ist für erste Partien ohne Zusätze gedacht.',
  'conflict-of-heroes.halves': 'Die Variante der Vorgabe 8 sagt dasselbe wie ihr Aufbau: Was ändert sie?',
  'conflict-of-heroes.halves.nothing': 'nichts',
  'conflict-of-heroes.halves.chosen': 'jedes Team wählt, wer welche Hälfte der Karten nimmt',
  'conflict-of-heroes.halves.why': 'Eine Variante sollte etwas ändern.',
  'conflict-of-heroes.sheetDie':
    'Gleich viele Schilde und Sterne, und ein Würfel entscheidet: Welche Zahlen sind Verteidigung?',
  'conflict-of-heroes.sheetDie.low': '1 bis 3 sind Verteidigung, 4 bis 6 Angriff',
  'conflict-of-heroes.sheetDie.high': '1 bis 3 sind Angriff, 4 bis 6 Verteidigung',
  'conflict-of-heroes.sheetDie.why':
    'Wie beim Würfel um die Seite: Das zuerst Genannte hat die niedrigen Zahlen.',
  'conflict-of-heroes.thirdTile': 'Ein drittes oder weiteres Plättchen der Missionsleiste: Wohin kommt es?',
  'conflict-of-heroes.thirdTile.shares': 'es teilt die Felder von Missionsplättchen 1',
  'conflict-of-heroes.thirdTile.aside': 'es bleibt neben dem Bogen',
  'conflict-of-heroes.thirdTile.why':
    'Für ein drittes ist kein Feld beschrieben, und ein genommenes Plättchen soll zählen.',
  'conflict-of-heroes.netting':
    'Die KI hat CAPs gewonnen und verloren: Wie entsteht der Stapel der Befehlskarten?',
  'conflict-of-heroes.netting.net': 'Gewinne weniger Verluste, dann kommen Karten hinzu oder weg',
  'conflict-of-heroes.netting.each': 'nacheinander, wie die Karten gespielt wurden',
  'conflict-of-heroes.netting.why': 'Nacheinander gäbe es für dieselbe Summe andere Karten.',
  'conflict-of-heroes.removed':
    'Gegen eine zu starke KI werden zufällige Kommandokarten entfernt: unter welchen Karten?',
  'conflict-of-heroes.removed.added': 'unter denen, die durch CAPs hinzukamen; wo es keine gibt, unter allen',
  'conflict-of-heroes.removed.any': 'unter allen Karten des Stapels',
  'conflict-of-heroes.removed.why': 'Die Karten, die CAPs bringen, heißen Kommandokarten.',
  'conflict-of-heroes.markerEdge.name': 'Von wessen Kante',
  'conflict-of-heroes.markerDistance.name': 'Wie weit der Marker liegt',
  'conflict-of-heroes.reaction.name': 'Einheiten nahe dem Marker',
  'conflict-of-heroes.smallDeck.name': 'Zu wenige Karten',
  'conflict-of-heroes.halves.name': 'Wer welche Hälfte nimmt',
  'conflict-of-heroes.sheetDie.name': 'Würfel um den Bogen',
  'conflict-of-heroes.thirdTile.name': 'Drittes Plättchen der Leiste',
  'conflict-of-heroes.netting.name': 'Gewinne und Verluste',
  'conflict-of-heroes.removed.name': 'Welche Karten entfernt werden',
} as const
