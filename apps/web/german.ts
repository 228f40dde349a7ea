import { german as ofShelf } from '@opfor/games/german'
import { type Language, translated } from '@opfor/kernel'
import { germanTexts as ofAccount } from './account/german.ts'
import { germanTexts as ofGrid } from './boards/admiral/german.ts'
import { germanTexts as ofBoard } from './boards/blitzkrieg/german.ts'
import { germanTexts as ofBattleEditor } from './boards/blood-and-plunder/editor/german.ts'
import { germanTexts as ofTable } from './boards/blood-and-plunder/german.ts'
import { germanTexts as ofHexes } from './boards/conflict-of-heroes/german.ts'
import { germanTexts as ofChallenge } from './challenge/german.ts'
import { germanTexts as ofCorrecting } from './correcting/german.ts'
import { germanTexts as ofExamples } from './examples/german.ts'
import { germanTexts as ofHints } from './first-match/german.ts'
import { germanTexts as ofInPlay } from './in-play/german.ts'
import { germanTexts as ofKeeping } from './keeping/german.ts'
import { germanTexts as ofPacks } from './packs/german.ts'
import { germanTexts as ofParted } from './parted/german.ts'
import { germanTexts as ofPlays } from './plays/german.ts'
import { germanTexts as ofReference } from './reference/german.ts'
import { germanTexts as ofSettings } from './settings/german.ts'
import { germanTexts as ofSharing } from './sharing/german.ts'
import { germanTexts as ofLab } from './lab/german.ts'
import { germanTexts as ofStudies } from './studies/german.ts'
import { germanTexts as ofWhy } from './why/german.ts'
import { german as ofLabFigures } from '@opfor/lab/german'

/** What the shell itself says, in German. */
export const germanTexts: Readonly<Record<string, string>> = {
  'web.app': 'Opfor',
  'web.tagline': 'Der zweite Spieler an deinem Solo-Spieltisch',
  'web.playNow': 'Gleich spielen',
  'web.newMatch': 'Neue Partie',
  'web.start': 'Los',
  'web.setUp': 'Stellung aufbauen',
  'web.settings': 'Einstellungen',
  'web.reference': 'Nachschlagen',
  'web.back': 'Zurück',
  'web.close': 'Schließen',
  'web.done': 'Fertig',
  'web.none': 'Keines davon',
  'web.likely': 'wahrscheinlich',
  'web.asBefore': 'wie zuvor',
  'web.filledIn': 'Ausgefüllt, wie es sein dürfte: Ändere, was anders ist.',
  'web.filledInAsBefore': 'Ausgefüllt, wie du es zuvor gesagt hast: Ändere, was jetzt anders ist.',
  'web.allOfThem': 'Alle',
  'web.several': 'Mehrere gleich',
  'web.typeName': 'Der Name, wie {sample}',
  'web.allAlike': 'Alle gleich',
  'web.oneLess': 'Eins weniger',
  'web.oneMore': 'Eins mehr',
  'web.roundDown': 'Ganze {unit} genügen; runde ab.',
  'web.yes': 'Ja',
  'web.no': 'Nein',
  'web.rollForMe': 'Würfle für mich',
  'web.drawForMe': 'Zieh für mich',
  'web.left': '{count, plural, other {noch #}}',
  'web.atMost': '{count, plural, other {höchstens noch #}}',
  'web.takeMore': '{count, plural, one {noch # antippen} other {noch # antippen}}',
  'web.clear': 'Leeren',
  'web.why': 'Warum?',
  'web.decideMyself': 'Das entscheide ich selbst',
  'web.inPlay': 'Im Spiel: {title}{more, plural, =0 {} other { +#}}',
  'web.whyLast': 'Warum der letzte Zug?',
  'web.closer': 'Vergrößern',
  'web.farther': 'Verkleinern',
  'web.toMove': 'Auf deinem Tisch',
  'web.whatHappened': 'Was geschah',
  'web.handOver': 'Gib das Gerät weiter: Nur {seat} darf jetzt hinsehen.',
  'web.keptSecret': 'bleibt geheim',
  'web.itIsMe': 'Ich bin {seat}: Zeig es mir',
  'web.undo': 'Rückgängig',
  'web.redo': 'Wiederholen',
  'web.history': 'Verlauf',
  'web.look': 'Du siehst Schritt {step} von {steps}.',
  'web.stepBack': 'Einen Schritt zurück',
  'web.stepForward': 'Einen Schritt vor',
  'web.askedThen': 'Damals gefragt: {question}',
  'web.backToNow': 'Zum jetzigen Stand',
  'web.goBackHere': 'Hierher zurückgehen',
  'web.branch': 'Von hier abzweigen',
  'web.branchOf': '{name}, ein anderer Weg',
  'web.correct': 'Berichtigen',
  'web.bringInLine': 'So stimmt dein Tisch wieder',
  'web.allDone': 'Alles erledigt',
  'web.movedThese': 'Hattest du das schon getan?',
  'web.movedYes': 'Ja, alles',
  'web.movedNo': 'Nein, nichts davon',
  'web.movedPutBack': 'Nein, und was ich abgehakt habe, liegt wieder wie vorher',
  'web.spotCheck': 'Stichprobe',
  'web.spotIntro': 'Ist es auf deinem Tisch genauso?',
  'web.same': 'Ja, genauso',
  'web.correctSomething': 'Etwas berichtigen',
  'web.differs': 'Etwas ist anders',
  'web.speak': 'Vorlesen',
  'web.dice': 'Würfel',
  'web.draws': 'Ziehen',
  'web.byApp': 'durch die App',
  'web.real': 'echt',
  'web.more': 'Mehr',
  'web.over': 'Die Partie ist zu Ende',
  'web.again': 'Noch eine Partie',
  'web.noSuchMatch': 'Diese Partie gibt es auf diesem Gerät nicht.',
  'web.broken': 'Diese Partie lässt sich nicht fortsetzen: {problem}',
  'web.remove': 'Löschen',
  'web.removed': '{name} wurde gelöscht.',
  'web.undoRemove': 'Zurückholen',
  'web.matches': 'Deine Partien',
  'web.plays': 'Meine Partien',
  'web.share': 'Teilen',
  'web.lab': 'Labor',
  'web.somethingElse': 'Etwas anderes',
  'web.usual': 'Das Übliche',
  'web.moreOptions': 'Weitere Einstellungen',
  'web.rulings': 'Auslegungen',
  'web.corrected': 'Berichtigt',
  'web.overruled': 'Überstimmt: {reason}',
  'web.byWhom': '{text} {answer}',
  'web.board': 'Plan',
  'web.unofficial':
    'Inoffiziell. Du brauchst das Spiel: {title} (Verlag: {publisher}). Kein Regeltext, kein Kartentext und kein Bild daraus liegt bei.',
  'web.before': 'Vorher',
  'web.repeated': 'Noch einmal ({times}×):',
  'web.earlier': '{count, plural, one {Ein Schritt dieses Zuges} other {# Schritte dieses Zuges}} davor',
  'web.placeOnBoard': 'Stell es auf dem Plan hin, oder gib es hier ein.',
  'web.tapBoard': 'Tippe auf ein leuchtendes Feld des Plans, oder wähle hier.',
  'web.number': '{from} bis {to} {unit}',
  'web.newVersion': 'Eine neue Fassung ist da. Deine Partie bleibt erhalten.',
  'web.reload': 'Verwenden',
  'web.later': 'Später',
}

/** German: the shelf, the shell and the boards. */
export const german: Language = translated(
  ofShelf,
  germanTexts,
  ofBoard,
  ofTable,
  ofBattleEditor,
  ofGrid,
  ofHexes,
  ofHints,
  ofPacks,
  ofReference,
  ofSettings,
  ofKeeping,
  ofParted,
  ofPlays,
  ofSharing,
  ofLab,
  ofStudies,
  ofWhy,
  ofInPlay,
  ofExamples,
  ofLabFigures,
  ofAccount,
  ofChallenge,
  ofCorrecting,
)
