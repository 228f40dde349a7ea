import { Sheet } from '../components/sheet.tsx'
import { homeWords } from '../home/words.ts'
import { useSay } from '../text/language.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** How the game works, in a sheet over its match. */
export function HowItWorksSheet({ id, close }: { readonly id: string; readonly close: () => void }) {
  const say = useSay()
  return (
    <Sheet title={say(homeWords.howItWorks)} close={close}>
      <HowItWorks id={id} />
    </Sheet>
  )
}
