import { BottomSheet } from '../../ui/components/sheet.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { HowItWorks } from './how-it-works.tsx'

export function HowItWorksSheet({ id, close }: { readonly id: string; readonly close: () => void }) {
  const say = useSay()
  return (
    <BottomSheet title={say(ui.howItWorks)} close={close}>
      <HowItWorks id={id} />
    </BottomSheet>
  )
}
