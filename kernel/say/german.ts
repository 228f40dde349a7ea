import { joined, type Language } from './language.ts'

/** The German texts of the kernel. Games add their own. */
export const german: Language = {
  code: 'de',
  decimal: ',',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  list: (names) => joined(names, 'und'),
  texts: {
    'kernel.nothing': 'nichts',
    'kernel.nobody': 'keine Auswahl',
    'kernel.number': '{name}: {number}',
    'kernel.picture.table': 'der Tisch',
    'kernel.picture.match': 'die Partie',
    'kernel.picture.many': '{count} × {piece}',
    'kernel.picture.value': '{value}',
    'kernel.list.of': '{list} ({of})',

    'kernel.ask.tie': '{list}: Was wird gewählt? ({text})',
    'kernel.ask.random': '{list}: Was kommt heraus? ({text})',
    'kernel.ask.die': '{list}: Was zeigt der Würfel? {faces}.',
    'kernel.ask.face': '{rolls}: {name}',
    'kernel.ask.faces': '{said}; {face}',
    'kernel.measured.below': '{noun}: Welche liegen unter {limit}?',
    'kernel.measured.of': '{noun}: {name}?',
    'kernel.measured.most': '{noun}: Wo ist der Wert am höchsten?',
    'kernel.measured.fewest': '{noun}: Wo ist der Wert am niedrigsten?',
    'kernel.chosen': '{list}: {chosen}',

    'kernel.answer': '{names}',
    'kernel.answer.yes': 'ja',
    'kernel.answer.no': 'nein',
    'kernel.answer.none': 'keines',

    'kernel.rule': '{key}. {rule}',
    'kernel.rule.given': '{given}: {text}',
    'kernel.given.otherwise': 'sonst',
    'kernel.given.orElse': '{given}, sonst',
    'kernel.rule.tie': 'Gleichstand, {rule}',
    'kernel.rule.ruling': '{rule} [Auslegung: {ruling}]',
    'kernel.ruling.name': '„{name}“',

    'kernel.line': '{rule}: {kept}',
    'kernel.line.tied': '{text}: {chosen} (zur Wahl: {names})',
    'kernel.rolled': '{roll} ergibt {chosen}',
    'kernel.line.could': '{name}: ausführbar',
    'kernel.line.against': '{name} ist nicht ausführbar: {against}',
    'kernel.line.said': '{question} Deine Antwort: {answer}',
    'kernel.line.drawn': '{question} Gezogen: {answer}',
    'kernel.line.thrown': '{question} Gewürfelt: {answer}',
    'kernel.line.overruled': 'Du hast entschieden: „{to}“ statt „{instead}“ ({reason})',
    'kernel.line.confirmed': 'Du hast entschieden: „{to}“ ({reason})',
    'kernel.line.ruled': 'Auslegung, {ruling}: {reading}',

    'kernel.line.cell': '{cell} ({rolled})',
    'kernel.cell.rolled': 'gewürfelt: {roll}',
    'kernel.cell.modifier': '{by} ({because})',
    'kernel.cell.total': 'gewürfelt: {roll}, {added}: {total}',

    'kernel.kept.all': 'alle',
    'kernel.kept.equal': 'alle gleich ({number})',
    'kernel.kept.numbers': '{names} ({compared})',
    'kernel.kept.passedOver': 'nirgends erfüllt, übergangen',
    'kernel.kept.nobody': 'nichts bleibt übrig',

    'kernel.summary': '{list}: {chosen}; entscheidend: {line}.',
    'kernel.secret': 'vorerst verdeckt',
    'kernel.summary.secret': '{list}: {chosen}.',
    'kernel.summary.could': '{list}: {chosen}, die erste ausführbare Aktion.',
    'kernel.summary.cell': '{list}: {cell}.',
    'kernel.summary.only': '{list}: {chosen}, die einzige Möglichkeit.',
    'kernel.summary.cannot': '{list}: Nichts ist ausführbar.',
    'kernel.summary.nobody': '{list}: keine Auswahl.',
    'kernel.summary.none': '{list}: keine Auswahl. Nichts erfüllt die Zeile: {line}.',
    'kernel.summary.rolled': '{list}: {chosen}; der Würfel zeigt {roll}.',
    'kernel.summary.overruled': '{list}: {chosen}; du hast entschieden: {reason}',

    'kernel.whyNot.absent': '{list}: {id} nicht, denn das stand nicht zur Wahl.',
    'kernel.whyNot.because': '{list}: {name} nicht, denn {because}.',
    'kernel.whyNot.chosen': '{list}: {name} wurde gewählt.',
    'kernel.whyNot.against': '{list}: {name} wurde versucht, ließ sich aber nicht ausführen: {against}.',
    'kernel.whyNot.cell': '{list}: {cell}; also nicht: {name}.',
    'kernel.whyNot.overruled': '{list}: Du hast „{chosen}“ gewählt: {reason}',
    'kernel.whyNot.later': '{list}: Vor „{name}“ kommt „{chosen}“, und das ist ausführbar.',
    'kernel.whyNot.nobody': '{rule} – trifft nirgends zu, auch nicht hier: {name}.',
    'kernel.whyNot.dropped': '{rule} – trifft zu: {kept}; trifft nicht zu: {name}.',
    'kernel.whyNot.numbers': '{rule} – {name}: {number}; {kept}: {best}.',
    'kernel.whyNot.words': '{rule} – {name}: {number}; {kept}: {best}.',
    'kernel.whyNot.tied': 'Gleich gut in jeder Zeile: {name}. Gleichstand, {text}: {chosen}.',

    'kernel.tick.move':
      'Bewege {count, plural, one {{piece}} other {# x {piece}}} – von: {from}; nach: {to}.',
    'kernel.tick.set': '{what}: jetzt {value}.',
    'kernel.tick.setFrom': '{what}: jetzt {value} (war {before}).',
    'kernel.tick.arrange': 'Bringe in diese Reihenfolge – {place}: {pieces}.',

    'kernel.spot.place': '{place}: {count, plural, one {# Spielstein} other {# Spielsteine}}.',
    'kernel.spot.named': '{place}: {count, plural, one {# Spielstein} other {# Spielsteine}} ({pieces}).',
    'kernel.spot.pieces': '{count} x {piece}',
    'kernel.spot.counter': '{what}: {value}.',
    'kernel.spot.row': '{place}, in dieser Reihenfolge: {pieces}.',
    'kernel.spot.numbers': '{of}: {numbers}.',
    'kernel.spot.number': '{what} {value}',

    'kernel.whyNot.ordered': '{list}: {chosen}, nicht {name}; entscheidend: {text}.',
    'kernel.names.more': 'noch {count}',
    'kernel.kept.allBut': 'alle außer {names}',
    'kernel.kept.next': '{names} ({best}; danach {next})',

    'kernel.passedOver': 'Es bleibt nichts zu wählen; diese Frage wird übergangen: {question}',

    'kernel.answer.also': '{said}; {field}',
    'kernel.step.answered': '{question} {answer}',
    'kernel.step.called': '{question}: {answer}',
    'kernel.step.corrected': 'Berichtigt: {edits}',
    'kernel.step.overruled': '{list}: Entscheidung geändert, stattdessen {to} ({reason}).',

    'kernel.settings.gone': 'Die Einstellung {id} gibt es nicht mehr.',
    'kernel.settings.answer': '{option} {answer}: Das geht nicht mehr. {problem}',
    'kernel.settings.ruling': 'Die Auslegung {id} gibt es nicht mehr.',
    'kernel.settings.reading': '{ruling} Die Lesart {reading} gibt es nicht mehr.',

    'kernel.differs.entry': 'Eintrag {entry} der Aufzeichnung passt nicht: {problem}.',
    'kernel.differs.question': 'Schritt {step} beantwortete eine andere Frage. Jetzt lautet sie: {question}',
    'kernel.differs.answer':
      'Schritt {step} antwortete {answer}; das ist nicht mehr möglich. Die Frage lautet: {question}',
    'kernel.differs.correction':
      'Schritt {step} berichtigte den Tisch so, wie es nicht mehr möglich ist: {problem}',
    'kernel.differs.overrule':
      'Schritt {step} änderte eine Entscheidung, die die Regeln an dieser Stelle nicht mehr treffen.',
    'kernel.differs.over': 'Nach diesen Regeln ist die Partie nach Schritt {step} zu Ende.',
    'kernel.differs.turn':
      'Mit denselben Antworten endet der nächste Zug jetzt anders als damals, als er gespielt wurde.',
    'kernel.differs.newer':
      'Sie wurde nach Fassung {version} der Regeln gespielt; dieses Programm kennt sie bis {known}. Aktualisiere es, um mit der Partie selbst weiterzuspielen.',
    'kernel.differs.rules': 'Sie wurde nach einem anderen Regeltext gespielt.',
    'kernel.differs.failed': 'Von dort können die Regeln nicht weiter: {problem}',
    'kernel.differs.start':
      'Die Stellung, mit der die Partie begann, lässt sich nicht mehr eingeben: {problem}',
  },
}
