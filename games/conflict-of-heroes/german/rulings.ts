/** German: where the booklet is silent, the readings, and why ours. */
export const rulings = {
  'conflict-of-heroes.markerEdge':
    'Ein Kontrollmarker so viele Hexfelder von der Eintrittskante: Von wessen Kante wird gezählt?',
  'conflict-of-heroes.markerEdge.opponent': 'von der Kante des Gegners',
  'conflict-of-heroes.markerEdge.own': 'von der eigenen Kante',
  'conflict-of-heroes.markerEdge.why':
    'Dem Wortlaut nach zählt das Beispiel von der Kante dessen, der die Karte spielt. Wir weichen davon ab: Sein Hexfeld ist das vierte von der Kante des Gegners und das achte von jener.',
  'conflict-of-heroes.markerDistance':
    'Ein Kontrollmarker vier Hexfelder von der Kante: Darf er näher liegen?',
  'conflict-of-heroes.markerDistance.exactly': 'genau so viele Hexfelder',
  'conflict-of-heroes.markerDistance.atMost': 'höchstens so viele Hexfelder',
  'conflict-of-heroes.markerDistance.why': 'Das Beispiel zählt genau.',
  'conflict-of-heroes.reaction':
    'Ein Kontrollmarker wird gelegt und seine Seite hat noch keine Einheitenkarte: Was wird aus dem Recht, Einheiten daneben zu setzen?',
  'conflict-of-heroes.reaction.kept': 'es bleibt bis zur nächsten Einheitenkarte dieser Seite',
  'conflict-of-heroes.reaction.lost': 'es verfällt',
  'conflict-of-heroes.reaction.why':
    'Im gedruckten Beispiel dürfen Einheiten jetzt gesetzt werden, mit dem Marker.',
  'conflict-of-heroes.smallDeck':
    'Für die Zusatzregel oder einen Ausgleich wird eine weitere Karte gebraucht, und der Stapel hat keine: Was dann?',
  'conflict-of-heroes.smallDeck.notOffered': 'die weitere Karte wird nicht angeboten',
  'conflict-of-heroes.smallDeck.extended':
    'der Stapel nimmt die nächsthöhere Nummer auf: eine Hausregel, denn die Vorgabe nennt diese Karte nicht',
  'conflict-of-heroes.smallDeck.why':
    'Eine Vorgabe nennt die Karten jedes Stapels; wo alle auf die Hand kommen, bleibt keine zum Ziehen.',
  'conflict-of-heroes.halves': 'Die Variante der Vorgabe 8 sagt dasselbe wie ihr Aufbau: Was ändert sie?',
  'conflict-of-heroes.halves.nothing': 'nichts',
  'conflict-of-heroes.halves.chosen': 'jedes Team wählt, wer welche Hälfte der Karten nimmt',
  'conflict-of-heroes.halves.why':
    'Der Text sagt von der Variante, was er vom Aufbau sagt: Einer im Team hat die Karten 1-12, der andere 13-25.',
  'conflict-of-heroes.markerEdge.name': 'Von wessen Kante',
  'conflict-of-heroes.markerDistance.name': 'Wie weit der Marker liegt',
  'conflict-of-heroes.reaction.name': 'Einheiten nahe dem Marker',
  'conflict-of-heroes.smallDeck.name': 'Zu wenige Karten',
  'conflict-of-heroes.halves.name': 'Wer welche Hälfte nimmt',
  'conflict-of-heroes.markerUnits.name': 'Marker und Einheiten',
  'conflict-of-heroes.markerUnits':
    'Ein Kontrollmarker des Gegners wird gelegt: Darf er auf oder neben Einheiten dessen liegen, der ihn legt?',
  'conflict-of-heroes.markerUnits.anywhere': 'ja, jedes Hexfeld im richtigen Abstand',
  'conflict-of-heroes.markerUnits.apart': 'nein, weder darauf noch daneben',
  'conflict-of-heroes.markerUnits.why':
    'Der Text nennt einen Abstand von der Kante und nichts von Einheiten.',
  'conflict-of-heroes.wideEdge.name': 'Kante mehrerer Pläne',
  'conflict-of-heroes.wideEdge':
    'Zwei Pläne liegen nebeneinander: Ist eine Eintrittskante die Kante eines Plans oder die ganze Seite beider?',
  'conflict-of-heroes.wideEdge.one': 'die Kante eines Plans',
  'conflict-of-heroes.wideEdge.whole': 'die ganze Seite aller Pläne, soweit dort kein anderer Plan anliegt',
  'conflict-of-heroes.wideEdge.why': 'Der Text lässt Einheiten über eine Plankante kommen.',
  'conflict-of-heroes.discarding.name': 'Erledigte Optionen',
  'conflict-of-heroes.discarding':
    'Eine Option ist sofort erledigt und wirkt nicht fort: Wohin kommt ihre Karte?',
  'conflict-of-heroes.discarding.printed':
    'sie wird abgelegt, und du siehst auf der Karte, ob sie erledigt ist',
  'conflict-of-heroes.discarding.filed': 'unter die Kartentafel, wie jede andere',
  'conflict-of-heroes.discarding.why':
    'Der Text legt manche Karten ab und sagt nicht welche; das Beispiel behält die von zwei Ereignissen.',
  'conflict-of-heroes.destroyedUnits.name': 'SP für vernichtete Einheiten',
  'conflict-of-heroes.destroyedUnits': 'Eine Einheit wurde vernichtet: Wie viele SP ist sie wert?',
  'conflict-of-heroes.destroyedUnits.asked': 'du sagst es, wie deine Karten',
  'conflict-of-heroes.destroyedUnits.one': '1, wenn keine Karte mehr nennt',
  'conflict-of-heroes.destroyedUnits.why':
    'Der Text, den wir haben, nennt keine Zahl; Missionen des Grundspiels geben 1.',
  'conflict-of-heroes.eligibleHex.name': 'Zulässige Hexfelder',
  'conflict-of-heroes.eligibleHex':
    'Ein Marker kommt auf das nächste zulässige Hexfeld eines getauschten Plans: Welche sind zulässig?',
  'conflict-of-heroes.eligibleHex.holds': 'die, die ihn tragen können',
  'conflict-of-heroes.eligibleHex.placing': 'die, auf die er auch gelegt werden dürfte',
  'conflict-of-heroes.eligibleHex.why':
    'Der Text spricht von einem Hexfeld, auf das der Marker nicht gelegt werden darf.',
  'conflict-of-heroes.reactionCards.name': 'Karten nahe dem Marker',
  'conflict-of-heroes.reactionCards':
    'Nahe einem neuen Kontrollmarker dürfen Einheiten einer Karte gesetzt werden: von welchen Karten?',
  'conflict-of-heroes.reactionCards.forUnits': 'von denen, die für Einheiten gespielt wurden',
  'conflict-of-heroes.reactionCards.any': 'von jeder Karte, von der Einheiten warten',
  'conflict-of-heroes.reactionCards.why': 'Im gedruckten Beispiel wurde die Karte für Einheiten gespielt.',
  'conflict-of-heroes.turnedMaps.name': 'Umgedrehte Pläne',
  'conflict-of-heroes.turnedMaps': 'Ein Plan kommt hinzu: Darf er umgedreht liegen?',
  'conflict-of-heroes.turnedMaps.either': 'ja, er liegt so oder andersherum',
  'conflict-of-heroes.turnedMaps.same': 'nein, alle Pläne liegen gleich herum',
  'conflict-of-heroes.turnedMaps.why': 'Der Text verlangt gleich lange Kanten und sonst nichts.',
  'conflict-of-heroes.besideMarkers.name': 'Verteidigungsmarker und Kontrollmarker',
  'conflict-of-heroes.besideMarkers':
    'Ein Verteidigungsmarker liegt nicht neben einer feindlichen Einheit oder einem Kontrollmarker: Wessen Kontrollmarker ist gemeint?',
  'conflict-of-heroes.besideMarkers.enemy': 'einer des Gegners',
  'conflict-of-heroes.besideMarkers.any': 'jeder, auch ein eigener',
  'conflict-of-heroes.besideMarkers.why':
    'Im gedruckten Beispiel ist es einer des Gegners, der Einheiten fernhält.',
  'conflict-of-heroes.besideRumors.name': 'Neben vermuteten Feinden',
  'conflict-of-heroes.besideRumors':
    'Neben eine feindliche Einheit wird nichts gesetzt: Ist ein vermuteter Feind eine?',
  'conflict-of-heroes.besideRumors.free': 'nein, er kann sich als niemand erweisen',
  'conflict-of-heroes.besideRumors.apart': 'ja, er hält andere fern wie eine Einheit',
  'conflict-of-heroes.besideRumors.why':
    'Der Text spricht von Einheiten, und ein vermuteter Feind ist ein eigener Marker.',
  'conflict-of-heroes.trenchGuns.name': 'Geschütze und Gräben',
  'conflict-of-heroes.trenchGuns':
    'Ein Graben wird auf das Hexfeld eines Geschützes gelegt, und wer hinein darf, sagt dein Grundspiel: Wird das Geschütz angeboten?',
  'conflict-of-heroes.trenchGuns.offered': 'ja, nur Fahrzeuge nicht',
  'conflict-of-heroes.trenchGuns.foot': 'nein, nur Einheiten zu Fuß',
  'conflict-of-heroes.trenchGuns.why':
    'Der Text überlässt es den Regeln des Grundspiels und schließt nur Fahrzeuge ausdrücklich aus.',
  'conflict-of-heroes.rumorHexes.name': 'Hexfelder vermuteter Feinde',
  'conflict-of-heroes.rumorHexes':
    'Deutsch 14 und Sowjetisch 08 legen vermutete Feinde auf den Plan: Dürfen sie neben einer feindlichen Einheit oder einem feindlichen Kontrollmarker liegen?',
  'conflict-of-heroes.rumorHexes.any': 'ja, sie dürfen auf jedem Hexfeld liegen',
  'conflict-of-heroes.rumorHexes.apart': 'nein, sie halten Abstand wie die Einheiten, für die sie stehen',
  'conflict-of-heroes.rumorHexes.why': 'Der Text legt sie auf den Plan und hält sie von nichts fern.',
  'conflict-of-heroes.printedOrder.name': 'Wer in Vorgabe 7 beginnt',
  'conflict-of-heroes.printedOrder':
    'Vorgabe 7 nennt eine Reihenfolge, und wer die Initiative hat, ist zuerst dran: Wer spielt die erste Karte?',
  'conflict-of-heroes.printedOrder.printed': 'wen die Reihenfolge zuerst nennt',
  'conflict-of-heroes.printedOrder.initiative':
    'wer die Initiative hat, und dann geht es in dieser Reihenfolge weiter',
  'conflict-of-heroes.printedOrder.why':
    'Die Reihenfolge ist mit der Vorgabe gedruckt und beginnt mit einem Spieler.',
} as const
