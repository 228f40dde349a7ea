/** German: what is told while a firefight is generated. */
export const words = {
  'coh.figuresRestOn':
    'Gekämpft wird auf deinem Tisch. Hier sagt ein Programm zufällig, wer gewinnt: Die Gewinnrate ist kein Maß der Schwierigkeit.',
  'coh.edition': '2015, zur zweiten Auflage',
  'coh.version.2': 'Mehrere Regeln der Erstellung und der Mission wurden berichtigt.',
  'coh.version.3':
    'Die vermuteten Feinde der deutschen Karte 14 gehören zur Seite der gewählten Einheit, die Mine behält ihr Hexfeld, Siegpunkte werden am Ende gezählt, nahe einem Kontrollmarker werden nur Einheiten von Karten gesetzt, die für Einheiten gespielt wurden, und in einer laufenden Mission dürfen Marker auf jedes Hexfeld gelegt werden.',
  'coh.version.4':
    'Vermutete Feinde können sich bewegt haben, eine aufgedeckte Mine ist ein Verteidigungsmarker, nach einem Marker auf einem Hexfeld zweier Pläne wird beim Tausch jedes der beiden gefragt, unter dreien mit eigener Vorgabe beginnt, wer die Initiative hat, CAPs aus Bedingungskarten für beide Seiten zählen für die KI, und auf 0 gewonnene CAPs zählen ganz.',
  'coh.version.5':
    'Wo die ganze Seite Eintrittskante ist, reicht sie über alle Pläne dieser Seite, auch wenn vor einem davon ein Plan angelegt wurde.',
  'coh.version.6':
    'Aktionskarten einer Sonderregel bekommen beide eines Teams, und ein echter Becher hat 4 Rauchmarker. Wo der Wortlaut nur eine Auslegung zulässt, ist sie in neuen Partien die Regel. CAPs, die eine Karte der anderen Seite der KI bringt, und solche, die sie bei 0 nicht mehr verlieren kann, zählen dort nicht für den Stapel der Befehlskarten. Begonnene Partien laufen nach ihren Auslegungen weiter.',
  'coh.publisher': 'Academy Games',
  'coh.isGuideline': 'Ihr spielt {guideline}.',
  'coh.duration': 'Vorgabe {guideline}, für {rounds} Runden in {minutes} Minuten.',
  'coh.isOwnGuideline': 'Ihr spielt nach einer eigenen Vorgabe.',
  'coh.twoPlayers': 'Zwei befehligen {side}, einer die andere Seite.',
  'coh.beyondAdvice': 'Die Empfehlung für so viele Runden: von {low} bis {high} Karten für jeden.',
  'coh.beyondAdviceOf':
    'Die Empfehlung für so viele Runden: {low, plural, one {# Karte} other {# Karten}} für jeden.',
  'coh.isVariant': 'Ihr spielt mit der Variante.',
  'coh.initiativeTie': 'Gleichstand mit {total}: {who} würfeln noch einmal.',
  'coh.soloInitiative': 'Die Initiative haben {side}, mit 2W6: {totals}.',
  'coh.bothSides': 'Spiele die Karten beider Seiten. Ein Würfel entscheidet am Ende, welche Seite deine ist.',
  'coh.initiativeIs': '{who} hat die Initiative und spielt als {player}.',
  'coh.seated': '{seat} ist {player}.',
  'coh.order.play': 'Karten werden in dieser Reihenfolge gespielt, immer wieder: {players}.',
  'coh.prepare':
    'Mische die Aktions- und Bonuskarten {cards} und alle Bedingungskarten, lege die Verteidigungsmarker in den Becher und eine Münze auf Runde {rounds}.',
  'coh.layOut': 'Jeder legt ein Leistenblatt aus und jede Seite eine Kartentafel, für alle sichtbar.',
  'coh.layOutSolo': 'Lege für jede Seite ein Leistenblatt und eine Kartentafel aus.',
  'coh.prepareSolo':
    'Mische die Aktions- und Bonuskarten {cards} und alle Bedingungskarten und lege die Verteidigungsmarker in den Becher.',
  'coh.drawTwoReal':
    'Ziehe zwei Karten vom Stapel ({player}), spiele eine davon und lege die andere oben auf den Stapel zurück.',
  'coh.drawOneReal': 'Ziehe die letzte Karte vom Stapel ({player}) und spiele sie.',
  'coh.drawActions':
    '{player} zieht {count, plural, one {# Aktionskarte} other {# Aktionskarten}} für Runde 1.',
  'coh.roundInitiative': 'Würfelt 2W6 für jede Seite: Die höhere hat in Runde 1 die Initiative.',
  'coh.noThirdCards':
    'Weggelassen, obwohl die Vorgabe sie nennt, weil die dritte Auflage unter derselben Nummer andere Karten hat: {cards}.',
  'coh.without20': 'Aktionskarte 20 fehlt hier, wie gedruckt, obwohl Panzer kommen können.',
  'coh.tookHalf': '{player} nimmt die Karten 01-12.',
  'coh.laidMap': 'Lege Plan {map} auf den Tisch.',
  'coh.mapAdded': 'Lege Plan {map} ebenso herum wie Plan {first} an: {own}, berührt {edge}.',
  'coh.mapTurned': 'Lege Plan {map} umgedreht an: {own}, berührt {edge}.',
  'coh.noMap': 'Alle Pläne sind im Spiel: Das bleibt ohne Wirkung.',
  'coh.switched': 'Lege Plan {map} an die Stelle von Plan {old}; Marker behalten die Nummer ihres Hexfelds.',
  'coh.movedAway': 'Versetze auf {hex}: {counter}.',
  'coh.entersOver': 'Die Einheiten kommen ins Spiel ({player}) über: {edge}.',
  'coh.isOptional': 'Jeder zieht eine Karte mehr; die letzte wird nicht gespielt.',
  'coh.handicapCard': '{player} zieht und spielt eine Karte mehr.',
  'coh.extendedBy': 'In den Stapel kommt auch: {card}.',
  'coh.decks': 'Mische diese Generatorstapel: {decks}.',
  'coh.dealReal': 'Teile {count, plural, one {# Generatorkarte} other {# Generatorkarten}} aus: {player}.',
  'coh.dealt': 'Deine Hand: {cards}.',
  'coh.dealtNone': 'Du hast keine Handkarte.',
  'coh.capsAre': 'Setze den Kommandomarker auf {caps, plural, one {# CAP} other {# CAPs}}: {player}.',
  'coh.drewCard': 'Gezogen: {card}.',
  'coh.backOnTop': '{card} kommt zurück oben auf ihren Stapel.',
  'coh.plays': '{player} spielt: {card}.',
  'coh.cardGone': '{card} ist nicht mehr da und kann nicht gespielt werden.',
  'coh.nothingToPlay': 'Keine Karte ist übrig: {player}.',
  'coh.noUnitsOf': 'Keine Einheit wartet neben der Kante ({player}): Nichts wird gesetzt.',
  'coh.discards': '{card} wird abgelegt ({player}); sie gilt als gespielt.',
  'coh.filed.units': '{card} kommt unter die Einheiten auf der Kartentafel ({side}).',
  'coh.filed.vp': '{card} kommt unter die Siegpunkte auf der Kartentafel ({side}).',
  'coh.filed.special': '{card} kommt unter die Sonderregeln & Ereignisse auf der Kartentafel ({side}).',
  'coh.filed.orDiscarded':
    '{card} kommt unter die Sonderregeln & Ereignisse auf der Kartentafel ({side}); wirkt nichts davon fort, lege sie ab.',
  'coh.wholeEdge': 'Die ganze Seite zählt ({player}): {edges}.',
  'coh.unitsAtEdge': 'Lege {units} neben die Eintrittskante: {player}.',
  'coh.inPlay': '{count, plural, other {{units}}}: schon im Spiel, nicht noch einmal vergeben.',
  'coh.otherNumber': '{unit} ist schon im Spiel: Nimm stattdessen {other}.',
  'coh.noTruck': 'Kein Lastwagen ist übrig: Es gibt keinen.',
  'coh.unitsOnRound': 'Lege {units} auf Feld {round} der Rundenleiste.',
  'coh.placed': 'Setze {unit} auf {hex}.',
  'coh.staysOff': '{unit} bleibt außerhalb des Plans.',
  'coh.markerPlaced': 'Lege einen Kontrollmarker auf {hex}: {side}.',
  'coh.noMarker': 'Kein Hexfeld passt: Es wird kein Kontrollmarker gelegt.',
  'coh.reactionKept':
    'Keine Einheiten einer Einheitenkarte warten neben der Kante ({side}): Die der nächsten dürfen höchstens 3 Hexfelder davon entfernt gesetzt werden.',
  'coh.reactionLost':
    'Keine Einheiten einer Einheitenkarte warten neben der Kante ({side}): Nichts wird in seine Nähe gesetzt.',
  'coh.reactionNow':
    'Jetzt dürfen Einheiten höchstens 3 Hexfelder von ihrem Kontrollmarker auf {hex} entfernt gesetzt werden: {side}.',
  'coh.defensePlaced': 'Lege auf {hex}: {counter}.',
  'coh.noDefense': 'Kein Hexfeld passt für {counter}: Der Marker kommt zurück in den Becher.',
  'coh.mayGoIn':
    'Eine Einheit auf diesem Hexfeld darf sofort hinein, wenn das Grundspiel es zulässt ({counter}).',
  'coh.takenIn': 'Setze hinein: {units} ({counter}).',
  'coh.actionsAre': '{player} zieht {count, plural, one {# Aktionskarte} other {# Aktionskarten}} je Runde.',
  'coh.chosenAre':
    '{card}: {count, plural, =0 {keine Einheit gewählt} one {gewählt ist {units}} other {gewählt sind {units}}}.',
  'coh.artillery': '{player} plant am Anfang jeder Runde Artillerie.',
  'coh.noConditions': 'Keine Bedingungskarte ist übrig: Das bleibt ohne Wirkung.',
  'coh.conditionsDrawn': 'Gezogen: {cards}.',
  'coh.conditionTop': '{card} kommt unter die Sonderregeln & Ereignisse ({side}): Sie gilt für beide Seiten.',
  'coh.conditionKept': '{card} bleibt unter der unteren Kante der Kartentafel.',
  'coh.conditionUsed': '{card} wird genutzt und abgelegt.',
  'coh.isHidden': '{unit} ist verborgen: Schreibe das Hexfeld heimlich auf.',
  'coh.mineHidden': '{player} verbirgt eine Mine: Schreibe das Hexfeld heimlich auf.',
  'coh.rumored': 'Lege einen vermuteten Feind auf {hex}.',
  'coh.intoRumorCup': 'Lege {unit} in den Becher der vermuteten Feinde.',
  'coh.blanks':
    'Lege {count, plural, one {# Marker Kein Feind} other {# Marker Kein Feind}} in den Becher der vermuteten Feinde.',
  'coh.intoRumorCupOf': 'Lege {unit} in den Becher der vermuteten Feinde: {side}.',
  'coh.blanksOf':
    'Lege {count, plural, one {# Marker Kein Feind} other {# Marker Kein Feind}} in den Becher der vermuteten Feinde: {side}.',
  'coh.blanksShort':
    '{wanted} Marker Kein Feind sollten hinein, und nur {count, plural, one {# ist} other {# sind}} übrig: Im Becher {short, plural, one {fehlt #} other {fehlen #}}.',
  'coh.noBlanks': 'Alle {count} Marker Kein Feind sind im Spiel: Es kommt keiner mehr hinzu.',
  'coh.unitMissing':
    'Keine Einheit kommt in den Becher der vermuteten Feinde: Es fehlt eine. Was ein vermuteter Feind ist, den du bei leerem Becher aufdeckst: {what}.',
  'coh.noRumorsLeft': 'Alle {count} Marker Vermuteter Feind liegen auf Plänen: Es wird keiner mehr gelegt.',
  'coh.noHexForRumor': 'Kein Hexfeld kann noch einen vermuteten Feind tragen: Es wird keiner gelegt.',
  'coh.unused':
    'Lege übrige Bedingungskarten, die Generatorstapel und nicht gelegte Verteidigungsmarker weg.',
  'coh.roundMarker': '{player} setzt den Rundenmarker auf Feld 1; die letzte Runde ist {rounds}.',
  'coh.startingCaps':
    '{player} beginnt jede Runde mit {caps, plural, one {# CAP} other {# CAPs}} und {count, plural, one {# Aktionskarte} other {# Aktionskarten}}.',
  'coh.markers': 'Setzt die AP-Marker und die SP-Marker auf ihre Leisten.',
  'coh.facing': '{player} darf Einheiten drehen, die auf dem Plan stehen.',
  'coh.ready': 'Das Gefecht ist bereit.',
  'coh.placeNotTold': 'Setze nach der Karte Einheiten, die neben der Kante warten ({cards}).',
  'coh.reactionNotTold':
    'Die Einheiten einer dieser Karten dürfen höchstens 3 Hexfelder davon entfernt gesetzt werden: {cards}.',
  'coh.reactionAlsoNotTold':
    'Die Einheiten einer Karte dürfen höchstens 3 Hexfelder davon entfernt gesetzt werden. Gleich wird nach Karten gefragt, deren Einheiten genannt wurden; willst du stattdessen die Einheiten einer dieser Karten setzen, dann wähle dort „keine“: {cards}.',
  'coh.initiativeRoll': '{who} hat am höchsten gewürfelt, mit 2W6: {totals}.',
  'coh.entersAcross': 'Gegenüber kommen die Einheiten ins Spiel ({player}), über: {edge}.',
  'coh.edgeSlides':
    'Der neue Plan verdeckt die Eintrittskante ({player}): Die Einheiten kommen stattdessen ins Spiel über: {edge}.',
  'coh.decksOfApp': 'Die App zieht aus diesen Generatorstapeln: {decks}.',
  'coh.noMarkerLeft': 'Alle {count} Kontrollmarker liegen auf Plänen ({side}): Es wird kein weiterer gelegt.',
  'coh.artillerySolo':
    '{player} plant am Anfang jeder Runde Artillerie; eine KI nicht: Ihr Plättchen führt die Schläge aus.',
  'coh.hiddenAfterAll': 'Deine Einheit {unit} ist verborgen: Schreibe das Hexfeld heimlich auf.',
  'coh.roundMarkerSolo':
    '{player} setzt den Rundenmarker auf Feld 1; die Missionsleiste sagt, wann die Mission endet.',
  'coh.capCard': '{card} {change}',
} as const
