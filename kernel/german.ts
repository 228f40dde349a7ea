import { joined, type Language } from './language.ts'

/** German: what the kernel itself says. Games add their own texts. */
export const german: Language = {
  code: 'de',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  list: (names) => joined(names, 'und'),
  texts: {
    'kernel.nothing': 'nichts',
    'kernel.nobody': 'keine Auswahl',
    'kernel.number': '{name} {number}',
    'kernel.chosen': '{list}: {chosen}',

    'kernel.answer': '{names}',
    'kernel.answer.yes': 'ja',
    'kernel.answer.no': 'nein',
    'kernel.answer.none': 'keines',

    'kernel.rule': '{key}. {rule}',
    'kernel.rule.given': '{given}: {text}',
    'kernel.rule.ruling': '{rule} [Auslegung: {ruling}]',

    'kernel.line': '{rule}: {kept}',
    'kernel.line.tied': 'Gleichstand. {text}: {chosen} (unter {names})',
    'kernel.line.rolled': 'Gleichstand. {text}: {roll} ergibt {chosen} (unter {names})',
    'kernel.line.could': '{name}: ausführbar',
    'kernel.line.couldNot': '{name}: nicht ausführbar',
    'kernel.line.cell': 'Tabelle: {cell}',
    'kernel.line.overruled': 'Überstimmt: {to} statt {instead}: {reason}',
    'kernel.line.ruled': 'Auslegung. {ruling} {reading}',

    'kernel.kept': '{names}',
    'kernel.kept.all': 'alle',
    'kernel.kept.equal': 'alle gleich ({compared})',
    'kernel.kept.numbers': '{names} ({compared})',
    'kernel.kept.passedOver': 'nirgends erfüllt, übergangen',
    'kernel.kept.nobody': 'nichts bleibt übrig',

    'kernel.summary': '{list}: {chosen}, entscheidend: {line}.',
    'kernel.summary.could': '{list}: {chosen}, die erste ausführbare Aktion.',
    'kernel.summary.only': '{list}: {chosen}; etwas anderes gab es nicht.',
    'kernel.summary.nobody': '{list}: keine Auswahl.',
    'kernel.summary.overruled': 'deine eigene Entscheidung: {reason}',

    'kernel.whyNot.absent': '{list}: {id} stand nicht zur Wahl.',
    'kernel.whyNot.chosen': '{list}: {name} wurde doch gewählt.',
    'kernel.whyNot.could': '{list}: {name} wurde versucht, ließ sich aber nicht ausführen.',
    'kernel.whyNot.overruled': '{list}: überstimmt: {reason}',
    'kernel.whyNot.later': '{list}: {name} kommt erst nach {chosen}.',
    'kernel.whyNot.nobody': '{rule}: Nichts blieb übrig, auch {name} nicht.',
    'kernel.whyNot.dropped': '{rule}: {kept}, nicht {name}.',
    'kernel.whyNot.numbers': '{rule}: {name} hat {number}, {kept} {best}.',
    'kernel.whyNot.tied': '{name} war bis zur letzten Zeile gleich gut; {text}: {chosen}.',
    'kernel.whyNot.rolled': '{name} war bis zur letzten Zeile gleich gut; {text}: {roll} ergibt {chosen}.',

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

    'kernel.passedOver': 'Es bleibt nichts zu wählen; diese Frage wird übergangen: {question}',

    'kernel.answer.also': '{said}; {field}',
    'kernel.step.answered': '{question} {answer}',
    'kernel.step.called': '{question}: {answer}',
    'kernel.step.corrected': 'Berichtigt: {edits}',
    'kernel.step.overruled': '{list}: überstimmt, stattdessen {to} ({reason}).',

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
      'Schritt {step} überstimmte eine Entscheidung, die die Regeln an dieser Stelle nicht mehr treffen.',
    'kernel.differs.over': 'Nach diesen Regeln ist die Partie nach Schritt {step} zu Ende.',
    'kernel.differs.turn':
      'Mit denselben Antworten endet der nächste Zug jetzt anders als damals, als er gespielt wurde.',
    'kernel.differs.newer':
      'Sie wurde nach Fassung {version} der Regeln gespielt; dieses Programm kennt sie bis {known}. Aktualisiere es, um mit der Partie selbst weiterzuspielen.',
    'kernel.differs.failed': 'Von dort können die Regeln nicht weiter: {problem}',
    'kernel.differs.start':
      'Die Stellung, mit der die Partie begann, lässt sich nicht mehr eingeben: {problem}',
  },
}
