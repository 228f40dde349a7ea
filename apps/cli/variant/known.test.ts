import { opponents } from '@opfor/variants'
import { describe, expect, test, vi } from 'vitest'
import { printKnown } from './known.ts'

describe.each(opponents)('$game.title', (opponent) => {
  test('what its house rules may say is printed, list by list', () => {
    const written: string[] = []
    const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    printKnown(opponent, false)
    out.mockRestore()
    const text = written.join('')
    expect(text).toContain('\nFacts, behind must, must not, prefer and avoid:\n- ')
    for (const { title } of opponent.game.declared.filter(({ kind }) => kind === 'list'))
      expect(text).toContain(`## ${title.text}`)
    if (opponent.game.id !== 'blitzkrieg') return
    expect(text).toContain('- steps to the end of the track\n')
    expect(text).toContain('- you lead by {n} VP or more\n')
  })
})
