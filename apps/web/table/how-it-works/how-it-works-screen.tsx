import { Link } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { Unofficial } from '../../ui/components/unofficial.tsx'
import { useGame } from '../../data/registry/registry.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { HowItWorks } from './how-it-works.tsx'

export function HowItWorksScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const game = useGame(id)
  if (game === undefined) return <TopBar title={id} back={`/game/${id}`} />
  return (
    <>
      <TopBar title={game.title} back={`/game/${game.id}`} />
      <main className="page">
        <h2>{say(ui.howItWorks)}</h2>
        {game.about !== undefined && <p>{say(game.about)}</p>}
        <HowItWorks id={id} />
        <p className="soft">
          <Unofficial game={game} />
        </p>
        <Link href={`/reference/${id}`} className="text-button">
          {say(ui.reference)}
        </Link>
      </main>
    </>
  )
}
