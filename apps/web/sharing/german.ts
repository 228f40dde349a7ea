/** What is said about sharing a match, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.sharing.holdsHands':
    'Mehrere spielen mit, und was du teilst, kann jeder lesen: auch ihre verborgenen Karten.',
  'web.sharing.linkIntro':
    'Der Link enthält die ganze Partie. Wer ihn öffnet, sieht diese Stellung und wie es zu ihr kam; nichts wird an einen Server gesendet.',
  'web.sharing.link': 'Link',
  'web.sharing.copyLink': 'Link kopieren',
  'web.sharing.sendLink': 'Link senden',
  'web.sharing.copied': 'Kopiert.',
  'web.sharing.notCopied': 'Der Browser lässt uns nicht kopieren: Markiere den Text und kopiere ihn.',
  'web.sharing.qr': 'Als QR-Code zeigen',
  'web.sharing.qrShown': 'QR-Code des Links: Richte die Kamera des anderen Geräts darauf.',
  'web.sharing.qrTooLong':
    'Diese Partie ist zu lang für einen QR-Code: Der Link hat {length} Zeichen, ein QR-Code fasst {most}. Sende den Link oder eine Datei.',
  'web.sharing.result': 'Ergebnis',
  'web.sharing.copyResult': 'Ergebnis kopieren',
  'web.sharing.files': 'Dateien',
  'web.sharing.saveMatch': 'Partie sichern',
  'web.sharing.saveTranscript': 'Als Text sichern',
  'web.sharing.underWay': 'Läuft noch: {progress}.',
  'web.sharing.ended': '{outcome} {progress}.',
  'web.sharing.played': '{title} mit Opfor',
  'web.sharing.setting': '{question} {answer}',
  'web.sharing.shared': 'Eine geteilte Partie',
  'web.sharing.sharedIntro':
    'Du siehst sie dir an: Schritt {step} von {steps}. Sie liegt noch nicht auf diesem Gerät.',
  'web.sharing.keepAsMine': 'Als meine Partie behalten',
  'web.sharing.cannotOpen': 'Dieser Link lässt sich nicht öffnen. {problem}',
  'web.sharing.damaged': 'Der Link ist beschädigt: Sein Inhalt lässt sich nicht auspacken.',
  'web.sharing.unknownGame': 'Im Regal steht kein Spiel „{game}“.',
  'web.sharing.doesNotFit': 'Sie passt nicht zu den Regeln dieser App: {problem}',
  'web.sharing.stands': 'Die Frage, die ansteht',
  'web.report.title': 'Ein falscher Zug in {title}',
  'web.report.rules':
    '{edition}, Fassung {version} der Regeln, nach {count, plural, one {# Schritt} other {# Schritten}}',
  'web.report.move': 'Was der Gegner tat',
  'web.report.why': 'Warum, sagt die App',
  'web.report.position': 'Die Stellung',
  'web.report.lying': '{place}: {pieces}',
  'web.report.pieces': '{count} {piece}',
  'web.report.match': 'Die Partie (diese Datei lässt sich einlesen)',
}
