import { spotCheck } from '@opfor/kernel'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import './spot-list.css'

/** The numbers of the game, otherwise those of its layout. */
export function SpotList({ open: { game, match } }: { readonly open: OpenMatch }) {
  const say = useSay()
  const sentence = useSentence()
  const groups = game.spotCheckItems?.(match.situation)
  if (groups === undefined)
    return (
      <ul className="spots ticks">
        {spotCheck(game.layout(match.situation)).map((each, at) => (
          <li key={at}>
            <label>
              <input type="checkbox" /> <span>{sentence(each)}</span>
            </label>
          </li>
        ))}
      </ul>
    )
  return groups.map((group) => (
    <section key={group.name.id} className="spot-group">
      <h3>{sentence(group.name)}</h3>
      <ul>
        {group.spots.map((spot, at) => (
          <li key={at} className="spot">
            <strong>{say(spot.name)}</strong>
            {spot.facts.map((fact) => (
              <span key={fact.id}>{say(fact)}</span>
            ))}
            {spot.also.length > 0 && (
              <ul className="spot-marks">
                {spot.also.map((each) => (
                  <li key={each.id}>{say(each)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}
