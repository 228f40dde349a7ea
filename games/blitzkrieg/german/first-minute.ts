/** German: the first minute with the game. */
export const firstMinute: Readonly<Record<string, string>> = {
  'blitzkrieg.start.first': 'Deine erste Partie ist das Lernspiel: ohne Strategeme.',
  'blitzkrieg.start.table': 'Du brauchst den Spielplan und alle Plättchen des Spiels.',
  'blitzkrieg.start.bags': 'Lege die 22 Einheiten jeder Seite in ihren Beutel.',
  'blitzkrieg.start.pool': 'Lege die Spezialeinheiten verdeckt neben den Spielplan.',
  'blitzkrieg.start.screen':
    'Tippe auf ein hervorgehobenes Feld, um eine Einheit zu setzen: Der Bot antwortet.',
  'blitzkrieg.about': 'Zwei Spieler, 20 Minuten. Du spielst die Alliierten, der Bot die Achse.',
  'blitzkrieg.works.1':
    'Du und der Bot seid abwechselnd am Zug; jeder setzt eine Einheit auf ein freies Feld.',
  'blitzkrieg.works.2':
    'Heer gehört aufs Land, Marine aufs Meer, Luftwaffe überallhin; ein geteiltes Feld ist Land und Meer zugleich.',
  'blitzkrieg.works.3': 'Zuerst wirkt das Feld, etwa mit Bomben, Forschung oder KP.',
  'blitzkrieg.works.4':
    'Dann rückt der Kampfmarker des Kriegsschauplatzes um die Stärke der Einheit auf dein Ende zu.',
  'blitzkrieg.works.5':
    'Sind alle Felder eines Feldzugs besetzt, wertet ihn die Seite mit dem Marker; ein Marker am Ende schließt den ganzen Kriegsschauplatz.',
  'blitzkrieg.works.6': '25 KP beenden die Partie; wer keine Einheit setzen kann, verliert.',
}
