/** The German texts of sheets. */
export const german: Readonly<Record<string, string>> = {
  'sheets.tooLong': 'Die Seite ist länger als {limit} kB; was dahinter steht, wird nicht gelesen.',
  'sheets.tooManySections': 'Es gibt mehr als {limit} Abschnitte; der Rest wird nicht gelesen.',
  'sheets.tooDeep': 'Listen können {limit} Stufen tief sein.',
  'sheets.nameTooLong': 'Ein Name kann {limit} Zeichen haben.',
  'sheets.unknownLanguage': 'Unbekannte Sprache „{code}“. Verfügbar: {codes}.',
  'sheets.secondBody':
    'Ein Abschnitt hat eine Liste oder eine Tabelle. Gib dieser hier eine eigene Überschrift.',
  'sheets.secondList': 'Unter einem Schritt steht eine Liste.',
  'sheets.almostCounter': 'Ein Zähler wird so geschrieben: „Alarm: 0 (0 bis 6)“.',
  'sheets.noHeading': 'Diese Überschrift hat keinen Namen.',
  'sheets.sameName': '„{name}“ gibt es zweimal: zuerst in Zeile {line}.',
  'sheets.notAName': 'Fett gedruckt steht nur ein Name, und nichts heißt „{name}“.',
  'sheets.noSuchName': 'Nichts heißt „{name}“.',
  'sheets.didYouMean': 'Nichts heißt „{name}“. Meinst du „{other}“?',
  'sheets.looksKnown':
    '„{words}“ sieht aus wie etwas, das die App berechnet, ist aber keine der bekannten Formen. Also wird danach gefragt.',
  'sheets.halfKnown':
    'Ein Teil von „{words}“ ließe sich berechnen, aber nicht alles. Also wird nach allem gefragt.',
  'sheets.looksDone':
    '„{words}“ beginnt mit „{verb}“, ist aber keine der bekannten Formen. Also wird es nur angezeigt.',
  'sheets.needsColon':
    'Was auf „Wenn“ folgt, endet mit einem Doppelpunkt; mit einem Komma wird der Satz nur angezeigt.',
  'sheets.putColon': 'Doppelpunkt setzen',
  'sheets.notAWord':
    '„{word}“ ist kein Wort der Spalte „{column}“. Schreib alle ihre Wörter in eine Zeile unter der Tabelle: „{column}: {word}, …“.',
  'sheets.looksLikeSet': '„{words}“ lässt sich nicht ausrechnen und wird deshalb für jede Figur gefragt.',
  'sheets.foreignVerb': '„{words}“ ist in einer anderen Sprache geschrieben als die Seite.',
  'sheets.notALine':
    'Eine Zeile einer Liste beginnt mit muss, bevorzugt, meidet, meiste, wenigste oder Ähnlichem.',
  'sheets.notATie':
    'Ein Gleichstand wird „der Reihe nach“, „zufällig“, mit „würfle W6“ oder mit „du wählst“ aufgelöst.',
  'sheets.noTie': '„{name}“ sagt nicht, was bei Gleichstand geschieht. Also wählst du.',
  'sheets.headWithoutBody':
    'Auf den Doppelpunkt folgt nichts. Gehören die Zeilen darunter dazu, rücke sie um vier Leerzeichen ein.',
  'sheets.bulletsBelowHead':
    'Schritte unter einem Doppelpunkt haben Nummern; Aufzählungspunkte sind Antworten.',
  'sheets.otherwiseWithoutIf': 'Vor diesem „Sonst“ steht kein „Wenn“.',
  'sheets.notAnEnding':
    'Eine Zeile des Endes lautet „Du gewinnst, wenn ...“, „... gewinnt, wenn ...“ oder „Das Spiel endet, wenn ...“.',
  'sheets.notARoll': 'Ein Wurf lautet „Würfle 2W6, +1 wenn ...“ oder „Würfle eines von: 2 x Ass, 1 x Niete“.',
  'sheets.notAModifier': 'Ein Modifikator lautet „+1 wenn ...“ oder „- ihre Nerven“.',
  'sheets.notAQuantity': '„{words}“ ist keine Zahl und kein Wort, das hier geführt wird.',
  'sheets.badRuling': 'Eine Auslegung lautet „Auslegung Name: Frage? eins (Standard), anderes.“',
  'sheets.badOption': 'Eine Option lautet „Option Name: eins (Standard), anderes“.',
  'sheets.badMeasure': 'Ein Maß lautet „Maß Entfernung: 0 bis 48 Zoll“.',
  'sheets.badExample': 'Dieser Teil des Beispiels ist nicht verständlich.',
  'sheets.emptyExample': 'Ein Beispiel sagt, was es ergibt: „Ziel ergibt Blau“.',
  'sheets.gap': 'Keine Zeile gilt für {numbers}.',
  'sheets.overlap': 'Zwei Zeilen gelten für {numbers}.',
  'sheets.noRowFor': 'Keine Zeile gilt für „{word}“.',
  'sheets.noColumnFor': 'Keine Spalte gilt für „{word}“.',
  'sheets.noTurn': 'Es gibt keinen Abschnitt „{name}“, also läuft nichts ab.',
  'sheets.notReached': 'Nichts führt zu „{name}“.',
  'sheets.whoIsIt': '„es“, „er“ oder „sie“ meint hier noch {first}, nicht {second}.',
  'sheets.fallsThrough':
    'Nach dieser Antwort geht es mit dem nächsten Schritt weiter. Ist das gemeint, schreibe „weiter“.',
  'sheets.aboutCandidate':
    'Die Bedingung einer Zeile handelt vom Tisch, nicht von einem, der zur Wahl steht: „es“ ist hier nicht bekannt.',
  'sheets.endlessLoop': 'Nichts in dieser Schleife ändert „{words}“.',
  'sheets.neverReshuffled': 'Von „{name}“ wird gezogen, aber nie neu gemischt.',
  'sheets.optionNotRead': 'Nichts fragt „{name}“ ab.',
  'sheets.noSuchStep': 'Hier gibt es keinen Schritt {number}.',
  'sheets.putQuotes': 'In Anführungszeichen setzen: ein Mensch sagt es',
  'sheets.addLine': '„{words}“ ergänzen',
  'sheets.indent': 'Die Zeilen darunter um vier Leerzeichen einrücken',
  'sheets.changeTo': 'In „{name}“ ändern',
}
