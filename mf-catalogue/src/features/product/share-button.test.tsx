import { renderWithProviders } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const open = () => renderWithProviders(<ShareButton title="Whole milk" />, { route: '/detail/whole-milk?from=mail' })
const told = ({ platform }: ReturnType<typeof open>) => platform.toasts.store.getState().map(({ text }) => text)

it('copies the address of the page, and says so', async () => {
  const opened = open()
  // The test's own user brings a clipboard along.
  await opened.user.click(screen.getByRole('button', { name: 'Share' }))

  await waitFor(() => expect(told(opened)).toEqual(['Link copied']))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/detail/whole-milk`)
})

it('hands it to the device where that shares', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const opened = open()

  await opened.user.click(screen.getByRole('button', { name: 'Share' }))

  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Whole milk',
    url: `${location.origin}/detail/whole-milk`,
  })
  expect(told(opened)).toEqual([])
})

it('says when the link could not be copied', async () => {
  const opened = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'))

  await opened.user.click(screen.getByRole('button', { name: 'Share' }))

  await waitFor(() => expect(told(opened)).toEqual([expect.stringMatching(/could not be copied/)]))
})
