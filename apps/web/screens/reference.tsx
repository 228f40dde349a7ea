import { type Declared, type Rule, ruleTold } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import { gameOf } from '../match-store.ts'
import { TopBar } from '../parts/top-bar.tsx'
import { ui } from '../words.ts'

/** A game's lists, charts, options and rulings, made from the rule data. */
export function Reference({ id }: { readonly id: string }) {
  const say = useSay()
  const game = gameOf(id)
  if (game === undefined) return <TopBar title={id} back="/" />
  return (
    <>
      <TopBar title={`${game.title}: ${say(ui.reference)}`} back="/" />
      <main className="page reference">
        {game.declared.map((declared) => (
          <DeclaredTold key={declared.id} declared={declared} />
        ))}
        <section>
          <h2>{say(ui.rulings)}</h2>
          {game.rulings.map((ruling) => (
            <article key={ruling.id} className="card">
              <h3>{say(ruling.question)}</h3>
              <ul>
                {Object.entries(ruling.readings).map(([reading, text]) => (
                  <li key={reading}>
                    {say(text)}
                    {reading === ruling.standard && <em> ({say(ui.standard)})</em>}
                  </li>
                ))}
              </ul>
              <p className="soft">{say(ruling.why)}</p>
            </article>
          ))}
        </section>
      </main>
    </>
  )
}

function DeclaredTold({ declared }: { readonly declared: Declared }) {
  const say = useSay()
  return (
    <section className="card">
      <h2>{say(declared.title)}</h2>
      <p className="soft">
        {declared.cite.book}: {declared.cite.heading}
      </p>
      <ul className="lines">
        {declared.lines.map((rule: Rule) => (
          <li key={rule.id}>{say(ruleTold(rule))}</li>
        ))}
      </ul>
    </section>
  )
}
