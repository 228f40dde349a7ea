/** Texts of the settings and the about page, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.settings.look': 'Darstellung',
  'web.theme': 'Farbschema',
  'web.theme.auto': 'System',
  'web.theme.light': 'hell',
  'web.theme.dark': 'dunkel',
  'web.textSize': 'Schriftgröße',
  'web.textSize.percent': '{percent} %',
  'web.motion': 'Animationen',
  'web.motion.auto': 'System',
  'web.motion.less': 'aus',
  'web.language': 'Sprache',
  'web.settings.hearing': 'Ton und Sprache',
  'web.settings.speech': 'Züge des Gegners automatisch vorlesen',
  'web.settings.speechAbsent': 'Dieser Browser kann nicht vorlesen.',
  'web.settings.sound': 'Ton abspielen, wenn der Gegner gezogen hat',
  'web.settings.automated': 'Mit dem echten Spielplan',
  'web.settings.automatedSoft':
    'Gilt für neue Partien. In einer Partie kannst du es jederzeit unter „Mehr“ ändern.',
  'web.settings.rolls': 'Die App würfelt',
  'web.settings.draws': 'Die App zieht die Plättchen',
  'web.settings.check': 'Nach jedem Zug des Gegners den Tisch prüfen',
  'web.settings.help': 'Hinweise',
  'web.settings.hints': 'Hinweis zeigen, wenn ein Bedienelement zum ersten Mal gebraucht wird',
  'web.settings.again': 'Alle Hinweise noch einmal zeigen',
  'web.settings.begun': 'Alle Hinweise werden noch einmal gezeigt.',
  'web.about': 'Über die App',
  'web.about.what':
    'Opfor spielt den Solo-Gegner eines veröffentlichten Wargames und nennt zu jeder Entscheidung die Regel.',
  'web.about.version': 'Version {version}.',
  'web.about.rules': '{title}: {rulebook}, {edition}.',
  'web.stored':
    'Deine Partien sind auf diesem Gerät gespeichert. Nichts wird gesendet, solange du dich nicht anmeldest.',
  'web.about.where':
    'Partien werden in der Datenbank des Browsers für diese Adresse gespeichert, Einstellungen in seinem lokalen Speicher; wer die Websitedaten löscht, löscht beides.',
  'web.wakeLock': 'Während einer Partie bleibt der Bildschirm an.',
  'web.licence': 'Freie Software unter der Apache-Lizenz 2.0.',
}
