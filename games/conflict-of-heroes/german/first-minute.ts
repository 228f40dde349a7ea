/** German: the first minute with the game. */
export const firstMinute: Readonly<Record<string, string>> = {
  'coh.start.table': 'Du brauchst das Spiel und seine Solo-Erweiterung. Ergebnisse gehen nach deinen Regeln.',
  'coh.start.screen':
    'Du bist die Deutschen; wer auf Feld 12 der Leiste mehr Siegpunkte hat, gewinnt. Tippe zu Beginn auf der Karte ein ? an. Bewegungen und Kämpfe bleiben aus: Sie gehören an deinen Tisch.',
  'coh.about':
    'Ein bis vier Spieler, ab 30 Minuten. Ein Würfel macht dich zu Deutschen oder Sowjets; Bewegungen und Kämpfe gehen nach deinem Spiel.',
  'coh.works.1': 'Trupps, Geschütze und Panzer kämpfen an der Ostfront auf Hexfeldkarten.',
  'coh.works.2':
    'Zuerst wird eine Mission erzeugt: Beide Seiten spielen Karten, die Einheiten, Regeln und Siegpunkte geben.',
  'coh.works.3': 'Dann entscheidet ein Würfel, welche Seite deine ist; die andere spielt die KI.',
  'coh.works.4': 'Deine Züge spielst du an deinem Tisch; in ihrem Zug führt die KI eine Befehlskarte aus.',
  'coh.works.5':
    'Die App führt die Missionsleiste, die Befehle der KI und was ihre Marker enthüllen; Bewegungen und Kämpfe gehen nach deinen Regeln.',
  'coh.works.6':
    'Die Mission endet auf ihrem letzten Feld der Leiste; die Seite mit mehr Siegpunkten gewinnt.',
}
