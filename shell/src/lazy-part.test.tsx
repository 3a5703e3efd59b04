import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  const Part = lazyPart(load, { isQuiet: true })
  const { shell } = await renderInShell(
    <p>
      The page
      <Part />
    </p>,
  )

  await vi.waitFor(() => expect(shell.report).toHaveBeenCalledOnce())
  expect(document.body.textContent).toBe('The page')
})

describe('F22 a quiet part whose code does not come', () => {
  /** A part whose code is on the other side of a lost connection; how often it was asked for. */
  function aLostPart() {
    const fetchCode = vi.fn<() => Promise<{ default: () => string }>>(async () => ({
      default: () => 'Payment methods',
    }))
    fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    return { fetchCode, Part: lazyPart(fetchCode, { isQuiet: true }) }
  }
  afterEach(() => void vi.useRealTimers())

  it('joins the page with the connection', async () => {
    const { fetchCode, Part } = aLostPart()
    const { shell } = await renderInShell(<Part />)
    expect(document.body.textContent).toBe('')

    await act(async () => void dispatchEvent(new Event('online')))

    await screen.findByText('Payment methods')
    expect(fetchCode).toHaveBeenCalledTimes(2)
    expect(shell.report).not.toHaveBeenCalled()
  })

  it('is asked for again after ten seconds, where the browser does not know of a connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { fetchCode, Part } = aLostPart()
    await renderInShell(<Part />)

    await act(() => vi.advanceTimersByTimeAsync(9_900))
    expect(fetchCode).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(200))

    expect(document.body.textContent).toBe('Payment methods')
  })
})
