/** German: the first minute with the game. */
export const firstMinute: Readonly<Record<string, string>> = {
  'admiral.start.table':
    'Du brauchst den Plan, die Würfel und Schiffe für zwei Flotten. Die Schiffe der Beispielgefechte sind von uns erfunden, keine Karten des Spiels: Lass beliebige von deinen für sie stehen, oder wähle unten ein eigenes Gefecht. Was jeder Angriff bewirkt, sagst du nach deinen Regeln.',
  'admiral.start.screen':
    'Tippe eines deiner Schiffe an, dann sein Feld: Stratego antwortet. Schiffe und Schussmodell sind von uns.',
  'admiral.about': 'Zwei Spieler, Schiffe auf einem Raster. Du führst eine Flotte gegen Stratego.',
  'admiral.works.1':
    'Zwei Flotten kämpfen auf einem Raster; jedes Schiff hat eine Karte mit Geschwindigkeit, Geschützen und Strukturpunkten.',
  'admiral.works.2': 'In jedem Zug bewegen sich zuerst alle Schiffe, dann greifen sie an.',
  'admiral.works.3':
    'Du bewegst dich und feuerst in beliebiger Reihenfolge; Stratego bewegt das langsamste Schiff zuerst und feuert mit der kürzesten Reichweite zuerst.',
  'admiral.works.4': 'Ein Würfel sagt, was jedes Schiff von Stratego tut: Bewegung, Artillerie oder Admiral.',
  'admiral.works.5':
    'Schaden ist leicht oder schwer und zählt nach allen Angriffen; ein Schiff ohne Strukturpunkte sinkt.',
  'admiral.works.6': 'Wer die ganze gegnerische Flotte versenkt, gewinnt.',
}
