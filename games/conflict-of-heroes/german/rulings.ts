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
  'conflict-of-heroes.reaction.why':
    'Im gedruckten Beispiel dürfen Einheiten jetzt gesetzt werden, mit dem Marker.',
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
  'conflict-of-heroes.wideEdge.whole': 'die ganze Seite aller Pläne in einer Reihe',
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
    'Der Text spricht von einem Hexfeld, das den Marker nicht zulässt, etwa Wasser.',
  'conflict-of-heroes.markerStart.name': 'Anfang des Markers',
  'conflict-of-heroes.markerStart': 'Wo beginnt der Marker der Missionsleiste?',
  'conflict-of-heroes.markerStart.asked': 'du sagst es, wie dein Bogen es zeigt',
  'conflict-of-heroes.markerStart.before': 'vor Feld 1',
  'conflict-of-heroes.markerStart.why': 'Der Text sagt es nicht, und alles auf der Leiste beruht darauf.',
  'conflict-of-heroes.finalVp.name': 'SP am Ende',
  'conflict-of-heroes.finalVp': 'Die Mission ist zu Ende: Werden die Siegpunkte dann gezählt?',
  'conflict-of-heroes.finalVp.counted': 'ja, du sagst, was jede Seite im Ganzen hat',
  'conflict-of-heroes.finalVp.scored': 'nein, es zählt, was unterwegs notiert wurde',
  'conflict-of-heroes.finalVp.why':
    'Karten können SP für das geben, was am Ende gehalten wird, und die Mission endet sofort.',
  'conflict-of-heroes.ownRumors.name': 'Gerüchte der eigenen Seite',
  'conflict-of-heroes.ownRumors':
    'Vermutete Feinde wurden für die Seite gelegt, die sich als deine erweist: Was wird aus ihnen?',
  'conflict-of-heroes.ownRumors.stay': 'sie bleiben, wie sie gelegt wurden',
  'conflict-of-heroes.ownRumors.hidden': 'sie kommen weg, und die Einheiten sind verborgen wie sonst',
  'conflict-of-heroes.ownRumors.why':
    'Sie werden gelegt, wenn die Karte gespielt wird; nur von der Mine heißt es, dass sie von der KI abhängt.',
  'conflict-of-heroes.emptyCup.name': 'Leerer Becher',
  'conflict-of-heroes.emptyCup':
    'Ein vermuteter Feind wird aufgedeckt, und sein Becher ist leer: Was ist er?',
  'conflict-of-heroes.emptyCup.soloRules': 'du siehst in deinen Soloregeln nach',
  'conflict-of-heroes.emptyCup.nobody': 'niemand',
  'conflict-of-heroes.emptyCup.why': 'Der Text füllt den Becher und sagt nicht, was ein leerer bedeutet.',
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
  'conflict-of-heroes.rumorCups.name': 'Becher der vermuteten Feinde',
  'conflict-of-heroes.rumorCups':
    'Für beide Seiten wurden vermutete Feinde gelegt: Gibt es einen Becher oder einen für jede Seite?',
  'conflict-of-heroes.rumorCups.one': 'einen für alle',
  'conflict-of-heroes.rumorCups.each': 'einen für jede Seite',
  'conflict-of-heroes.rumorCups.why': 'Der Text spricht von dem Becher und von keinem zweiten.',
  'conflict-of-heroes.truckElsewhere.name': 'Ein Lastwagen anderswo',
  'conflict-of-heroes.truckElsewhere':
    'Der Lastwagen der KI (sowjetische Karte 22) wurde gesetzt oder verborgen, bevor um die Seite gewürfelt wurde: Was wird aus ihm?',
  'conflict-of-heroes.truckElsewhere.road': 'er kommt trotzdem auf der Straße',
  'conflict-of-heroes.truckElsewhere.stays': 'er bleibt, wo er ist',
  'conflict-of-heroes.truckElsewhere.why':
    'Der Text lässt den Lastwagen auf der Straße seiner Eintrittskante kommen.',
  'conflict-of-heroes.tooFewAdded.name': 'Zu wenige Kommandokarten',
  'conflict-of-heroes.tooFewAdded':
    'Zwei Kommandokarten sollen weg, und durch CAPs kam nur eine hinzu: Was ist mit der zweiten?',
  'conflict-of-heroes.tooFewAdded.any': 'irgendeine Karte des Stapels kommt weg',
  'conflict-of-heroes.tooFewAdded.none': 'keine zweite kommt weg',
  'conflict-of-heroes.tooFewAdded.why': 'Der Text entfernt so viele, wie vereinbart wurden.',
} as const
