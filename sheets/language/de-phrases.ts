import type { SheetLanguage } from './language.ts'

export const germanPhrases: Pick<
  SheetLanguage,
  'predicates' | 'conditions' | 'subjects' | 'quantities' | 'entities'
> = {
  predicates: {
    atLeast: [
      '(ist|sind|hat|haben) {number} oder mehr',
      '{number} oder mehr (ist|sind|hat|haben)',
      '(ist|sind) {number} oder höher',
      '{number} oder höher (ist|sind)',
      '(ist|sind) mindestens {number}',
      'mindestens {number} (ist|sind)',
    ],
    atMost: [
      '(ist|sind) {number} oder weniger',
      '{number} oder weniger (ist|sind)',
      '(ist|sind) höchstens {number}',
      'höchstens {number} (ist|sind)',
    ],
    between: [
      '(ist|sind) {number} bis {last}',
      '{number} bis {last} (ist|sind)',
      '(liegt|ist) zwischen {number} und {last}',
      'zwischen {number} und {last} (liegt|ist)',
    ],
    moreThan: [
      '(ist|sind) (mehr|größer|höher) als {number}',
      '(mehr|größer|höher) als {number} (ist|sind)',
      '(ist|liegt) über {number}',
      'über {number} (ist|liegt)',
    ],
    lessThan: [
      '(ist|sind) (weniger|kleiner|niedriger) als {number}',
      '(weniger|kleiner|niedriger) als {number} (ist|sind)',
      '(ist|liegt) unter {number}',
      'unter {number} (ist|liegt)',
    ],
    memberOfNot: ['ist (keine|keiner|keines) der {set}', '(keine|keiner|keines) der {set} ist'],
    memberOf: ['ist (eine|einer|eines) der {set}', '(eine|einer|eines) der {set} ist'],
    emptyNot: ['(ist|sind) nicht leer', 'nicht leer (ist|sind)'],
    empty: ['(ist|sind) leer', 'leer (ist|sind)'],
    relationNot: ['ist nicht {column} {other}', 'nicht {column} {other} ist'],
    relation: ['ist {column} {other}', '{column} {other} ist'],
    hasNot: [
      '(hat|haben) (nicht|kein|keine|keinen) {column}',
      '(nicht|kein|keine|keinen) {column} (hat|haben)',
      '(ist|sind) (nicht|kein|keine) {column}',
      '(nicht|kein|keine) {column} (ist|sind)',
    ],
    has: [
      '(hat|haben) {column}',
      '{column} (hat|haben)',
      '(ist|sind) (ein |eine |){column}',
      '(ein |eine |){column} (ist|sind)',
    ],
    isNot: ['(ist|sind) nicht {values}', 'nicht {values} (ist|sind)'],
    is: [
      '(ist|sind) (gleich |){values}',
      '(gleich |){values} (ist|sind)',
      'beträgt {values}',
      '{values} beträgt',
      'steht auf {values}',
      'auf {values} steht',
    ],
  },
  conditions: {
    chosenNot: ['(es gibt|gibt es) (kein|keine|keinen) {list}', 'es (kein|keine|keinen) {list} gibt'],
    chosen: ['(es gibt|gibt es) (ein|eine|einen) {list}', 'es (ein|eine|einen) {list} gibt'],
    nothingDone: [
      'nichts getan werden konnte',
      'nichts konnte getan werden',
      'nichts möglich war',
      'nichts war möglich',
    ],
  },
  subjects: {
    every: ['(jede|jeder|jedes) (der |){set}', 'alle {set}'],
    some: ['(irgendeine|irgendein|mindestens eine|mindestens ein|eine der|einer der|eines der) {set}'],
    none: ['(keine|kein|keiner|keines) (der |){set}'],
  },
  quantities: {
    roll: ['der wurf', 'den wurf', 'dem wurf'],
    answer: ['die antwort', 'der antwort'],
    turn: ['(zug|der zug|runde|die runde)'],
    count: ['(die anzahl|der anzahl|anzahl) (der |von |){set}'],
    its: ['(sein|seine|seinen|seiner|seinem|ihr|ihre|ihren|ihrer|ihrem) {noun}'],
    of: ['{noun} (von|des|der) {thing}', '{thing}s {noun}'],
  },
  entities: {
    it: ['(es|er|sie|ihn|ihm|ihr)'],
    actor: ['(der|dem|den) akteur', '(die|der) handelnde'],
    card: ['(die|der) karte'],
  },
}
