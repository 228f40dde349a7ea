import { shelf } from '@opfor/games'
import { useSay } from '../language.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { usePreferences } from '../preferences.ts'
import { ui } from '../words.ts'

/** Colours, text size, language; and what this app is. */
export function Settings() {
  const say = useSay()
  const { theme, textSize, language, prefer } = usePreferences()
  const radios = <T extends string | number>(
    title: string,
    name: string,
    value: T,
    choices: readonly (readonly [T, string])[],
    change: (to: T) => void,
  ) => (
    <fieldset className="card option">
      <legend>{title}</legend>
      {choices.map(([choice, text]) => (
        <label key={choice} className="radio">
          <input type="radio" name={name} checked={value === choice} onChange={() => change(choice)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
  return (
    <>
      <TopBar title={say(ui.settings)} back="/" />
      <main className="page">
        {radios(
          say(ui.theme),
          'theme',
          theme,
          [
            ['auto', say(ui.themeAuto)],
            ['light', say(ui.themeLight)],
            ['dark', say(ui.themeDark)],
          ] as const,
          (to) => prefer({ theme: to }),
        )}
        {radios(
          say(ui.textSize),
          'text-size',
          textSize,
          [
            [1, 'A'],
            [1.15, 'A+'],
            [1.3, 'A++'],
          ] as const,
          (to) => prefer({ textSize: to }),
        )}
        {radios(
          say(ui.language),
          'language',
          language,
          [
            ['en', 'English'],
            ['de', 'Deutsch'],
          ] as const,
          (to) => prefer({ language: to }),
        )}
        <section className="card about">
          <h2>{say(ui.about)}</h2>
          {shelf.map((game) => (
            <p key={game.id}>
              {say(ui.unofficial, { title: game.title, publisher: game.rulebook.publisher })}
            </p>
          ))}
          <p>{say(ui.stored)}</p>
          <p>{say(ui.wakeLock)}</p>
          <p>{say(ui.licence)}</p>
        </section>
      </main>
    </>
  )
}
