/** Texts of the hints, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.hint.board': 'Tippe auf ein hervorgehobenes Feld. Zu klein? Zoome hinein oder nimm die Liste.',
  'web.hint.draw':
    'Zieh am Tisch und tippe das Ergebnis an, oder lass die App ziehen: einmal mit der Schaltfläche hier, immer mit der Einstellung unter „Mehr“.',
  'web.hint.die':
    'Würfle und tippe das Ergebnis an, oder lass die App würfeln: einmal mit der Schaltfläche hier, immer mit der Einstellung unter „Mehr“.',
  'web.hint.ticks':
    'Die Überschrift nennt den Zug des Gegners, die Liste, was auf deinem Tisch zu tun ist. Abhaken ist freiwillig.',
  'web.hint.why': 'Die Überschrift nennt den Zug des Gegners. „Warum?“ zeigt die Regel hinter jedem Schritt.',
  'web.hint.undo':
    'Du kannst beliebig viele Antworten rückgängig machen. Unter „Mehr“: Verlauf, Korrekturen und wer würfelt.',
  'web.hint.whyNot':
    'Öffne eine Entscheidung, um ihre Zeilen zu sehen. Tippe einen anderen Kandidaten an, um zu sehen, warum er nicht gewählt wurde, oder um ihn stattdessen zu wählen.',
  'web.hint.history':
    'Tippe einen Zug an, um die Stellung danach zu sehen. Die Partie ändert sich dadurch nicht.',
  'web.hint.understood': 'Alles klar',
  'web.hint.noMore': 'Hinweise ausschalten',
  'web.hint.title': 'Hinweis',
}
