import type { ExamplePosition } from '@opfor/kernel'
import { useSentence } from '../../ui/text/language.tsx'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { Reasoning } from './examples.tsx'

export function ExampleSheet({
  example,
  close,
}: {
  readonly example: ExamplePosition
  readonly close: () => void
}) {
  const sentence = useSentence()
  return (
    <BottomSheet title={sentence(example.title)} close={close}>
      <Reasoning example={example} />
    </BottomSheet>
  )
}
