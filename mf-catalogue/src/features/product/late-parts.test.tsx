import { act, render, renderHook, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { ShareButton } from './late-parts.ts'
import { useLoaded } from './use-loaded.ts'

vi.mock('./late-parts.bundle.ts', () => {
  throw new Error('The network is gone.')
})

it('F11 a page stands without the parts whose code does not come', async () => {
  const page = (
    <>
      <h1>Whole milk</h1>
      <Suspense fallback={<p>Loading</p>}>
        <ShareButton title="Whole milk" />
      </Suspense>
    </>
  )
  await act(async () => {
    render(page)
    await vi.dynamicImportSettled()
  })

  expect(screen.queryByText('Loading')).toBeNull()
  screen.getByRole('heading', { name: 'Whole milk' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('F11 a part that did not come can be wanted again', async () => {
  const Part = () => null
  const load = vi
    .fn<() => Promise<{ readonly default: typeof Part }>>()
    .mockRejectedValueOnce(new Error('The network is gone.'))
    .mockResolvedValue({ default: Part })
  const { result } = renderHook(() => useLoaded(load))
  const want = () => act(() => result.current.want())

  expect(await want()).toBe(false)
  expect(result.current).toMatchObject({ Part: undefined, status: 'failed' })
  expect(await want()).toBe(true)
  expect(result.current).toMatchObject({ Part, status: 'idle' })
})
