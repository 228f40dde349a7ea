/** German: what is told, and how a battle ends. */
export const words = {
  'blood-and-plunder.figuresRestOn':
    'Was dein Regelbuch entscheidet, etwa Schüsse und Nahkämpfe, fällt hier durch Zufall: Die Gewinnrate ist kein Maß der Schwierigkeit.',
  'blood-and-plunder.edition': 'die kostenlosen Soloregeln von 2020',
  'blood-and-plunder.version.2':
    'Deine Karte wird zuerst gelegt, Einheiten verlassen den Nahkampf, Berichtigungen zählen bei beiden, und Angriffe enden, wo Platz ist.',
  'blood-and-plunder.version.3':
    'Command Points werden aufgebraucht, auch von der Einheit des Anführers; Erschütterte sammeln sich die ganze Aktivierung lang; nach Aktionen, Abwehr und Skirmishers im Nahkampf wirst du gefragt, wo dein Regelbuch entscheidet; auf noch nicht Aktivierte wird vor allen anderen geschossen; 8 Zoll sind innerhalb von 8 Zoll; ein gedrillter Schuss zählt bei aussichtslosen Zielen; Sonderregeln gelten, wie sie auch geschrieben sind; Bewegungen planen mit allen Aktionen, die bleiben; eine Mauer deckt, wer über sie schießt, nicht das Ziel; Schiffe auf dem Rückzug vergrößern den Abstand, ihre Geschütze müssen zum Ziel zeigen, und Enterhaken reichen von Rumpf zu Rumpf; unter Einheiten im Nahkampf entscheidet allein das Los; wer einen Angriff nicht im Nahkampf abwehren darf, schießt; eine Mannschaft ohne ihr Geschütz bleibt stehen, und eine mit aufgepflanzten Bajonetten ist aggressiv; Bajonette für einen Angriff und Angriffe auf den Nächsten von allen folgen ihrer Lesart; für eine Breitseite zählt jedes Geschütz, kein Schiff segelt durch ein anderes, und eine Einheit an einem Missionsziel, das die eigene Seite nicht hält, geht weiter auf den Gegner zu.',
  'blood-and-plunder.publisher': 'Firelock Games',
  'blood-and-plunder.aboardShip': '{unit} an Bord von {ship}',
  'blood-and-plunder.landed': '{unit} ist von {ship} an Land gegangen.',
  'blood-and-plunder.boarded': '{unit} ist jetzt an Bord von {ship}.',
  'blood-and-plunder.ashore': 'an Land',
  'blood-and-plunder.activates':
    '{unit} wird mit {actions, plural, one {# Aktion} other {# Aktionen}} aktiviert ({because}). {column}.',
  'blood-and-plunder.actionsLost':
    '{unit} tut nichts mehr: {actions, plural, one {# Aktion verfällt} other {# Aktionen verfallen}}.',
  'blood-and-plunder.doesNothing': '{unit} tut nichts: Keine Aktion der Spalte ist möglich.',
  'blood-and-plunder.calledOff': 'Die Aktivierung ist abgebrochen: Keine Einheit ist mehr aktiviert.',
  'blood-and-plunder.activationEnds': 'Die Aktivierung ist beendet: {unit}.',
  'blood-and-plunder.overruledAction':
    '{unit} verbraucht eine Aktion ohne Wirkung: Was du stattdessen gewählt hast, ist nichts oder geht nicht.',
  'blood-and-plunder.nobodyLeft': 'Es ist kein Gegner mehr da ({unit}).',
  'blood-and-plunder.nobodyToActivate': 'Die OPFOR hat keine Einheit mehr zu aktivieren.',
  'blood-and-plunder.apart': '{unit} und {other} sind nicht im Nahkampf.',
  'blood-and-plunder.cannotDefend': '{unit} kann den Angriff nicht beantworten.',
  'blood-and-plunder.casualties.told.nearest':
    '{unit} verliert zuerst die Modelle, die dem Gegner am nächsten sind. (Unsere Auslegung: Das Heft sagt es nicht.)',
  'blood-and-plunder.casualties.told.random':
    '{unit} verliert zufällige Modelle. (Deine Auslegung: Das Heft sagt es nicht.)',
  'blood-and-plunder.charges': '{unit} greift an (Charge): {target}.',
  'blood-and-plunder.damaged': '{ship} hat jetzt {damage} Schaden.',
  'blood-and-plunder.defendsByFight': '{unit} wehrt sich im Nahkampf gegen {attacker}.',
  'blood-and-plunder.defendsByShot': '{unit} antwortet mit einem Abwehrschuss auf {attacker}.',
  'blood-and-plunder.deploy.after':
    'Stelle deine Einheiten auf, dann die OPFOR, in Deckung nahe bei den Missionszielen, wo es welche gibt. Am besten passen die Regeln, wenn sie verteidigt.',
  'blood-and-plunder.deploy.before':
    'Stelle die OPFOR vor deinen Einheiten auf, in Deckung nahe bei den Missionszielen, wo es welche gibt. Am besten passen die Regeln, wenn sie verteidigt.',
  'blood-and-plunder.deploy.sea.before':
    'Stelle die Schiffe der OPFOR vor deinen auf, mit ihren Mannschaften an Bord. Wer an Land beginnt, steht in Deckung nahe bei den Missionszielen, wo es welche gibt. Am besten passen die Regeln, wenn die OPFOR verteidigt.',
  'blood-and-plunder.deploy.sea.after':
    'Stelle deine Schiffe auf, dann die der OPFOR, mit ihren Mannschaften an Bord. Wer an Land beginnt, steht in Deckung nahe bei den Missionszielen, wo es welche gibt. Am besten passen die Regeln, wenn die OPFOR verteidigt.',
  'blood-and-plunder.deploy.map.before':
    'Stelle die OPFOR auf, wie die Karte es zeigt, dann deine Seite. Berichtige auf der Karte, was auf deinem Tisch woanders steht. Am besten passen die Regeln, wenn die OPFOR verteidigt.',
  'blood-and-plunder.deploy.map.after':
    'Stelle deine Seite auf, wie die Karte es zeigt, dann die OPFOR. Berichtige auf der Karte, was auf deinem Tisch woanders steht. Am besten passen die Regeln, wenn die OPFOR verteidigt.',
  'blood-and-plunder.deploy.map.scenario':
    'Stelle beide Seiten auf, wie die Karte es zeigt. Berichtige auf der Karte, was auf deinem Tisch woanders steht. Am besten passen die Regeln, wenn die OPFOR verteidigt.',
  'blood-and-plunder.destroyed': '{unit} hat keine Modelle mehr und verlässt den Tisch.',
  'blood-and-plunder.end.lastTurn': 'Die letzte Runde ist vorbei. {end}',
  'blood-and-plunder.end.opforGone': 'Die OPFOR hat niemanden mehr. {end}',
  'blood-and-plunder.end.playerGone': 'Du hast niemanden mehr. {end}',
  'blood-and-plunder.end.bothGone': 'Auf beiden Seiten ist niemand mehr übrig. {end}',
  'blood-and-plunder.end.opfor':
    'Die OPFOR gewinnt mit {opfor, plural, one {# Strike Point} other {# Strike Points}} gegen deine {player}.',
  'blood-and-plunder.end.opforFails': 'Du gewinnst: Die OPFOR hat genug.',
  'blood-and-plunder.end.player':
    'Du gewinnst mit {player, plural, one {# Strike Point} other {# Strike Points}} gegen {opfor}.',
  'blood-and-plunder.end.playerFails': 'Die OPFOR gewinnt: Deine Truppe hat genug.',
  'blood-and-plunder.end.tied':
    'Niemand gewinnt: je {opfor, plural, one {# Strike Point} other {# Strike Points}}.',
  'blood-and-plunder.gunLost': '{unit} hat das Geschütz verloren.',
  'blood-and-plunder.engaged': '{unit} und {other} sind im Nahkampf.',
  'blood-and-plunder.eventApplies':
    'Wende an, was die OPFOR gezogen hat: {card}; Entscheidungen fallen zufällig. Ermittle das Ereignis wie bei einer eigenen Karte: Ziehe oder würfle, wie dein Regelbuch es sagt.',
  'blood-and-plunder.eventDrawn': 'Die OPFOR zieht ein Ereignis für die nächste Runde.',
  'blood-and-plunder.fights': '{unit} kämpft gegen {targets}.',
  'blood-and-plunder.fixes': '{unit} pflanzt Bajonette auf.',
  'blood-and-plunder.grappleFails': 'Die Enterhaken halten nicht.',
  'blood-and-plunder.grappled': '{ship} und {other} sind durch Enterhaken verbunden.',
  'blood-and-plunder.grapples': '{unit} wirft Enterhaken von {ship} auf {other}.',
  'blood-and-plunder.harmed':
    '{unit} verliert {lost, plural, =0 {kein Modell} one {# Modell} other {# Modelle}} und bekommt {fatigue, plural, =0 {keine Erschöpfung} other {# Erschöpfung}}.',
  'blood-and-plunder.holdsFire': '{unit} schießt nicht.',
  'blood-and-plunder.loads':
    '{unit} lädt nach: noch {left, plural, one {# Nachladeaktion} other {# Nachladeaktionen}}.',
  'blood-and-plunder.moves.aggressive':
    '{unit} rückt gegen den nächsten Gegner vor. Die Einheit geht geradewegs auf ihn zu, ohne Kontakt, und endet in Deckung, wo das keine Entfernung kostet.',
  'blood-and-plunder.moves.cavalry':
    '{unit} ist beritten: Unter Wegen, die gleich nahe führen, bleibt sie außer Sicht.',
  'blood-and-plunder.moves.gun':
    '{unit} bewegt das Geschütz, um einen Gegner zu sehen. Es nimmt den kürzesten Weg dorthin.',
  'blood-and-plunder.moves.aggressive.kept':
    '{unit} rückt gegen den nächsten Gegner vor. Die Einheit geht geradewegs auf ihn zu, aber nicht auf 8 Zoll an eine Einheit ohne Erschöpfung heran, und nicht näher an eine, die schon näher ist ({kept}), und endet in Deckung, wo das keine Entfernung kostet.',
  'blood-and-plunder.moves.gun.kept':
    '{unit} bewegt das Geschütz, um einen Gegner zu sehen. Es nimmt den kürzesten Weg dorthin, aber nicht auf 8 Zoll an eine Einheit ohne Erschöpfung heran, und nicht näher an eine, die schon näher ist ({kept}).',
  'blood-and-plunder.moves.retreat.kept':
    '{unit} zieht sich zurück. Die Einheit geht {hidden}, {back}, aber nicht auf 8 Zoll an eine Einheit ohne Erschöpfung heran, und nicht näher an eine, die schon näher ist ({kept}).',
  'blood-and-plunder.moves.tactical.kept':
    '{unit} macht eine Taktische Bewegung. Die Einheit geht zum nächsten Missionsziel, das die eigene Seite nicht hält (gibt es keines, oder ist sie schon dort: auf den nächsten Gegner zu), {cover}, aber nicht auf 8 Zoll an eine Einheit ohne Erschöpfung heran, und nicht näher an eine, die schon näher ist ({kept}).',
  'blood-and-plunder.moves.retreat': '{unit} zieht sich zurück. Die Einheit geht {hidden}, {back}.',
  'blood-and-plunder.moves.tactical':
    '{unit} macht eine Taktische Bewegung. Die Einheit geht zum nächsten Missionsziel, das die eigene Seite nicht hält (gibt es keines, oder ist sie schon dort: auf den nächsten Gegner zu), {cover}.',
  'blood-and-plunder.coverUsed.first': 'in die beste Deckung aller Orte, die näher heran führen',
  'blood-and-plunder.coverUsed.ties': 'so nahe wie möglich, in Deckung, wo das keine Entfernung kostet',
  'blood-and-plunder.onTheWay': '{unit} will mit den übrigen Bewegungen hierhin: {place}.',
  'blood-and-plunder.movesTo.aggressive':
    '{unit} rückt vor, Richtung: {goal}. Bewege die Modelle {inches} Zoll auf deinem Tisch {place}.',
  'blood-and-plunder.movesTo.gun':
    '{unit} bewegt das Geschütz, um einen Gegner zu sehen. Bewege es {inches} Zoll auf deinem Tisch {place}.',
  'blood-and-plunder.movesTo.retreat':
    '{unit} zieht sich zurück. Bewege die Modelle {inches} Zoll auf deinem Tisch {place}.',
  'blood-and-plunder.movesTo.tactical':
    '{unit} macht sich auf den Weg, Richtung: {goal}. Bewege die Modelle {inches} Zoll auf deinem Tisch {place}.',
  'blood-and-plunder.nextTurn': 'Runde {turn} beginnt. Ziehe eine neue Hand.',
  'blood-and-plunder.noFortune': 'Beide Seiten spielen ohne Fortune Points.',
  'blood-and-plunder.fortune': 'Beide Seiten spielen mit Fortune Points, wie in deinem Regelbuch.',
  'blood-and-plunder.notYet': '{ship} hebt die nächste Bewegung auf ({roll}, nötig ist 6 oder mehr).',
  'blood-and-plunder.orderUseless': '{unit} kann damit nichts tun.',
  'blood-and-plunder.orders': '{commander} gibt einen Command Point an {unit}.',
  'blood-and-plunder.ownDeck':
    'Du brauchst ein eigenes Deck Initiativkarten: Mische es und ziehe deine Hand.',
  'blood-and-plunder.over': 'Das war die letzte Runde.',
  'blood-and-plunder.pointsLost':
    '{points, plural, one {# Command Point wird} other {# Command Points werden}} nicht genutzt.',
  'blood-and-plunder.push':
    'Ob {unit} eine Bewegung erzwingt, halb feuert oder das Feuer teilt, entscheidest du.',
  'blood-and-plunder.rallied': '{unit} hat jetzt {fatigue} Erschöpfung.',
  'blood-and-plunder.rallies': '{unit} sammelt sich.',
  'blood-and-plunder.redraws': 'Getauscht gegen eine andere Karte: {card}.',
  'blood-and-plunder.reloadFirst': 'Hausregel: {unit} ist ungeladen und lädt zuerst nach.',
  'blood-and-plunder.reloads': '{unit} lädt nach und ist geladen.',
  'blood-and-plunder.reminder.bare': 'Nutze {trait} so oft wie möglich: {unit}.',
  'blood-and-plunder.reminder': 'Nutze {trait} so oft wie möglich: {unit} ({reminder}).',
  'blood-and-plunder.repaired': '{ship} hat jetzt {damage} Schaden.',
  'blood-and-plunder.repairs': '{unit} repariert: {ship}.',
  'blood-and-plunder.reshuffles': 'Das Deck der OPFOR ist verbraucht: Mische es.',
  'blood-and-plunder.offAway':
    '{sixteenths, plural, =0 {genau abgewandt} one {# Sechzehntel daneben} other {# Sechzehntel daneben}}',
  'blood-and-plunder.sails.ashore': '{ship} segelt auf deine nächste Einheit zu.',
  'blood-and-plunder.sails.away':
    '{ship} segelt von deinen Schiffen weg. Das Schiff fährt so weit vom nächsten, wie es mit Raum zum Weitersegeln geht (von gleich weiten Orten dorthin, wo der Bug abgewandt ist), und bleibt nur dort, wo es ist, wenn es keinen Raum zum Segeln hat.',
  'blood-and-plunder.sails.broadside':
    '{ship} sucht die beste Breitseite. Das Schiff segelt dorthin, wo es am meisten auf {target} richten kann ({guns}), {next}.',
  'blood-and-plunder.sails.close': '{ship} segelt geradewegs auf dein nächstes Schiff zu.',
  'blood-and-plunder.sails.holds': '{ship} bleibt, wo es ist.',
  'blood-and-plunder.sailsReminder':
    'Segelstellung, Kreuzen und Anker ({ship}): Wähle, was dieser Bewegung hilft.',
  'blood-and-plunder.sailsTo.close':
    '{ship} hält auf dein nächstes Schiff zu. Bewege das Schiff {inches} Zoll auf deinem Tisch {pose}.',
  'blood-and-plunder.sailsTo.broadside':
    '{ship} sucht die beste Breitseite. Bewege das Schiff {inches} Zoll auf deinem Tisch {pose}.',
  'blood-and-plunder.sailsTo.away':
    '{ship} segelt von deinen Schiffen weg. Bewege das Schiff {inches} Zoll auf deinem Tisch {pose}.',
  'blood-and-plunder.sailsTo.ashore':
    '{ship} hält auf deine nächste Einheit zu. Bewege das Schiff {inches} Zoll auf deinem Tisch {pose}.',
  'blood-and-plunder.secondMove': '{ship} macht jetzt eine weitere Bewegung.',
  'blood-and-plunder.shipLies': '{ship} liegt jetzt dort {pose}.',
  'blood-and-plunder.shoots': '{unit} schießt auf {target}.',
  'blood-and-plunder.shows': 'Die OPFOR zeigt {card}.',
  'blood-and-plunder.stands': '{unit} steht jetzt dort {place}.',
  'blood-and-plunder.stays': '{unit} findet keinen Weg und bleibt.',
  'blood-and-plunder.routed':
    '{unit} flieht und verlässt den Tisch: {models, plural, one {# Modell zählt} other {# Modelle zählen}} als verloren, wenn dein Regelbuch nichts anderes sagt.',
  'blood-and-plunder.mayRout':
    '{unit} hat mehr Erschöpfung ({fatigue}) als Modelle ({models}): Sieh nach, ob die Einheit flieht. Wenn ja, nimm das Ergebnis zurück und gib es so an.',
  'blood-and-plunder.fallsBack': '{unit} ist zurückgewichen.',
  'blood-and-plunder.cutLoose': '{ship} und {other} sind nicht mehr durch Enterhaken verbunden.',
  'blood-and-plunder.strikes': 'Strike Points für Verluste: OPFOR {opfor}, du {player}.',
  'blood-and-plunder.switched.asked': 'Von jetzt an ohne Karte: Du wirst gefragt.',
  'blood-and-plunder.switched.map': 'Von jetzt an mit Karte: Setze jede Einheit dorthin, wo sie steht.',
  'blood-and-plunder.tally': 'Strike Points: OPFOR {opfor}, du {player}.',
  'blood-and-plunder.test.concedes': 'Die OPFOR gibt auf.',
  'blood-and-plunder.test.opfor': 'Die OPFOR besteht ihren Strike Test nicht.',
  'blood-and-plunder.test.passed': 'Der Strike Test ist bestanden.',
  'blood-and-plunder.test.player': 'Du bestehst deinen Strike Test nicht.',
  'blood-and-plunder.thresholds':
    'Strike Points für Verluste: OPFOR bekommt einen bei {opfor} verlorenen Modellen, du bei {player}; wer niemanden mehr hat, hat 4.',
  'blood-and-plunder.unfixes': '{unit} nimmt die Bajonette ab, um nachzuladen.',
  'blood-and-plunder.unharmed': '{unit} bleibt unversehrt.',
  'blood-and-plunder.volley':
    '{unit} schießt auf {target} mit dem gedrillten Schuss, für {actions, plural, one {# Aktion} other {# Aktionen}}.',
  'blood-and-plunder.wiped': 'Eine Seite hat niemanden mehr.',
  'blood-and-plunder.yourShot': '{unit} schießt auf {target}.',
  'blood-and-plunder.yourFight': '{unit} kämpft gegen {target}.',
  'blood-and-plunder.yourCharge': '{unit} greift an (Charge): {target}.',
  'blood-and-plunder.yourEnd': 'Deine Einheit wurde aktiviert: {unit}.',
  'blood-and-plunder.yourMove': '{unit} hat sich bewegt.',
  'blood-and-plunder.yourNone': 'Du hast keine Einheit mehr zu aktivieren.',
  'blood-and-plunder.yourShip': '{ship} hat sich bewegt.',
  'blood-and-plunder.way.last': 'die letzte Runde',
  'blood-and-plunder.way.opfor': 'ein Strike Test, den die OPFOR nicht besteht',
  'blood-and-plunder.way.player': 'ein Strike Test, den du nicht bestehst',
  'blood-and-plunder.way.wiped': 'eine Seite hat niemanden mehr',
  'blood-and-plunder.goesOn.opfor': 'Nur die OPFOR hat noch Einheiten zu aktivieren: Sie macht weiter.',
  'blood-and-plunder.goesOn.player': 'Nur du hast noch Einheiten zu aktivieren: Du machst weiter.',
  'blood-and-plunder.goesFirst.opfor': 'Die OPFOR ist in diesem Durchgang zuerst dran.',
  'blood-and-plunder.goesFirst.player': 'Du bist in diesem Durchgang zuerst dran.',
  'blood-and-plunder.ordersItself': '{unit} nutzt einen Command Point selbst.',
  'blood-and-plunder.shipWaits': '{ship} hebt die nächste Bewegung auf.',
  'blood-and-plunder.throwsNone': '{unit} wirft keine Enterhaken.',
  'blood-and-plunder.casualties.told.commander':
    '{unit} verliert zuerst die Modelle, die dem Gegner am nächsten sind, den Anführer zuletzt. (Unsere Auslegung: Das Heft sagt es nicht.)',
} as const
