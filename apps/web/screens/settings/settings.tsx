import { lazy, Suspense, useState } from 'react'
import { loaders } from 'virtual:languages'
import { repository, unreviewed } from 'virtual:languages-told'
import { Link } from 'wouter'
import { useServer } from '../../data/account/find-server.ts'
import { accountWords } from '../../ui/text/account-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { InstallCard } from '../../ui/installing/install-card.tsx'
import { useBackLocation } from '../../ui/components/back-location.ts'
import { usePreferences } from '../../data/device/preferences.ts'
import { languageName } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { About } from './about.tsx'
import { OfflineCard } from './offline-card.tsx'
import { Radios, Switch } from '../../ui/components/fields.tsx'
import './settings.css'
import { settingWords } from './words.ts'
import { shortcutWords } from '../../ui/shortcuts/words.ts'

const ShortcutsSheet = lazy(async () => ({
  default: (await import('../../ui/shortcuts/shortcuts-sheet.tsx')).ShortcutsSheet,
}))

const textSizes = [1, 1.15, 1.3, 1.6, 2] as const

export function SettingsScreen() {
  const say = useSay()
  const back = useBackLocation()
  const hasServer = useServer() === true
  return (
    <>
      <TopBar title={say(ui.settings)} back={back} />
      <main className="page settings">
        <Look />
        <Hearing />
        <BesideBoard />
        <Keys />
        <FirstMatch />
        {hasServer && (
          <p className="row">
            <Link href="/account" className="button quiet">
              {say(accountWords.title)}
            </Link>
          </p>
        )}
        <InstallCard />
        <OfflineCard hasServer={hasServer} />
        <About hasServer={hasServer} />
      </main>
    </>
  )
}

function Look() {
  const say = useSay()
  const { theme, textSize, motion, language, prefer } = usePreferences()
  const improve = say(settingWords.improveTranslation)
  return (
    <section className="card">
      <h2>{say(settingWords.look)}</h2>
      <Radios
        title={say(settingWords.theme)}
        name="theme"
        value={theme}
        choices={[
          ['auto', say(settingWords.themeAuto)],
          ['light', say(settingWords.themeLight)],
          ['dark', say(settingWords.themeDark)],
        ]}
        change={(to) => prefer({ theme: to })}
      />
      <Radios
        title={say(settingWords.textSize)}
        name="text-size"
        value={textSize}
        choices={textSizes.map((size) => [
          size,
          say(settingWords.percent, { percent: Math.round(size * 100) }),
        ])}
        change={(to) => prefer({ textSize: to })}
      />
      <Radios
        title={say(settingWords.motion)}
        name="motion"
        value={motion}
        choices={[
          ['auto', say(settingWords.motionAuto)],
          ['less', say(settingWords.motionLess)],
        ]}
        change={(to) => prefer({ motion: to })}
      />
      <Radios
        title={say(settingWords.language)}
        name="language"
        value={language}
        choices={['en', ...Object.keys(loaders)].map((code) => [
          code,
          unreviewed.includes(code)
            ? say(settingWords.unreviewed, { language: languageName(code) })
            : languageName(code),
        ])}
        change={(to) => prefer({ language: to })}
      />
      {unreviewed.includes(language) && (
        <p className="soft">
          {say(settingWords.unreviewedNote)}{' '}
          {repository === '' ? improve : <a href={repository}>{improve}</a>}
        </p>
      )}
    </section>
  )
}

function Hearing() {
  const say = useSay()
  const { speech, sound, prefer } = usePreferences()
  const canSpeak = 'speechSynthesis' in window
  return (
    <section className="card">
      <h2>{say(settingWords.hearing)}</h2>
      <Switch
        title={say(settingWords.speech)}
        on={speech}
        disabled={!canSpeak}
        change={(to) => prefer({ speech: to })}
      />
      {!canSpeak && <p className="soft">{say(settingWords.speechAbsent)}</p>}
      <Switch title={say(settingWords.sound)} on={sound} change={(to) => prefer({ sound: to })} />
    </section>
  )
}

function BesideBoard() {
  const say = useSay()
  const { dice, draws, check, prefer } = usePreferences()
  return (
    <section className="card">
      <h2>{say(settingWords.automated)}</h2>
      <Switch
        title={say(settingWords.rolls)}
        on={dice === 'app'}
        change={(to) => prefer({ dice: to ? 'app' : 'real' })}
      />
      <Switch
        title={say(settingWords.draws)}
        on={draws === 'app'}
        change={(to) => prefer({ draws: to ? 'app' : 'real' })}
      />
      <p className="soft">{say(settingWords.automatedSoft)}</p>
      <Switch title={say(settingWords.check)} on={check} change={(to) => prefer({ check: to })} />
    </section>
  )
}

function Keys() {
  const say = useSay()
  const { shortcuts, prefer } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card">
      <h2>{say(shortcutWords.title)}</h2>
      <Switch title={say(shortcutWords.use)} on={shortcuts} change={(to) => prefer({ shortcuts: to })} />
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        {say(shortcutWords.show)}
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutsSheet close={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function FirstMatch() {
  const say = useSay()
  const { hints, prefer } = usePreferences()
  const [isReset, setReset] = useState(false)
  return (
    <section className="card">
      <h2>{say(settingWords.help)}</h2>
      <Switch title={say(settingWords.hints)} on={hints} change={(to) => prefer({ hints: to })} />
      <div className="row">
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            prefer({ hints: true, learned: [] })
            setReset(true)
          }}
        >
          {say(settingWords.again)}
        </button>
        <p role="status">{isReset && say(settingWords.begun)}</p>
      </div>
    </section>
  )
}
