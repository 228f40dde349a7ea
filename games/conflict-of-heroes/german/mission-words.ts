/** German: what is told while the AI is developed and the mission runs. */
export const missionWords = {
  'coh.markerAt': 'Setze den Marker der Missionsleiste auf Feld {space}.',
  'coh.markerBefore': 'Setze den Marker der Missionsleiste vor Feld 1.',
  'coh.tilesBehind':
    'Der Marker beginnt auf oder hinter {tiles} und trifft {count, plural, one {dieses Plättchen} other {diese Plättchen}} nicht. Hat dein Bogen es anders, korrigiere den Marker oder das Feld eines Plättchens.',
  'coh.notBeyond':
    'Feld {space} liegt nicht hinter Feld {from}, auf dem das Plättchen liegt. Nenne eine höhere Zahl, oder 0, wenn es kein weiteres Feld gibt.',
  'coh.notFree':
    'Auf Feld {space} liegt ein Plättchen, oder es ist mit keinem weiteren Missionsplättchen beschriftet. Nenne ein freies Feld, oder 0, wenn es keines gibt.',
  'coh.youDraw': 'Du ziehst {count, plural, one {# Aktionskarte} other {# Aktionskarten}}.',
  'coh.eventDrawn': '{card} wird für das Ereignis gezogen; sie bewegt keinen Marker.',
  'coh.noOrders': 'Keine Befehlskarte ist mehr zu ziehen.',
  'coh.cupEmpty':
    'Der Becher ist leer: Sieh in deinen Soloregeln nach, was der vermutete Feind auf {hex} ist.',
  'coh.noRumorLeft': 'Kein vermuteter Feind taucht auf: Alle {count} Marker liegen auf Plänen.',
  'coh.noRumorHex': 'Kein vermuteter Feind taucht auf: Kein Hexfeld {hex} kann ihn tragen.',
  'coh.nowTheAI': 'Die Mission ist erzeugt: Jetzt entsteht die KI.',
  'coh.yourSideIs': 'Du spielst: {side}. Die KI spielt: {ai}.',
  'coh.rumorsAway':
    'Deine Einheiten waren keine Gerüchte: Nimm deine vermuteten Feinde und Marker Kein Feind weg.',
  'coh.mineRumored':
    'Die verborgene Mine ist jetzt ein vermuteter Feind: Lege einen Minenmarker in den Becher der vermuteten Feinde.',
  'coh.mineRumoredOf':
    'Die verborgene Mine ist jetzt ein vermuteter Feind: Lege einen Minenmarker in den Becher der vermuteten Feinde: {side}.',
  'coh.noTiles': 'Die KI hat keine Karte für die obere Hälfte gespielt: Es gibt kein Plättchen.',
  'coh.defenseSheet': 'Lege den Solo-Missionsbogen auf die Seite Verteidigung.',
  'coh.offenseSheet': 'Lege den Solo-Missionsbogen auf die Seite Angriff.',
  'coh.onCounteraction': '{tile} kommt auf Feld {space} der Gegenaktionen.',
  'coh.onOrder': '{tile} kommt auf Feld {space} der Missionsbefehle.',
  'coh.onTrack': '{tile} kommt auf Feld {space} der Missionsleiste, Missionsplättchen {chain}{letter}.',
  'coh.tileAside': '{tile} bleibt neben dem Bogen.',
  'coh.defaultCounteraction': 'Die Gegenaktion, die auf Feld 3 gedruckt ist, gilt.',
  'coh.defaultOrder': 'Der Missionsbefehl, der auf Feld 3 gedruckt ist, gilt.',
  'coh.orderDeck':
    'Mische die Befehlskarten {from} bis {to}{added, plural, =0 {} one {, mit Kommandokarte {added}} other {, mit den Kommandokarten {added}}}{removed, plural, =0 {} one {, ohne Kommandokarte {removed}} other {, ohne die Kommandokarten {removed}}}: {count} Karten.',
  'coh.endMarker': 'Lege eine Münze auf Feld {space}: Dort endet die Mission.',
  'coh.entryCup':
    'Lege die Einheiten der KI, die an ihrer Kante warten, in den KI-Becher: {units}{cards, plural, =0 {} other {, und die nicht genannten ({cards})}}.',
  'coh.entryCupOf': 'Lege die Einheiten der KI, die an ihrer Kante warten, in den KI-Becher ({cards}).',
  'coh.ask.labelPrinted':
    'Welches Hexfeld nennt das Ereignis für einen vermuteten Feind, so wie es auf der Befehlskarte steht?',
  'coh.labelPrinted': '{label} (auf deinen Plänen {hex})',
  'coh.truck': 'Der Lastwagen kommt über {from} und fährt auf der Straße nach {to}.',
  'coh.eventJumped':
    'Der Marker überspringt Feld {space}, auf dem ein Ereignis aufgedruckt ist: Ob es eintritt, sagen deine Soloregeln.',
  'coh.spaceJumped':
    'Der Marker überspringt Feld {space}: Ist dort ein Ereignis aufgedruckt, sagen deine Soloregeln, ob es eintritt.',
  'coh.truckOffHex': 'Nimm den Lastwagen von {hex}: Er kommt stattdessen auf der Straße.',
  'coh.truckOffRound':
    'Nimm den Lastwagen von Feld {round} der Rundenleiste: Er kommt stattdessen auf der Straße.',
  'coh.truckOutOfCup':
    'Nimm den Lastwagen aus dem Becher der vermuteten Feinde: Er kommt stattdessen auf der Straße.',
  'coh.truckLater': 'In Runde {round} kommt der Lastwagen über {from} und fährt auf der Straße nach {to}.',
  'coh.truckDrives':
    'Der Lastwagen macht seine volle Bewegung auf der Straße{count, plural, one {} other {, #-mal}}.',
  'coh.truckLeft': 'Nimm den Lastwagen vom Plan: Er ist hinausgefahren über: {edge}.',
  'coh.fewerCaps': 'Du beginnst jede Runde mit {caps, plural, one {# CAP} other {# CAPs}}.',
  'coh.fewerCapsFirst': 'Du beginnst Runde 1 mit {caps, plural, one {# CAP} other {# CAPs}}.',
  'coh.noneAdded': 'Durch CAPs ist keine Kommandokarte in den Stapel gekommen: Es kommt keine weg.',
  'coh.cardsRemoved': 'Nimm heraus: {cards}.',
  'coh.missionBegins': 'Die Mission beginnt: Du spielst {side}.',
  'coh.firstTurn':
    'Würfle 2W6 für jede Seite: Die höhere hat in Runde {round} den ersten Zug, dann geht es abwechselnd.',
  'coh.lowRisk': 'Nur Bewegungen mit geringem Risiko: {units}.',
  'coh.lowRiskChosen':
    '{tile}: nur Bewegungen mit geringem Risiko für die Einheiten, die zu seiner Karte gewählt wurden.',
  'coh.parameter': '{tile} hat eine besondere Missionsregel, die gilt.',
  'coh.marks': 'Rücke den Marker der Missionsleiste auf Feld {space}.',
  'coh.passesSpace': 'Der Marker der Missionsleiste rückt über Feld {space}.',
  'coh.markerStaysBefore': 'Der Marker der Missionsleiste bleibt vor Feld 1.',
  'coh.markerStays': 'Der Marker der Missionsleiste bleibt auf Feld {space}.',
  'coh.orderKnown': 'Wie weit {card} den Marker vorrückt, wird nicht noch einmal gefragt.',
  'coh.eventsAhead':
    'Aufgedruckte Ereignisse vor dem Marker der Missionsleiste: {count, plural, one {Feld} other {Felder}} {spaces}.',
  'coh.eventPrinted': 'Auf Feld {space} ist ein Ereignis aufgedruckt: Lies es auf dem Bogen nach.',
  'coh.tileDone': 'Führe {tile} aus.',
  'coh.tilePassed': '{tile} wird überschritten und nicht ausgeführt.',
  'coh.tileMoves': 'Lege {tile} auf Feld {space}.',
  'coh.tileLeaves': '{tile} verlässt die Missionsleiste.',
  'coh.trackEnds': 'Feld {space} beendet die Mission.',
  'coh.counteraction': 'Gegenaktion: Die KI führt aus: {order}.',
  'coh.noCounteraction': 'Keine Gegenaktion ist ausführbar.',
  'coh.missionOrder': 'Missionsbefehl: Die KI führt aus: {order}.',
  'coh.noMissionOrder': 'Kein Missionsbefehl ist ausführbar.',
  'coh.entering': '{unit} kommt mit dem Bewegungsbefehl über die Eintrittskante: {side}.',
  'coh.enteringOver': '{unit} kommt mit dem Bewegungsbefehl herein über: {edge}.',
  'coh.toldNow': 'Jetzt genannt: {unit} ({side}).',
  'coh.entered': '{unit} steht, wo die Bewegung auf deinem Tisch geendet hat.',
  'coh.passes': 'Die KI passt; {unit} kommt zurück in den KI-Becher.',
  'coh.revealed': 'Der vermutete Feind auf {hex} ist: {what}.',
  'coh.mineLies': 'Lege eine Mine auf {hex}.',
  'coh.nobodyThere': 'Der vermutete Feind auf {hex} ist niemand: Der Becher ist leer.',
  'coh.orderDrawn': 'Die KI zieht {card}.',
  'coh.checkDrawn': '{card} entscheidet die Erschöpfungsprobe; sie bewegt keinen Marker.',
  'coh.reshuffled': 'Die Befehlskarten werden neu gemischt.',
  'coh.tileDefenses':
    'Die KI bekommt Verteidigungsmarker: Lege alle, die auf keinem Plan liegen, in den Becher. Was herauskommt, ist für {side}: Wähle, was der KI nützt.',
  'coh.cupAway': 'Die übrigen Verteidigungsmarker kommen wieder weg.',
  'coh.roundMarkerTo': 'Setze den Rundenmarker auf Feld {round}.',
  'coh.newRound':
    'Runde {round}: Du hast {caps, plural, one {# CAP} other {# CAPs}}{lost, plural, =0 {} one {, einen weniger für die Einheit, die du verloren hast,} other {, # weniger für die Einheiten, die du verloren hast,}} und ziehst {count, plural, one {# Aktionskarte} other {# Aktionskarten}}.',
  'coh.arriving': 'Deine Verstärkungen dürfen jetzt kommen: {units}.',
  'coh.yourCaps': 'Du hast {caps, plural, one {# CAP} other {# CAPs}}.',
  'coh.destroyed': '{unit} ist vernichtet.',
  'coh.vpAre': 'SP ({side}): {vp}.',
  'coh.counted': 'Die Siegpunkte sind gezählt.',
  'coh.called': 'Die Mission ist vorbei.',
  'coh.aiHasNone':
    'Die CAPs der KI ändern ihren Stapel der Befehlskarten. Von CAPs im Spiel oder Aktionskarten für sie sagt der Text nichts, also hat sie keine.',
  'coh.tilePulled': 'Nimm {tile} für {card}, diese Seite oben: {side}.',
  'coh.aiCaps': 'CAPs, die die KI durch Karten gewonnen oder verloren hat: {cards}.',
  'coh.noAiCaps': 'Keine Karte hat die CAPs der KI geändert.',
  'coh.rumorPlaced': 'Ein vermuteter Feind taucht auf: Lege seinen Marker auf {hex}.',
  'coh.arrivingAI': 'Verstärkungen der KI: Lege {units} in den KI-Becher.',
} as const
