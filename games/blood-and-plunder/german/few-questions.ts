/** German: what is asked in few questions. */
export const fewQuestions = {
  'blood-and-plunder.option.asking': 'Wie wirst du nach deinem Tisch gefragt?',
  'blood-and-plunder.asking.few': 'Mit wenigen Fragen: Du sagst, was zuerst kommt',
  'blood-and-plunder.asking.each': 'Tatsache für Tatsache: Die App findet heraus, was zuerst kommt',
  'blood-and-plunder.band.below': 'unter {below}',
  'blood-and-plunder.band.between': '{from} bis unter {below}',
  'blood-and-plunder.band.from': '{from} oder mehr',
  'blood-and-plunder.ask.comesFirst': 'Was davon kann {unit} als Erstes tun?',
  'blood-and-plunder.ask.canMove': 'Kann {unit} das tun? {move}.',
  'blood-and-plunder.comesFirst.none': 'nichts davon',
  'blood-and-plunder.comesFirst.nobody': 'niemand',
  'blood-and-plunder.comesFirst.both': 'beide gleich',
  'blood-and-plunder.comesFirst.several': 'mehrere gleich',
  'blood-and-plunder.comesFirst.shoot12':
    'Schießen: ein Gegner näher als 12 Zoll, in Sicht und Reichweite, {number}',
  'blood-and-plunder.comesFirst.shoot20':
    'Schießen: ein Gegner näher als 20 Zoll, in Sicht und Reichweite, {number}',
  'blood-and-plunder.comesFirst.shoot': 'Schießen: ein Gegner in Sicht und Reichweite, {number}',
  'blood-and-plunder.comesFirst.charge': 'Angreifen (Charge), den nächsten, bei dem es geht',
  'blood-and-plunder.comesFirst.charge.kept':
    'Angreifen (Charge), den nächsten, bei dem es geht, mit Abstand',
  'blood-and-plunder.comesFirst.charge.only': 'Angreifen (Charge), den allernächsten Gegner',
  'blood-and-plunder.comesFirst.charge.onlyKept': 'Angreifen (Charge), den allernächsten Gegner, mit Abstand',
  'blood-and-plunder.comesFirst.charge.at': '{charge}: {enemy}',
  'blood-and-plunder.comesFirst.charge.other': '{charge}: mehrere gleich',
  'blood-and-plunder.comesFirst.aggressive':
    'Aggressive Bewegung: näher an den nächsten Gegner heran, um Hindernisse herum',
  'blood-and-plunder.comesFirst.tactical':
    'Taktische Bewegung: näher an das nächste Missionsziel heran, das nicht gehalten ist (keines, oder schon dort: an den nächsten Gegner oder in bessere Deckung)',
  'blood-and-plunder.comesFirst.tactical.mounted':
    'Taktische Bewegung: näher an das nächste Missionsziel heran, das nicht gehalten ist (keines, oder schon dort: an den nächsten Gegner, aus der Sicht eines Gegners oder in bessere Deckung)',
  'blood-and-plunder.comesFirst.retreat':
    'Rückzug, mit {moves, plural, one {dieser Bewegung} other {den # Bewegungen, die bleiben}}: aus der Sicht eines Gegners, in bessere Deckung oder ebenso verborgen weiter zurück',
  'blood-and-plunder.comesFirst.gun':
    'Das Geschütz, das jetzt keinen Gegner sieht, mit {moves, plural, one {der Bewegung, die bleibt,} other {den # Bewegungen, die bleiben,}} dorthin bringen, wo es einen sieht',
  'blood-and-plunder.comesFirst.holder': '{move} (nicht, wenn die Einheit allein ein Missionsziel hält)',
  'blood-and-plunder.comesFirst.kept': '{move}, mit Abstand',
  'blood-and-plunder.did.shotUnder': 'schoss auf',
  'blood-and-plunder.keepingAway':
    'Mit Abstand: nicht auf 8 Zoll an eine Einheit ohne Erschöpfung, und nicht näher an eine, die schon näher ist: {kept}',
  'blood-and-plunder.ask.comesFirst.kept': 'Was davon kann {unit} als Erstes tun? ({keeping}.)',
  'blood-and-plunder.ask.canMove.kept': 'Kann {unit} das tun? {move}. ({keeping}.)',
  'blood-and-plunder.shootFirst.always':
    'Zuerst noch nicht Aktivierte (eine Auslegung), dann im Offenen mit 8 oder weniger, dann der niedrigste Zielwert.',
  'blood-and-plunder.shootFirst.unactivated':
    'Zuerst im Offenen mit 8 oder weniger, dann noch nicht Aktivierte (eine Auslegung), dann der niedrigste Zielwert.',
  'blood-and-plunder.shootFirst.number':
    'Zuerst im Offenen mit 8 oder weniger, dann der niedrigste Zielwert, dann noch nicht Aktivierte (eine Auslegung).',
  'blood-and-plunder.shootFirst.alike': 'Zuerst im Offenen mit 8 oder weniger, dann der niedrigste Zielwert.',
  'blood-and-plunder.ask.shootFirst.12':
    'Auf wen schießt {unit}? {order} Näher als 12 Zoll, in Sicht und Reichweite, {number}.',
  'blood-and-plunder.ask.shootFirst.20':
    'Auf wen schießt {unit}? {order} Näher als 20 Zoll, in Sicht und Reichweite, {number}.',
  'blood-and-plunder.ask.shootFirst': 'Auf wen schießt {unit}? {order} In Sicht und Reichweite, {number}.',
  'blood-and-plunder.ask.shootFirst.sure12': 'Auf wen schießt {unit}, näher als 12 Zoll? {order}',
  'blood-and-plunder.ask.shootFirst.sure20': 'Auf wen schießt {unit}, näher als 20 Zoll? {order}',
  'blood-and-plunder.ask.shootFirst.sure': 'Auf wen schießt {unit}? {order}',
  'blood-and-plunder.shootFirst.activated': '{unit} (war dran)',
  'blood-and-plunder.shootAtNamed': 'Ziel des Schusses',
  'blood-and-plunder.shootAtNamed.tie': 'ein zufällig gezogenes Ziel',
  'blood-and-plunder.shootAtNamed.named': 'wer zuerst kommt, wie du gesagt hast',
  'blood-and-plunder.ask.chargeFirst': 'Wen greift {unit} an (Charge): den nächsten, bei dem es geht?',
  'blood-and-plunder.ask.chargeFirst.kept':
    'Wen greift {unit} an (Charge): den nächsten, bei dem es geht, ohne auf 8 Zoll an eine Einheit ohne Erschöpfung oder näher an eine heranzukommen, die schon näher ist ({kept})?',
  'blood-and-plunder.ask.chargeFirst.only':
    'Wen greift {unit} an (Charge): den allernächsten Gegner, wenn es geht?',
  'blood-and-plunder.ask.chargeFirst.onlyKept':
    'Wen greift {unit} an (Charge): den allernächsten Gegner, wenn es geht, ohne auf 8 Zoll an eine Einheit ohne Erschöpfung oder näher an eine heranzukommen, die schon näher ist ({kept})?',
  'blood-and-plunder.chargeNamed': 'Ziel des Angriffs',
  'blood-and-plunder.chargeNamed.tie': 'ein zufällig gezogenes Ziel',
  'blood-and-plunder.chargeNamed.named': 'wer zuerst kommt, wie du gesagt hast',
  'blood-and-plunder.actions.quickAs': 'Quick ({reminder})',
  'blood-and-plunder.actions.before': 'wie du vorher gesagt hast, zu {training} und {suit} mit {changes}',
  'blood-and-plunder.ask.meleeDefended':
    'Wie ging der Kampf zwischen {unit} und {other} aus, die Abwehr eingerechnet?',
  'blood-and-plunder.did.shotAt': 'geschossen auf: {target}',
  'blood-and-plunder.did.chargedAt': 'angegriffen (Charge): {target}',
  'blood-and-plunder.did.ralliedBy': 'gesammelt (Rally): {fatigue} Erschöpfung weniger',
  'blood-and-plunder.ask.firstWith':
    'Vergleiche deine Karte mit {card}: Wer ist zuerst dran, und wenn du es bist, mit welcher Einheit? (Pik, Herz, Karo, Kreuz; dann die höhere Zahl; bei gleicher Karte würfelt.)',
}
