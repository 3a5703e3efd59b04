import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { renderInShell } from './testing/render-in-shell.tsx'

const Broken = () => {
  throw new Error('seeded fault')
}
const load = async () => ({ default: Broken })

// React writes what a boundary caught to the console.
afterEach(() => void vi.mocked(console.error).mockClear())

it('F6 a part that throws is told of, and can be tried again', async () => {
  const Part = lazyPart(load)
  const { shell } = await renderInShell(<Part />)

  await screen.findByRole('button', { name: 'Try again' })
  expect(shell.report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'render', message: 'Error: seeded fault' }))
})

it('F6 a quiet part that throws is told of, and left out', async () => {
  const Part = lazyPart(load, null, true)
  const { shell } = await renderInShell(
    <p>
      The page
      <Part />
    </p>,
  )

  await vi.waitFor(() => expect(shell.report).toHaveBeenCalledOnce())
  expect(document.body.textContent).toBe('The page')
})
