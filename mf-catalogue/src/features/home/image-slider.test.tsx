import type { PageComponentOf, Slide } from '@aisle/api/page-component'
import { renderWithProviders } from '@aisle/platform/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { surface } from '../../surface.ts'
import { ImageSlider } from './image-slider.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const aSlide = (id: string, overrides: Partial<Slide> = {}): Slide => ({ id, contentTitle: id, ...overrides })

const show = (overrides: Partial<PageComponentOf<'imageSlider'>> = {}) =>
  renderWithProviders(
    <ImageSlider
      isPriority
      slider={{
        id: 's',
        visible: true,
        type: 'imageSlider',
        slides: [aSlide('One'), aSlide('Two'), aSlide('Three')],
        ...overrides,
      }}
    />,
    { surfaces: [surface] },
  )

const dots = () => screen.getAllByRole('button', { name: /^Slide \d of 3$/ })
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1
const button = (name: string) => screen.getByRole('button', { name })
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

describe('1§2 arrows', () => {
  it('end with the last slide', async () => {
    const { user } = show()
    expect(button('Previous slide').hasAttribute('disabled')).toBe(true)

    await user.click(button('Next slide'))
    await user.click(button('Next slide'))

    expect(current()).toBe(3)
    expect(button('Next slide').hasAttribute('disabled')).toBe(true)
  })

  it('go around in a loop', async () => {
    const { user } = show({ infinite: true })

    await user.click(button('Previous slide'))
    expect(current()).toBe(3)
    await user.click(button('Next slide'))
    expect(current()).toBe(1)
  })

  it('and dots are there unless the editor says otherwise, and not for a slide alone', () => {
    const { unmount } = show({ arrows: false })
    expect(screen.queryByRole('button', { name: 'Next slide' })).toBeNull()
    expect(dots()).toHaveLength(3)
    unmount()

    const { unmount: again } = show({ navigation: false })
    expect(screen.queryByRole('button', { name: 'Slide 1 of 3' })).toBeNull()
    button('Next slide')
    again()

    show({ slides: [aSlide('Alone')], autoplay: true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('1§2 pages are clickable, and only the slide in sight can be used', async () => {
  const { user } = show()
  const slides = () =>
    [...document.querySelectorAll('li')].map((slide) => slide.firstElementChild?.hasAttribute('inert'))
  expect(slides()).toEqual([false, true, true])

  await user.click(button('Slide 3 of 3'))

  expect(current()).toBe(3)
  expect(slides()).toEqual([true, true, false])
})

describe('1§2 autoplay', () => {
  it('turns after seconds times 1000, and begins again after the last slide', async () => {
    show({ autoplay: true, autoplayDuration: 4 })

    await wait(3.9)
    expect(current()).toBe(1)
    await wait(0.2)
    expect(current()).toBe(2)
    await wait(4)
    expect(current()).toBe(3)
    await wait(4)
    expect(current()).toBe(1)
  })

  it('is not stopped by interaction', async () => {
    const { user } = show({ autoplay: true, autoplayDuration: 5, infinite: true })

    await user.click(button('Next slide'))
    await user.click(button('Slide 3 of 3'))
    expect(current()).toBe(3)

    await wait(5.1)
    expect(current()).toBe(1)
  })

  it('stops when it is paused, and goes on', async () => {
    const { user } = show({ autoplay: true, autoplayDuration: 2 })

    await user.click(button('Pause slides'))
    await wait(10)
    expect(current()).toBe(1)
    await user.click(button('Play slides'))
    await wait(2.1)
    expect(current()).toBe(2)
  })

  it('never turns faster than once a second', async () => {
    show({ autoplay: true, autoplayDuration: 0 })

    await wait(0.9)
    expect(current()).toBe(1)
    await wait(0.2)
    expect(current()).toBe(2)
  })

  it('is not for those who want less motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('reduced-motion') }),
    )
    show({ autoplay: true, autoplayDuration: 1 })

    await wait(10)
    expect(current()).toBe(1)
  })
})

it('1§2 has subtitle, title and button over the picture', () => {
  show({
    slides: [
      aSlide('One', {
        contentSubTitle: 'This week',
        buttonLabel: 'Shop fruit',
        buttonLinkType: 'collection',
        seoName: 'fruit',
        openInNewTab: true,
      }),
    ],
  })

  const [slide] = screen.getAllByRole('listitem')
  if (!slide) throw new Error('there is a slide')
  within(slide).getByText('This week')
  within(slide).getByRole('heading', { level: 2, name: 'One' })
  const link = within(slide).getByRole('link', { name: 'Shop fruit' })
  expect(link.getAttribute('href')).toBe('/collection/fruit')
  expect(link.getAttribute('target')).toBe('_blank')
})
