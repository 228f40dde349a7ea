/** German: options and questions. */
export const questions = {
  'blood-and-plunder.option.battle': 'Welches Gefecht?',
  'blood-and-plunder.battle.land': 'Das Dorf: ein Beispielgefecht an Land',
  'blood-and-plunder.battle.sea': 'Vor dem Kap: ein Beispielgefecht auf See',
  'blood-and-plunder.option.way': 'Wie spielst du?',
  'blood-and-plunder.way.asked': 'Ohne Karte: Du wirst gefragt, was entscheidet',
  'blood-and-plunder.way.map': 'Mit Karte: Entfernungen und Sicht werden berechnet',
  'blood-and-plunder.way.proposed': 'Mit einer Karte, die nur vorschlägt: Du bestätigst jede Antwort',
  'blood-and-plunder.option.numbers': 'Woher kommen die Zielwürfe auf einer Karte?',
  'blood-and-plunder.numbers.asked': 'Gefragt, nach deinem Regelbuch',
  'blood-and-plunder.numbers.roster': 'Geschätzt nach den Zahlen der Aufstellung',
  'blood-and-plunder.option.intoMelee': 'Auf einer Karte: Darf auf Gegner im Nahkampf geschossen werden?',
  'blood-and-plunder.option.widths':
    'Auf einer Karte: Wie breit sind Einheiten ohne Base in der Aufstellung?',
  'blood-and-plunder.widths.tokens': 'Als Marken von einem Zoll zu jeder Seite',
  'blood-and-plunder.widths.models': 'So breit wie ihre Modelle, auf Bases von einem Zoll',
  'blood-and-plunder.option.strikeGap': 'Ab welchem Abstand ist ein Strike Test fällig?',
  'blood-and-plunder.option.shakenAt': 'Mit wie viel Erschöpfung ist eine Einheit erschüttert?',
  'blood-and-plunder.option.control': 'Auf einer Karte: Wie nah wird ein Missionsziel gehalten?',
  'blood-and-plunder.option.grapple': 'Auf einer Karte: Wie weit reichen Enterhaken?',
  'blood-and-plunder.option.shipMoves': 'Wie viele Bewegungen hat ein Schiff in einer Runde?',
  'blood-and-plunder.option.bayonetCost': 'Wie viele Aktionen kostet es, Bajonette aufzupflanzen?',
  'blood-and-plunder.option.reloadFirst': 'Hausregel: Ungeladene Einheiten laden zuerst nach?',
  'blood-and-plunder.option.fortune': 'Mit Fortune Points? (Die Soloregeln raten davon ab.)',
  'blood-and-plunder.ask.aggressive':
    'Mit {moves, plural, one {der Bewegung, die ihr bleibt} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} näher an den nächsten Gegner heran, um Hindernisse herum?',
  'blood-and-plunder.ask.aggressive.kept':
    'Mit {moves, plural, one {der Bewegung, die ihr bleibt} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} näher an den nächsten Gegner heran, um Hindernisse herum, aber nirgends auf 8 Zoll an eine Einheit ohne Erschöpfung, und nicht näher an eine, die schon näher ist ({kept})?',
  'blood-and-plunder.ask.atWhom': 'Auf wen hat {unit} geschossen?',
  'blood-and-plunder.ask.charge': 'Welche davon kann {unit} angreifen (Charge)?',
  'blood-and-plunder.ask.chargeOne': 'Kann {unit} diesen Gegner angreifen (Charge): {enemy}?',
  'blood-and-plunder.ask.charge.kept':
    'Welche davon kann {unit} angreifen (Charge), ohne auf 8 Zoll an eine Einheit ohne Erschöpfung oder näher an eine heranzukommen, die schon näher ist ({kept})?',
  'blood-and-plunder.ask.chargeOne.kept':
    'Kann {unit} diesen Gegner angreifen (Charge), ohne auf 8 Zoll an eine Einheit ohne Erschöpfung oder näher an eine heranzukommen, die schon näher ist ({kept}): {enemy}?',
  'blood-and-plunder.ask.closest': 'Was davon ist am nächsten an {unit}?',
  'blood-and-plunder.ask.damage': 'Wie viel Schaden hat {ship} genommen?',
  'blood-and-plunder.ask.did': 'Was hat {unit} getan?',
  'blood-and-plunder.ask.draw': 'Welche Karte liegt zuoberst auf dem Deck der OPFOR?',
  'blood-and-plunder.ask.drawNext': 'Welche Karte kommt als Nächste aus dem Stapel der OPFOR?',
  'blood-and-plunder.ask.drawAfter':
    'Lege deine eigene Karte verdeckt hin. Welche Karte liegt zuoberst auf dem Deck der OPFOR?',
  'blood-and-plunder.ask.lay': 'Hast du deine Initiativekarte gewählt und verdeckt hingelegt?',
  'blood-and-plunder.laid': 'Karte der OPFOR aufdecken',
  'blood-and-plunder.option.deck': 'Wem gehört das Deck der OPFOR?',
  'blood-and-plunder.deck.app': 'Der App: Du brauchst dafür keine Karten',
  'blood-and-plunder.deck.both': 'Der App, und sie deckt auch für dich eine Karte auf',
  'blood-and-plunder.ask.drawYours': 'Welche Karte wird für dich aufgedeckt?',
  'blood-and-plunder.showsYours': 'Deine Karte ist {card}.',
  'blood-and-plunder.onScreen':
    'Beide Seiten stehen auf der Karte. Die App deckt für jede Seite eine Initiativekarte auf.',
  'blood-and-plunder.noDeck': 'Du brauchst keine Karten: Die App deckt für jede Seite eine auf.',
  'blood-and-plunder.deck.real': 'Ein echtes Kartendeck: Tippe die Karte an, die du aufdeckst',
  'blood-and-plunder.ask.drilled':
    'Gegen welche davon bringt ein Schuss für {actions} Aktionen den Zielwert auf 8 oder weniger ({unit} schießt)?',
  'blood-and-plunder.ask.easy':
    'Welche davon stehen im Offenen, mit einem Zielwert von 8 oder weniger für {unit}?',
  'blood-and-plunder.ask.engaged': 'Sind sie jetzt im Nahkampf?',
  'blood-and-plunder.ask.fatigue': 'Neue Erschöpfung',
  'blood-and-plunder.ask.first':
    'Vergleiche deine Karte mit {card}: Wer ist zuerst dran? (Pik, Herz, Karo, Kreuz; dann die höhere Zahl; bei gleicher Karte würfelt.)',
  'blood-and-plunder.ask.grapple': 'Auf welche davon kann {unit} Enterhaken werfen?',
  'blood-and-plunder.ask.grappleOne': 'Kann {unit} Enterhaken auf dieses Schiff werfen: {ship}?',
  'blood-and-plunder.ask.closestShip': 'Welches dieser Schiffe ist am nächsten bei {ship}?',
  'blood-and-plunder.ask.leaves':
    'Wo ist {unit} nach dieser Bewegung: an Bord welches dieser Schiffe, oder an Land?',
  'blood-and-plunder.ask.grappled': 'Haben die Enterhaken gehalten: {ship} an {other}?',
  'blood-and-plunder.ask.gun':
    'Sieht das Geschütz jetzt keinen Gegner, und sähe es mit {moves, plural, one {der Bewegung, die bleibt,} other {den # Bewegungen, die bleiben,}} einen ({unit})?',
  'blood-and-plunder.ask.harm': 'Was hat {unit} erlitten?',
  'blood-and-plunder.ask.heading': 'Kurs in Sechzehnteln im Uhrzeigersinn von oben',
  'blood-and-plunder.ask.howFar': 'Wie viele Zoll liegen zwischen {unit} und {other}?',
  'blood-and-plunder.ask.howNear':
    'Wie viele Zoll liegen zwischen {unit} und dem nächsten Gegner? (30, wenn er weiter weg ist.)',
  'blood-and-plunder.ask.gunLost': 'Ist das Geschütz von {unit} verloren?',
  'blood-and-plunder.ask.lost': 'Verlorene Modelle',
  'blood-and-plunder.ask.lowest': 'Gegen wen davon ist der Zielwert am niedrigsten ({unit} schießt)?',
  'blood-and-plunder.ask.melee': 'Wie ging der Kampf zwischen {unit} und {other} aus?',
  'blood-and-plunder.ask.near': 'Welche davon haben einen Gegner näher als {limit} Zoll?',
  'blood-and-plunder.ask.nearest': 'Was davon hat den Gegner am nächsten?',
  'blood-and-plunder.ask.number': 'Welchen Zielwert braucht {unit} gegen {target}?',
  'blood-and-plunder.ask.numbers': 'Gegen welche davon braucht {unit} weniger als {limit}?',
  'blood-and-plunder.ask.ownFatigue': 'Neue Erschöpfung: {unit}',
  'blood-and-plunder.ask.ownLost': 'Verlorene Modelle: {unit}',
  'blood-and-plunder.ask.rallied': 'Wie viel Erschöpfung hat {unit} verloren?',
  'blood-and-plunder.ask.repaired': 'Wie viel Schaden wurde repariert: {ship}?',
  'blood-and-plunder.ask.retreat':
    'Mit {moves, plural, one {dieser Bewegung} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} aus der Sicht eines Gegners oder in bessere Deckung, oder ebenso verborgen zurück zu einem Missionsziel oder zur eigenen Kante hin?',
  'blood-and-plunder.ask.retreat.kept':
    'Mit {moves, plural, one {dieser Bewegung} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} aus der Sicht eines Gegners oder in bessere Deckung, oder ebenso verborgen zurück zu einem Missionsziel oder zur eigenen Kante hin, aber nirgends auf 8 Zoll an eine Einheit ohne Erschöpfung, und nicht näher an eine, die schon näher ist ({kept})?',
  'blood-and-plunder.ask.scored': 'Wie viele Strike Points vergibt das Szenario in dieser Runde?',
  'blood-and-plunder.ask.scored.opfor': 'Die OPFOR bekommt',
  'blood-and-plunder.ask.scored.player': 'Du bekommst',
  'blood-and-plunder.ask.second': 'Macht {ship} jetzt noch eine Bewegung? Bei 6 oder mehr ja.',
  'blood-and-plunder.ask.seenNear': 'Welche davon sehen einen Gegner, der näher als 12 Zoll ist?',
  'blood-and-plunder.ask.ship': 'Wo steht {ship} jetzt?',
  'blood-and-plunder.ask.shot.12':
    'Auf welche davon kann {unit} schießen: näher als 12 Zoll, in Sicht, in Reichweite, {number}?',
  'blood-and-plunder.ask.shot.20':
    'Auf welche davon kann {unit} schießen: näher als 20 Zoll, in Sicht, in Reichweite, {number}?',
  'blood-and-plunder.ask.shot.range':
    'Auf welche davon kann {unit} schießen: in Sicht, in Reichweite, {number}?',
  'blood-and-plunder.ask.shot.guns': '{question} (Nur, wohin die Geschütze zeigen.)',
  'blood-and-plunder.ask.shotOne.12':
    'Kann {unit} auf {target} schießen: näher als 12 Zoll, in Sicht, in Reichweite, {number}?',
  'blood-and-plunder.ask.shotOne.20':
    'Kann {unit} auf {target} schießen: näher als 20 Zoll, in Sicht, in Reichweite, {number}?',
  'blood-and-plunder.ask.shotOne.range':
    'Kann {unit} auf {target} schießen: in Sicht, in Reichweite, {number}?',
  'blood-and-plunder.ask.tactical':
    'Mit {moves, plural, one {der Bewegung, die ihr bleibt} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} näher an das nächste Missionsziel, das die eigene Seite nicht hält, um Hindernisse herum? (Gibt es keines, oder ist sie schon dort: {next}. Nein, falls {unit} allein ein Missionsziel hält.)',
  'blood-and-plunder.ask.tactical.next': 'näher an den nächsten Gegner oder in bessere Deckung',
  'blood-and-plunder.ask.tactical.nextMounted':
    'näher an den nächsten Gegner, aus der Sicht eines Gegners oder in bessere Deckung',
  'blood-and-plunder.ask.tactical.leaves':
    'Mit {moves, plural, one {der Bewegung, die ihr bleibt} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} näher an das nächste Missionsziel, das die eigene Seite nicht hält, um Hindernisse herum? (Gibt es keines, oder ist sie schon dort: {next}.)',
  'blood-and-plunder.ask.tactical.kept':
    'Mit {moves, plural, one {der Bewegung, die ihr bleibt} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} näher an das nächste Missionsziel, das die eigene Seite nicht hält, um Hindernisse herum, aber nirgends auf 8 Zoll an eine Einheit ohne Erschöpfung, und nicht näher an eine, die schon näher ist ({kept})? (Gibt es keines, oder ist sie schon dort: {next}. Nein, falls {unit} allein ein Missionsziel hält.)',
  'blood-and-plunder.ask.tactical.keptLeaves':
    'Mit {moves, plural, one {der Bewegung, die ihr bleibt} other {den # Bewegungen, die ihr bleiben}}: Kann {unit} näher an das nächste Missionsziel, das die eigene Seite nicht hält, um Hindernisse herum, aber nirgends auf 8 Zoll an eine Einheit ohne Erschöpfung, und nicht näher an eine, die schon näher ist ({kept})? (Gibt es keines, oder ist sie schon dort: {next}.)',
  'blood-and-plunder.ask.still': 'Mit welchen davon ist {unit} noch im Nahkampf?',
  'blood-and-plunder.ask.whichShip': 'An welchem Schiff halten die Enterhaken von {ship}?',
  'blood-and-plunder.ask.test.opfor': 'Die OPFOR muss einen Strike Test ablegen. Besteht sie ihn?',
  'blood-and-plunder.ask.test.player': 'Du musst einen Strike Test ablegen. Bestehst du ihn?',
  'blood-and-plunder.ask.movedThere':
    'Wo kommt {unit} an? Bewege die Modelle auf deinem Tisch, und ändere den Ort, wenn er ein anderer ist.',
  'blood-and-plunder.ask.shipMovedThere':
    'Wo kommt {ship} an? Bewege das Schiff auf deinem Tisch, und ändere den Ort, wenn er ein anderer ist.',
  'blood-and-plunder.ask.where': 'Wo steht {unit} jetzt?',
  'blood-and-plunder.ask.whom': 'Wen greift {unit} an (Charge)?',
  'blood-and-plunder.ask.within': 'Welche davon sind höchstens {limit} Zoll von {unit} entfernt?',
  'blood-and-plunder.ask.withinOne': 'Ist {other} höchstens {limit} Zoll von {unit} entfernt?',
  'blood-and-plunder.ask.closer': 'Welche davon sind näher als {limit} Zoll an {unit}?',
  'blood-and-plunder.ask.x': 'Zoll vom linken Rand',
  'blood-and-plunder.ask.y': 'Zoll vom unteren Rand',
  'blood-and-plunder.ask.yours': 'Welche deiner Einheiten aktivierst du?',
  'blood-and-plunder.switch.asked': 'Ohne Karte weiterspielen',
  'blood-and-plunder.switch.map': 'Mit Karte weiterspielen',
  'blood-and-plunder.ask.didMore': 'Was tat {unit} danach?',
  'blood-and-plunder.ask.ordered': 'Welchen Einheiten gab {unit} Befehle?',
  'blood-and-plunder.ask.boards': 'Auf welches Schiff ging {unit}?',
  'blood-and-plunder.ask.routed': 'Ist {unit} geflohen (Rout)?',
  'blood-and-plunder.ask.gaveWay': 'Wer ist gewichen?',
  'blood-and-plunder.gaveWay.nobody': 'niemand',
  'blood-and-plunder.gaveWay.fellBack': '{unit} ist zurückgewichen',
  'blood-and-plunder.gaveWay.routed': '{unit} ist geflohen (Rout)',
  'blood-and-plunder.did.boarded': 'auf ein anderes Schiff gegangen',
  'blood-and-plunder.did.cut': 'die Enterhaken gekappt',
  'blood-and-plunder.did.landed': 'an Land gegangen',
  'blood-and-plunder.did.more': 'weitere Aktionen: gleich gefragt',
  'blood-and-plunder.did.ordered': 'anderen befohlen',
  'blood-and-plunder.did.charged': 'angegriffen (Charge)',
  'blood-and-plunder.did.fought': 'gekämpft',
  'blood-and-plunder.did.grappled': 'Enterhaken geworfen',
  'blood-and-plunder.did.moved': 'bewegt',
  'blood-and-plunder.did.rallied': 'gesammelt (Rally)',
  'blood-and-plunder.did.sailed': 'das Schiff bewegte sich',
  'blood-and-plunder.did.shot': 'geschossen',
  'blood-and-plunder.ask.drilledOne':
    'Bringt ein Schuss für {actions} Aktionen den Zielwert von {unit} gegen {target} auf 8 oder weniger?',
} as const
