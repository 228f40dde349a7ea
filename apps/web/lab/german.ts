/** Texts of the lab, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.lab.title': 'Labor: {game}',
  'web.lab.intro':
    'Spielt viele Partien auf diesem Gerät und zählt: wie schwer jede Stufe ist, wie lang eine Partie, welche Regel entscheidet.',
  'web.lab.who': 'Wer spielt gegen den Gegner?',
  'web.lab.random': 'zufällig: irgendeine erlaubte Antwort',
  'web.lab.greedy': 'gierig: der beste Zug jetzt',
  'web.lab.searching': 'suchend: schaut einige Züge voraus; langsam',
  'web.lab.aRandom': 'zufällig',
  'web.lab.aGreedy': 'gierig',
  'web.lab.aSearching': 'suchend ({budget})',
  'web.lab.many': 'Wie viele Partien?',
  'web.lab.run': 'Starten',
  'web.lab.stop': 'Anhalten',
  'web.lab.progress': '{done} von {games} Partien, {rate} pro Sekunde',
  'web.lab.stopped': 'Nach {done} Partien angehalten.',
  'web.lab.failed':
    'Ein Worker dieses Browsers ist ausgefallen; {done, plural, one {# Partie wurde} other {# Partien wurden}} gespielt. Prüfe die Verbindung, lade die Seite neu und starte noch einmal.',
  'web.lab.finished': '{done} Partien in {seconds} s.',
  'web.lab.openMatch': 'Partie {seed} öffnen',
}
