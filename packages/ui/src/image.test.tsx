import { renderWithProviders as render } from '@aisle/platform/testing'
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Image } from './image.tsx'

// No picture comes while a test runs.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  return () => vi.restoreAllMocks()
})

const photo = '/images/milk.1f3a9c2e.jpg'

it('offers a photograph in several widths, and loads it when it is near', () => {
  render(<Image src={photo} alt="Milk" width={240} height={240} />)
  const image = screen.getByRole('img', { name: 'Milk' })

  expect(image.getAttribute('srcset')).toContain('/_/images/320/milk.1f3a9c2e.jpg 320w')
  expect(image).toMatchObject({ loading: 'lazy', sizes: 'auto,min(100vw,240px)' })
  expect(image.getAttribute('src')).toBe(photo)
})

it('offers a drawing as it is', () => {
  render(<Image src="/images/milk.svg" alt="Milk" width={240} height={240} />)
  const image = screen.getByRole('img', { name: 'Milk' })

  expect(image.hasAttribute('srcset')).toBe(false)
  expect(image.hasAttribute('sizes')).toBe(false)
})

it('loads the main image of a page at once and first', () => {
  render(<Image src={photo} alt="Milk" width={640} height={640} isPriority />)
  const image = screen.getByRole('img', { name: 'Milk' })

  expect(image.hasAttribute('loading')).toBe(false)
  expect(image.getAttribute('fetchpriority')).toBe('high')
  expect(image.getAttribute('sizes')).toBe('min(100vw,640px)')
})

it('takes one that covers its place for twice as wide as a phone, where its sides are cut off', () => {
  render(<Image src={photo} alt="Milk" width={1440} height={560} fit="cover" isPriority />)

  expect(screen.getByRole('img', { name: 'Milk' }).getAttribute('sizes')).toBe('min(200vw,1440px)')
})

it('F52 shows the placeholder when no width of it loads, drawn or not, and keeps its place', () => {
  render(<Image src={photo} placeholder="/images/any.svg" alt="Milk" width={240} height={240} />)
  fireEvent.error(screen.getByRole('img', { name: 'Milk' }))

  const placeholder = screen.getByRole('img', { name: 'Milk' })
  expect(placeholder.getAttribute('src')).toBe('/images/any.svg')
  expect(placeholder.hasAttribute('srcset')).toBe(false)
  expect(placeholder).toMatchObject({ width: 240, height: 240 })

  fireEvent.error(placeholder)
  expect(screen.getByRole('img', { name: 'Milk' }).tagName).toBe('SPAN')
})

it('F52 draws one that only decorates for eyes alone', () => {
  const { container } = render(<Image src={null} alt="" width={240} height={240} />)

  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})

it('is the same from the server', () => {
  const image = <Image src={photo} alt="Milk" width={240} height={240} />
  const { container } = render(image)
  const attributes = (root: ParentNode) => {
    const element = root.querySelector('img')
    return ['src', 'srcset', 'sizes', 'loading'].map((name) => element?.getAttribute(name))
  }
  const server = document.createElement('div')
  server.innerHTML = renderToString(image)

  expect(attributes(server)).toEqual(attributes(container))
})
