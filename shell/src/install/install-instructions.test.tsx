import { renderWithProviders } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import InstallInstructions from './install-instructions.dialog.tsx'
import { installOffer } from './install-offer.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)'

afterEach(() => installOffer.setState({ isOffered: false, prompt: null }))

it.each([
  { device: 'an iPhone', userAgent: IPHONE, says: /Share button/, not: /menu of your browser/ },
  { device: 'another phone', userAgent: ANDROID, says: /menu of your browser/, not: /Share button/ },
])('1§2 how to install the store is told in the words of $device', async ({ userAgent, says, not }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  installOffer.setState({ isOffered: true, prompt: null })
  const close = vi.fn<() => void>()
  const { user } = renderWithProviders(<InstallInstructions close={close} />)

  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps.filter((step) => says.test(step))).toHaveLength(1)
  expect(steps.filter((step) => not.test(step))).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Got it' }))
  expect(close).toHaveBeenCalledOnce()
  expect(installOffer.getState().isOffered).toBe(false)
})
