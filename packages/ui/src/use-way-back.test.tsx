import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useWayBack } from './use-way-back.ts'

function Open({ onClose }: { readonly onClose: () => void }) {
  useWayBack(onClose)
  return null
}

const show = () => {
  const onClose = vi.fn<() => void>()
  return { onClose, ...render(<Open onClose={onClose} />) }
}

const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
  })

beforeEach(() => history.pushState({ key: 'page' }, '', '/list'))

it('"back" closes, and leaves the page where it is', async () => {
  const { onClose } = show()
  expect(history.state).toEqual({ key: 'page', aisleDialogs: 1 })

  await goBack()

  expect(onClose).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ key: 'page' })
})

it('closed otherwise, its entry goes with it', async () => {
  const { unmount } = show()

  unmount()

  await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
})

it('"back" after a choice that is in the address closes too, and keeps the choice', async () => {
  const { onClose } = show()
  const entries = history.length

  history.pushState({ key: 'chosen' }, '', '/list?filters=brand')
  expect(history.state).toEqual({ key: 'chosen', aisleDialogs: 1 })
  expect(history.length).toBe(entries + 1)
  await goBack()

  expect(onClose).toHaveBeenCalledOnce()
  expect([location.search, history.state]).toEqual(['?filters=brand', { key: 'chosen' }])
})

it('"back" closes where it is rendered anew on the way', async () => {
  const { onClose, rerender } = show()
  const again = () => rerender(<Open onClose={onClose} />)
  addEventListener('popstate', again, { once: true, capture: true })

  await goBack()

  expect(onClose).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ key: 'page' })
})

it('pages are opened as before once it is closed', async () => {
  const { unmount } = show()
  unmount()
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }))

  history.pushState({ key: 'next' }, '', '/category/dairy')
  await goBack()

  expect(history.state).toEqual({ key: 'page' })
})

it('"back" from what was opened over it leaves it open', async () => {
  const { onClose } = show()
  const over = show()
  expect(history.state).toEqual({ key: 'page', aisleDialogs: 2 })

  await goBack()

  expect(over.onClose).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('a page that was opened from it is not left when it closes', async () => {
  const goneBack = vi.spyOn(history, 'back')
  const { unmount } = show()
  const entries = history.length

  history.pushState({ key: 'next' }, '', '/category/dairy')
  unmount()

  expect(history.state).toEqual({ key: 'next' })
  expect(history.length).toBe(entries)
  expect(goneBack).not.toHaveBeenCalled()
  goneBack.mockRestore()
})
