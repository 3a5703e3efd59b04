import { renderWithProviders } from '@aisle/platform/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel, type CarouselProps, CarouselSkeleton } from './carousel.tsx'

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

const renderCarousel = (count: number, props: Pick<CarouselProps, 'isTall'> = {}) =>
  renderWithProviders(
    <Carousel title="New" {...props}>
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

const sheet = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')

it('1§9 has as many cards in a row as its container has room for, before any code runs', () => {
  renderCarousel(15)

  const [name] = [...screen.getByRole('list').classList].slice(-1)
  const steps = [
    ...sheet().matchAll(
      new RegExp(`@container \\(min-width:(\\d+)px\\) ?\\{\\.${name} ?> ?\\* ?\\{ ?--per-row:(\\d)`, 'g'),
    ),
  ]
  expect(steps.map(([, from, perRow]) => [Number(from), Number(perRow)])).toEqual([
    [290, 2],
    [580, 3],
    [768, 4],
    [1024, 5],
    [1280, 6],
    [1600, 7],
    [1920, 9],
  ])
})

it('1§2 shows a card’s place for each that a row may have while it loads', () => {
  const { container } = renderWithProviders(<CarouselSkeleton title="New" />)

  screen.getByRole('heading', { name: 'New' })
  expect(screen.getByRole('status').textContent).toContain('Loading New')
  expect(container.querySelectorAll('section > div:last-child > div:last-child > *')).toHaveLength(9)
})

it('scrolls to the card that the next page begins with', async () => {
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue()
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100
  })
  const { user } = renderCarousel(15)
  setWidth(1300)

  await user.click(screen.getByRole('button', { name: 'Next in New' }))
  await user.click(screen.getByRole('button', { name: 'Next in New' }))

  // Six in a row: the last one is the first of the next page, and the last page is filled up.
  expect(scrollTo.mock.calls.map(([options]) => Reflect.get(Object(options), 'left'))).toEqual([500, 900])
})

describe('cards beyond the widest container', () => {
  const cards = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.replace('Card ', ''))
  const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  const all = [...nine, '10', '11', '12']

  it('have their places, and come once the row is scrolled', () => {
    renderCarousel(12)
    expect(cards()).toEqual(nine)
    expect(screen.getByRole('list').children).toHaveLength(12)

    fireEvent.scroll(screen.getByRole('list'))

    expect(cards()).toEqual(all)
  })

  it('come with the page that they are on', async () => {
    const { user } = renderCarousel(12)
    setWidth(1300)

    await user.click(screen.getByRole('button', { name: 'Next in New' }))

    expect(cards()).toEqual(all)
  })

  it('come when the keyboard has reached the last one before them, and not for a press on another', () => {
    renderCarousel(12)

    act(() => screen.getByRole('link', { name: 'Card 2' }).focus())
    expect(cards()).toEqual(nine)
    act(() => screen.getByRole('link', { name: 'Card 9' }).focus())

    expect(cards()).toEqual(all)
  })

  it('stand from the start where they are taller, so that the row does not grow', () => {
    renderCarousel(12, { isTall: (index) => index === 10 })

    expect(cards()).toEqual([...nine, '11'])
  })
})
