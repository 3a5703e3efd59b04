import { renderWithProviders } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

let report = () => {}

class Observer {
  constructor(callback: () => void) {
    report = callback
  }

  observe() {}

  disconnect() {}
}

const setWidth = (px: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px)
  act(() => report())
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer)
  return () => void vi.unstubAllGlobals()
})

const renderCarousel = (count: number) =>
  renderWithProviders(
    <Carousel title="New">
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/${index}`}>
          Card {index + 1}
        </a>
      ))}
    </Carousel>,
  )

it('is a region named by its title, and pages through its cards', async () => {
  const { user } = renderCarousel(15)
  setWidth(1300)

  screen.getByRole('region', { name: 'New' })
  expect(screen.getByRole('status').textContent).toBe('Page 1 of 3')
  expect(screen.getByRole('button', { name: 'Previous in New' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Next in New' }))
  await user.click(screen.getByRole('button', { name: 'Next in New' }))

  expect(screen.getByRole('status').textContent).toBe('Page 3 of 3')
  expect(screen.getByRole('button', { name: 'Next in New' })).toHaveProperty('disabled', true)
})

it('has nothing to page where all cards fit', () => {
  renderCarousel(4)
  setWidth(1300)

  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('')
})

it('pages by what fits after the window got narrower', () => {
  renderCarousel(5)
  setWidth(1300)
  setWidth(320)

  expect(screen.getByRole('status').textContent).toBe('Page 1 of 3')
})
