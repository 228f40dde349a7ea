import type { WhoRolls } from '@opfor/kernel'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { menuOf } from '../boards/extras.ts'
import { findExample } from '../examples/find-example.ts'
import { exampleWords } from '../examples/words.ts'
import { cardsInPlayWords } from '../cards-in-play/card-sheet.tsx'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { houseTitle } from '../../data/storage/page-title.ts'
import { addressOf } from '../../data/storage/address.ts'
import { useSay } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { useMatch } from '../../data/store/match-store.ts'
import { Choices } from '../../ui/components/choices.tsx'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { ui } from '../../ui/text/words.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'

export type SheetName = 'history' | 'correct' | 'check' | 'more' | 'share'

const MayComeSheet = lazy(async () => ({
  default: (await import('../cards-in-play/forecast-sheet.tsx')).ForecastSheet,
}))
const HowItWorksSheet = lazy(async () => ({
  default: (await import('../how-it-works/how-it-works-sheet.tsx')).HowItWorksSheet,
}))
const PageDialog = lazy(async () => ({
  default: (await import('./page-dialog.tsx')).PageDialog,
}))
const ExampleSheet = lazy(async () => ({
  default: (await import('../examples/example-sheet.tsx')).ExampleSheet,
}))

export function MoreSheet({
  open,
  close,
  show,
  why,
}: {
  readonly open: OpenMatch
  readonly close: () => void
  readonly show: (sheet: SheetName) => void
  readonly why: (() => void) | undefined
}) {
  const say = useSay()
  const { answer, redo, setWhoRolls } = useMatch()
  const [submenu, setSubmenu] = useState<'forecast' | 'example' | 'how'>()
  // House rules change lists of a game that is explained as it is printed.
  const page = houseTitle(open.game) === undefined ? open.game.rules?.text : undefined
  const example = findExample(open.match)
  const Menu = menuOf(open.game.id)
  const { question } = open.match
  const whoRollsChoice = (what: keyof WhoRolls, title: string) => (
    <Choices
      legend={title}
      chosen={open.who[what]}
      choose={(by) => void setWhoRolls({ [what]: by })}
      choices={[
        { value: 'app', text: say(deferredWords.byApp) },
        { value: 'real', text: say(deferredWords.real) },
      ]}
    />
  )
  if (submenu !== undefined)
    return (
      <Suspense>
        {submenu === 'forecast' && <MayComeSheet match={open.match} close={close} />}
        {submenu === 'how' && page !== undefined && <PageDialog text={page} close={close} />}
        {submenu === 'how' && page === undefined && <HowItWorksSheet id={open.game.id} close={close} />}
        {submenu === 'example' && example !== undefined && <ExampleSheet example={example} close={close} />}
      </Suspense>
    )
  return (
    <BottomSheet title={say(ui.more)} close={close}>
      <HouseRulesLink game={open.game} />
      <div className="menu">
        <button
          type="button"
          className="choice"
          disabled={open.match.undone.length === 0}
          onClick={() => {
            close()
            void redo()
          }}
        >
          {say(deferredWords.redo)}
        </button>
        <button
          type="button"
          className="choice"
          disabled={why === undefined}
          onClick={() => {
            close()
            why?.()
          }}
        >
          {say(deferredWords.whyLast)}
        </button>
        {open.game.forecast !== undefined && (
          <button type="button" className="choice" onClick={() => setSubmenu('forecast')}>
            {say(cardsInPlayWords.mayCome)}
          </button>
        )}
        {example !== undefined && (
          <button type="button" className="choice" onClick={() => setSubmenu('example')}>
            {say(exampleWords.reasoning)}
          </button>
        )}
        {Menu !== undefined && (
          <Suspense>
            <Menu open={{ id: open.record.id, match: open.match }} />
          </Suspense>
        )}
        <button type="button" className="choice" onClick={() => show('history')}>
          {say(deferredWords.history)}
        </button>
        <button type="button" className="choice" onClick={() => show('check')}>
          {say(deferredWords.spotCheck)}
        </button>
        <button
          type="button"
          className="choice"
          disabled={question === undefined}
          onClick={() => show('correct')}
        >
          {say(deferredWords.correct)}
        </button>
        {question?.options
          ?.filter((option) => option.isMenuOnly)
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="choice"
              onClick={() => {
                close()
                void answer(question, id)
              }}
            >
              {say(name)}
            </button>
          ))}
        <button type="button" className="choice" onClick={() => show('share')}>
          {say(deferredWords.share)}
        </button>
        <button type="button" className="choice" onClick={() => setSubmenu('how')}>
          {say(page === undefined ? ui.howItWorks : deferredWords.thePage)}
        </button>
        <Link href={`/reference/${addressOf(open.game)}`} className="choice">
          {say(ui.reference)}
        </Link>
        <Link href="/settings" className="choice">
          {say(ui.settings)}
        </Link>
      </div>
      {whoRollsChoice('dice', say(deferredWords.dice))}
      {whoRollsChoice('draws', say(deferredWords.draws))}
    </BottomSheet>
  )
}
