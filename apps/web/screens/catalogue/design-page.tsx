import { type ReactNode, useState } from 'react'
import { games } from 'virtual:games'
import { Radios, Switch } from '../../ui/components/fields.tsx'
import { RowLink } from '../../ui/components/row-link.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { Icon, iconNames } from '../../ui/design/icon.tsx'

const colours =
  'paper card raised well line edge ink soft accent accent-wash bot bot-fill bot-wash player player-fill player-wash special special-wash shown focus land sea board-ink'.split(
    ' ',
  )

/** For developers: every control in every state, with the accent of each game. */
export function DesignPage() {
  const [theme, setTheme] = useState(document.documentElement.dataset['theme'] ?? 'auto')
  const show = (chosen: string): void => {
    document.documentElement.dataset['theme'] = chosen
    setTheme(chosen)
  }
  return (
    <>
      <TopBar title="Design" back="/" />
      <main className="page">
        <Radios
          title="Theme"
          name="theme"
          value={theme}
          choices={[
            ['auto', 'System'],
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
          change={show}
        />
        <Controls />
        {games.map(({ id, title }) => (
          <div key={id} data-game={id} className="row">
            <h2>{title}</h2>
            <button type="button" className="button">
              Done
            </button>
            <button type="button" className="choice" aria-pressed>
              Chosen
            </button>
            <span className="badge">+3</span>
            <input type="checkbox" className="check" aria-label="Done" defaultChecked />
          </div>
        ))}
      </main>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card-text">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Controls() {
  const [level, setLevel] = useState('medium')
  const [on, setOn] = useState(true)
  return (
    <>
      <Part title="Buttons">
        <div className="row">
          {['', 'quiet', 'danger'].flatMap((kind) =>
            [false, true].map((disabled) => (
              <button
                key={`${kind}${disabled}`}
                type="button"
                className={`button ${kind}`}
                disabled={disabled}
              >
                {kind === '' ? 'Primary' : kind}
              </button>
            )),
          )}
          <button type="button" className="text-button">
            Text
          </button>
          <button type="button" className="icon-button" aria-label="Undo">
            <Icon name="undo" />
          </button>
        </div>
        <button type="button" className="button big">
          Done<small>3 still open</small>
        </button>
      </Part>
      <Part title="Choosing">
        <Radios
          title="Segmented"
          name="level"
          value={level}
          choices={[
            ['easy', 'Easy'],
            ['medium', 'Medium'],
            ['hard', 'Hard'],
          ]}
          change={setLevel}
        />
        <Switch title="Toggle" on={on} change={setOn} />
        <Switch title="Toggle that cannot be changed" on={false} disabled change={setOn} />
        <div className="row">
          {[true, false].map((pressed) => (
            <button key={String(pressed)} type="button" className="choice" aria-pressed={pressed}>
              Choice <strong>2</strong>
            </button>
          ))}
          {[true, false].map((pressed) => (
            <button key={String(pressed)} type="button" className="chip" aria-pressed={pressed}>
              Chip
            </button>
          ))}
          {[true, false].map((checked) => (
            <input
              key={String(checked)}
              type="checkbox"
              className="check"
              aria-label="Done"
              defaultChecked={checked}
            />
          ))}
        </div>
      </Part>
      <Part title="Entering">
        <label className="field">
          Name of the match
          <input type="text" defaultValue="Friday evening" />
        </label>
        <label className="field">
          Battle
          <select>
            <option>The village</option>
          </select>
        </label>
      </Part>
      <Part title="Telling">
        <div className="row">
          <span className="badge">+3</span>
          <span className="badge ruling">
            <Icon name="book" />
            Ruling
          </span>
        </div>
        <p className="scores">
          <span className="score bot">
            Bot <b>18</b>
          </span>
          <span className="score player">
            You <b>16</b>
          </span>
        </p>
        <p className="notice">A note says one thing and leaves.</p>
        <ul className="card rows">
          <RowLink to="/design" icon="lab" title="A row with an icon" about="One line of explanation." />
          <RowLink to="/design" title="A row" />
        </ul>
      </Part>
      <Part title="Type">
        <p className="name">Outcomes and names of games</p>
        <h2>Sections and questions</h2>
        <p>Sentences.</p>
        <p className="small soft">Causes and notes.</p>
      </Part>
      <Part title="Icons">
        <div className="row">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part title="Colours">
        <ul className="row small">
          {colours.map((name) => (
            <li
              key={name}
              className="badge"
              ref={(item) => {
                item?.style.setProperty('background', `var(--${name})`)
              }}
            >
              <span className="badge">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}
