/** What the settings and the about page say, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.settings.look': 'Aussehen',
  'web.theme': 'Farben',
  'web.theme.auto': 'wie das Gerät',
  'web.theme.light': 'hell',
  'web.theme.dark': 'dunkel',
  'web.textSize': 'Schriftgröße',
  'web.textSize.percent': '{percent} %',
  'web.motion': 'Bewegung',
  'web.motion.auto': 'wie das Gerät',
  'web.motion.less': 'keine',
  'web.language': 'Sprache',
  'web.settings.hearing': 'Ton und Sprache',
  'web.settings.speech': 'Den Zug des Gegners von selbst vorlesen',
  'web.settings.speechAbsent': 'Dieser Browser kann nicht sprechen.',
  'web.settings.sound': 'Ein kurzer Ton, wenn der Gegner gezogen hat',
  'web.settings.automated': 'Was die App neben einem echten Plan tut',
  'web.settings.automatedSoft':
    'Für Partien, die ab jetzt beginnen. In einer Partie lässt es sich jederzeit unter „Mehr“ ändern.',
  'web.settings.rolls': 'Die App würfelt',
  'web.settings.draws': 'Die App zieht die Plättchen',
  'web.settings.check': 'Nach jedem Zug des Gegners App und Tisch vergleichen',
  'web.settings.help': 'Erste Partie',
  'web.settings.hints': 'Jedes Bedienelement erklären, wenn es zum ersten Mal gebraucht wird',
  'web.settings.again': 'Alles noch einmal erklären',
  'web.settings.begun': 'Die Erklärungen beginnen von vorn.',
  'web.about': 'Über die App',
  'web.about.what':
    'Opfor führt den automatischen Gegner eines veröffentlichten Kriegsspiels und nennt zu jeder Entscheidung die Regel.',
  'web.about.version': 'Fassung {version}.',
  'web.about.rules': '{title}: {rulebook}, {edition}.',
  'web.stored':
    'Deine Partien liegen auf diesem Gerät. Nichts wird gesendet, solange du dich nicht anmeldest.',
  'web.about.where':
    'Partien liegen in der Datenbank des Browsers für diese Adresse, diese Einstellungen in seinem lokalen Speicher; wer die Daten der Seite löscht, löscht beides.',
  'web.wakeLock': 'Während einer Partie bleibt der Bildschirm an.',
  'web.licence': 'Freie Software unter der Apache-Lizenz 2.0.',
}
