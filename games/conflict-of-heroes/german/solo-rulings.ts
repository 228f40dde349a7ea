/** German: the rulings of the Solo Mission Generator. */
export const soloRulings = {
  'conflict-of-heroes.sheetDie':
    'Gleich viele Schilde und Sterne, und ein Würfel entscheidet: Welche Zahlen sind Verteidigung?',
  'conflict-of-heroes.sheetDie.low': '1 bis 3 sind Verteidigung, 4 bis 6 Angriff',
  'conflict-of-heroes.sheetDie.high': '1 bis 3 sind Angriff, 4 bis 6 Verteidigung',
  'conflict-of-heroes.sheetDie.why':
    'Wie beim Würfel um die Seite: Das zuerst Genannte hat die niedrigen Zahlen.',
  'conflict-of-heroes.thirdTile': 'Ein drittes oder weiteres Plättchen der Missionsleiste: Wohin kommt es?',
  'conflict-of-heroes.thirdTile.free': 'auf das niedrigste freie Feld eines Missionsplättchens',
  'conflict-of-heroes.thirdTile.shares': 'es teilt die Felder von Missionsplättchen 1',
  'conflict-of-heroes.thirdTile.aside': 'es bleibt neben dem Bogen',
  'conflict-of-heroes.thirdTile.why': 'Der Text legt Plättchen auf die niedrigsten entsprechenden Felder.',
  'conflict-of-heroes.netting':
    'Die KI hat CAPs gewonnen und verloren: Wie entsteht der Stapel der Befehlskarten?',
  'conflict-of-heroes.netting.printed':
    'zuerst kommen für die Gewinne Karten hinzu, dann für die Verluste welche weg',
  'conflict-of-heroes.netting.net': 'Gewinne weniger Verluste, dann kommen Karten hinzu oder weg',
  'conflict-of-heroes.netting.each': 'nacheinander, wie die Karten gespielt wurden',
  'conflict-of-heroes.netting.why':
    'Der Text nimmt für gewonnene CAPs Karten hinzu und entfernt danach für verlorene.',
  'conflict-of-heroes.removed':
    'Gegen eine zu starke KI werden zufällige Kommandokarten entfernt: unter welchen Karten?',
  'conflict-of-heroes.removed.added': 'unter denen, die durch CAPs hinzukamen; wo es keine gibt, unter allen',
  'conflict-of-heroes.removed.only': 'nur unter denen, die durch CAPs hinzukamen',
  'conflict-of-heroes.removed.any': 'unter allen Karten des Stapels',
  'conflict-of-heroes.removed.why':
    'Auch eine Karte, die ein verlorener CAP entfernt, nennt der Text (G 5.4) eine Kommandokarte, und das ist irgendeine des Stapels.',
  'conflict-of-heroes.sheetDie.name': 'Würfel um den Bogen',
  'conflict-of-heroes.thirdTile.name': 'Drittes Plättchen der Leiste',
  'conflict-of-heroes.netting.name': 'Gewinne und Verluste',
  'conflict-of-heroes.removed.name': 'Welche Karten entfernt werden',
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
  'conflict-of-heroes.chosenUnit.name': 'Die Einheit der deutschen Karte 14',
  'conflict-of-heroes.chosenUnit':
    'Die deutsche Karte 14 legt eine gewählte Einheit in den Becher der vermuteten Feinde: Wessen Einheit darf es sein?',
  'conflict-of-heroes.chosenUnit.soviet': 'eine der Sowjets',
  'conflict-of-heroes.chosenUnit.either':
    'eine der beiden Seiten: eine Hausregel, falls du „sowjetisch“ für einen Druckfehler hältst',
  'conflict-of-heroes.chosenUnit.why':
    'Der Text nennt die gewählte sowjetische Einheit und keine andere, obwohl die Karte deutsch ist.',
  'conflict-of-heroes.lostCaps.name': 'Verlorene CAPs der KI',
  'conflict-of-heroes.lostCaps':
    'Die KI hat durch ihre Karten mehr als einen CAP verloren: Wie viele Befehlskarten kommen weg?',
  'conflict-of-heroes.lostCaps.one': 'insgesamt eine',
  'conflict-of-heroes.lostCaps.each': 'eine für jeden CAP',
  'conflict-of-heroes.lostCaps.why':
    'Der Text nimmt für jeden gewonnenen CAP eine Karte hinzu und entfernt eine Karte, wenn CAPs verloren gehen.',
  'conflict-of-heroes.tooFewAdded.name': 'Zu wenige Kommandokarten',
  'conflict-of-heroes.tooFewAdded':
    'Zwei der Kommandokarten, die durch CAPs hinzukamen, sollen weg, und es gibt nur eine: Was ist mit der zweiten?',
  'conflict-of-heroes.tooFewAdded.any': 'irgendeine Karte des Stapels kommt weg',
  'conflict-of-heroes.tooFewAdded.none': 'keine zweite kommt weg',
  'conflict-of-heroes.tooFewAdded.why': 'Der Text entfernt Kommandokarten, und eine zweite gibt es nicht.',
  'conflict-of-heroes.fewerCaps.name': 'Weniger CAPs',
  'conflict-of-heroes.fewerCaps':
    'Gegen eine zu schwache KI beginnst du die Mission mit weniger CAPs als erzeugt: In welchen Runden?',
  'conflict-of-heroes.fewerCaps.first': 'in der ersten Runde',
  'conflict-of-heroes.fewerCaps.every': 'in jeder Runde',
  'conflict-of-heroes.fewerCaps.why': 'Der Text spricht vom Beginn der Mission.',
  'conflict-of-heroes.lastMove.name': 'Die letzte Bewegung des Lastwagens',
  'conflict-of-heroes.lastMove':
    'Der Marker der Missionsleiste erreicht das Feld, auf dem die Mission endet: Bewegt sich der Lastwagen der KI dafür noch?',
  'conflict-of-heroes.lastMove.ended': 'nein, die Mission endet sofort',
  'conflict-of-heroes.lastMove.moves': 'ja, wie für jedes Feld',
  'conflict-of-heroes.lastMove.why': 'Der Text beendet die Mission sofort.',
  'conflict-of-heroes.cardUnits.name': 'Einheiten, die verborgen werden',
  'conflict-of-heroes.cardUnits':
    'Die deutsche Karte 14 verbirgt eine Einheit und die sowjetische 08 die einer Karte: Dürfen sie schon von der Kante weg sein?',
  'conflict-of-heroes.cardUnits.all': 'ja, sie dürfen überall sein',
  'conflict-of-heroes.cardUnits.waiting': 'nein, nur die, die neben der Kante warten',
  'conflict-of-heroes.cardUnits.why':
    'Der Text legt die gewählte Einheit oder die Einheiten der gewählten Karte in den Becher, wo immer sie sind.',
  'conflict-of-heroes.truckOf22.name': 'Der Lastwagen der sowjetischen Karte 22',
  'conflict-of-heroes.truckOf22':
    'Die KI hat die sowjetische Karte 22 für die untere Hälfte gespielt, und unter den Einheiten ist ein Lastwagen: Fährt er von selbst?',
  'conflict-of-heroes.truckOf22.card': 'ja, wie der Lastwagen der oberen Hälfte',
  'conflict-of-heroes.truckOf22.top': 'nein, er kommt in den KI-Becher',
  'conflict-of-heroes.truckOf22.why':
    'Der Text spricht von dem Lastwagen der Karte und von keiner der beiden Hälften.',
  'conflict-of-heroes.conditionCaps.name': 'CAPs durch eine Karte der anderen Seite',
  'conflict-of-heroes.conditionCaps':
    'Die andere Seite hat eine Bedingungskarte für die obere Hälfte gespielt, die die CAPs beider ändert: Zählen die der KI für ihren Stapel der Befehlskarten?',
  'conflict-of-heroes.conditionCaps.played': 'nein, nur CAPs durch Karten, die die KI gespielt hat',
  'conflict-of-heroes.conditionCaps.any': 'ja, wer immer die Karte gespielt hat',
  'conflict-of-heroes.conditionCaps.why':
    'Der Text zählt CAPs, die die KI durch das Spielen von Optionen bekommen hat.',
  'conflict-of-heroes.zeroCaps.name': 'Bei 0 verlorene CAPs',
  'conflict-of-heroes.zeroCaps':
    'Eine Karte nimmt der KI mehr CAPs, als sie hat: Wie viele hat sie verloren?',
  'conflict-of-heroes.zeroCaps.had': 'die, die sie hatte',
  'conflict-of-heroes.zeroCaps.printed': 'so viele, wie die Karte sagt',
  'conflict-of-heroes.zeroCaps.why':
    'Der Text spricht von CAPs, die die KI verliert, und bei 0 hat sie keine zu verlieren.',
  'conflict-of-heroes.truckRound.name': 'Die Runde des Lastwagens',
  'conflict-of-heroes.truckRound':
    'Der Lastwagen der KI (sowjetische Karte 22) liegt auf einem Feld der Rundenleiste: Wann kommt er?',
  'conflict-of-heroes.truckRound.atOnce': 'sofort, und er bewegt sich von Anfang an für jedes Feld',
  'conflict-of-heroes.truckRound.round': 'in seiner Runde, und er bewegt sich von da an für jedes Feld',
  'conflict-of-heroes.truckRound.why':
    'Der Text bewegt den Lastwagen für jedes Feld des Markers der Missionsleiste und nennt keine Runde.',
} as const
