import type { Example } from '@opfor/kernel'
import { useSentence } from '../../ui/text/language.tsx'
import { Sheet } from '../../ui/components/sheet.tsx'
import { Reasoning } from './examples.tsx'

export function ExampleSheet({ example, close }: { readonly example: Example; readonly close: () => void }) {
  const sentence = useSentence()
  return (
    <Sheet title={sentence(example.title)} close={close}>
      <Reasoning example={example} />
    </Sheet>
  )
}
