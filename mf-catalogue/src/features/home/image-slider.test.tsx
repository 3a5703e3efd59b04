import type { PageComponentOf, Slide } from '@aisle/api/page-component'
import { renderWithProviders } from '@aisle/platform/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stylesByWidth } from '../../style-sheet.builder.ts'
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

  it('turns after five seconds where its editor names none', async () => {
    show({ autoplay: true })

    await wait(4.9)
    expect(current()).toBe(1)
    await wait(0.2)
    expect(current()).toBe(2)
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

it.each([
  ['small', 280, 420],
  ['medium', 340, 560],
  ['large', 390, 720],
  [undefined, 340, 560],
] as const)('1§9 of size %s is %i px high, and %i from 1024 px', (size, narrow, wide) => {
  show({ size })

  expect(stylesByWidth(screen.getByRole('region', { name: 'One' }), '--height')).toEqual([
    [0, `${narrow}px`],
    [1024, `${wide}px`],
  ])
})

it.each([
  { opacity: 30, contentPosition: 'top-left', shade: '30%', across: 'start', along: 'start' },
  { opacity: undefined, contentPosition: undefined, shade: '0%', across: 'center', along: 'center' },
  { opacity: 400, contentPosition: 'bottomRight', shade: '100%', across: 'end', along: 'end' },
])('1§2 has its text at $contentPosition, on $opacity percent', ({ shade, across, along, ...slide }) => {
  show({ slides: [aSlide('One', slide)] })

  const overlay = screen.getByRole('heading', { name: 'One' }).parentElement?.parentElement
  const styles = (property: string) => (overlay ? stylesByWidth(overlay, property) : [])
  expect(styles('justify-items')).toEqual([[0, across]])
  expect(styles('align-items')).toEqual([[0, along]])
  const sheet = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  expect(sheet).toMatch(new RegExp(`\\.${overlay?.classList[1]} ?> ?div ?\\{[^}]*var\\(--color-surface\\) ${shade},`))
})

it('1§3 has a picture with a link of its own, and another where that does not load', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // no picture comes while a test runs
  show({
    slides: [
      aSlide('One', {
        imageUrl: '/a.svg',
        defaultImage: '/any.svg',
        imageLinkType: 'category',
        imageSeoName: 'bakery',
        imageOpenInNewTab: true,
        buttonLabel: 'Shop fruit',
        buttonLinkType: 'collection',
        seoName: 'fruit',
      }),
    ],
  })

  const picture = screen.getByRole('link', { name: 'One' })
  expect([picture.getAttribute('href'), picture.getAttribute('target')]).toEqual(['/category/bakery', '_blank'])
  const button = screen.getByRole('link', { name: 'Shop fruit' })
  expect([button.getAttribute('href'), button.getAttribute('target')]).toEqual(['/collection/fruit', null])
  const image = () => picture.querySelector('img')
  expect(image()?.getAttribute('src')).toBe('/a.svg')
  const [failing] = picture.querySelectorAll('img')
  if (failing) fireEvent.error(failing)
  expect(image()?.getAttribute('src')).toBe('/any.svg')
})
