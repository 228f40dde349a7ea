import { useSay, useSentence } from '../../../ui/text/language.tsx'
import type { Figures } from './figures.ts'
import { percentSaid } from './marks.ts'
import { healthWords } from './words.ts'

/** Who wins how often, and by which ending. */
export function Endings({ figures: { endings } }: { readonly figures: Figures }) {
  const say = useSay()
  const sentence = useSentence()
  const ended = endings.reduce((sum, { count }) => sum + count, 0)
  const share = (winner: string): number =>
    endings.reduce((sum, each) => sum + (each.winner === winner ? each.count : 0), 0) / ended
  const said = (winner: string): string => percentSaid(share(winner), say)
  return (
    <section className="health-endings">
      <h2>{say(healthWords.endings)}</h2>
      {ended === 0 ? (
        <p>{say(healthWords.noneEnded)}</p>
      ) : (
        <>
          <p>
            <strong>
              {say(healthWords.wins, { you: said('player'), opponent: said('opponent') })}
              {share('nobody') > 0 && ` ${say(healthWords.nobodyWins, { nobody: said('nobody') })}`}
            </strong>
          </p>
          <ul>
            {endings
              .filter(({ count }) => count > 0)
              .toSorted((one, other) => other.count - one.count)
              .map(({ name, count }, nth) => (
                <li key={nth}>
                  {percentSaid(count / ended, say)}: {sentence(name)}
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  )
}
