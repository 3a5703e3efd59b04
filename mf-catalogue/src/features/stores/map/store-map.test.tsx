import { locationList } from '@aisle/api/location'
import { id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aLocation } from '../../../catalogue.builder.ts'
import FindStorePage from '../../../pages/find-store.page.tsx'
import { surface } from '../../../surface.ts'

const chicago = aLocation({ locationId: id(1), name: 'Chicago', latitude: 41.9, longitude: -87.6 })
const seattle = aLocation({ locationId: id(2), name: 'Seattle', latitude: 47.7, longitude: -122.3 })
const nowhere = aLocation({ locationId: id(3), name: 'Nowhere' })

const inWindow = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: width === 'wide' }))

beforeEach(() => {
  inWindow('wide')
  server.use(serve(locationList, () => reply({ items: [chicago, seattle, nowhere], count: 3 })))
})
afterEach(() => vi.unstubAllGlobals())

const open = () => renderWithProviders(<FindStorePage />, { route: '/find-store', surfaces: [surface], shopping: null })

const findMap = () => screen.findByRole('application', { name: 'Map of stores' })
const pin = (name: string) => screen.getByRole('button', { name })
const placeOf = (element: HTMLElement) => {
  const { left = '', top = '' } = element.closest('li')?.style ?? {}
  return [left, top].map((text) => Math.round(Number.parseFloat(text)))
}

describe('the map of stores', () => {
  it('has a pin with the number of every store whose place is known', async () => {
    open()
    await findMap()

    const pins = within(screen.getByRole('list', { name: 'Stores on the map' })).getAllByRole('button')
    expect(pins.map((one) => one.getAttribute('aria-label'))).toEqual(['1, Chicago', '2, Seattle'])
    expect(placeOf(pin('1, Chicago'))).toEqual([89, 61])
    expect(placeOf(pin('2, Seattle'))).toEqual([11, 39])
    expect(screen.queryByRole('button', { name: /show Nowhere on the map/ })).toBeNull()
  })

  it('leads from a pin to its store in the list', async () => {
    const { user } = open()
    await findMap()

    await user.click(pin('2, Seattle'))

    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Seattle' }))
  })

  it('marks the pin of the store that is pointed at in the list', async () => {
    const { user } = open()
    await findMap()
    const item = pin('2, Seattle').closest('li')
    expect(item?.dataset.marked).toBe('false')

    await user.hover(screen.getByRole('article', { name: 'Seattle' }))

    expect(item?.dataset.marked).toBe('true')
  })

  it('keeps the store marked that a finger has asked for', async () => {
    inWindow('narrow')
    open()
    const show = await screen.findByRole('button', { name: '2, show Seattle on the map' })

    fireEvent.click(show)
    await findMap()
    fireEvent.pointerLeave(screen.getByRole('article', { name: 'Seattle' }), { pointerType: 'touch' })

    expect(pin('2, Seattle').closest('li')?.dataset.marked).toBe('true')
  })

  it('is moved and zoomed by keys', async () => {
    const { user } = open()
    ;(await findMap()).focus()
    const [left = 0, top = 0] = placeOf(pin('1, Chicago'))

    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(placeOf(pin('1, Chicago'))).toEqual([left - 15, top - 18])
    await user.keyboard('{ArrowLeft}{ArrowUp}-')
    expect(placeOf(pin('1, Chicago'))[0]).toBe(70)
    await user.keyboard('+')
    expect(placeOf(pin('1, Chicago'))).toEqual([left, top])
  })

  it('is zoomed by buttons, and shows all stores again', async () => {
    const { user } = open()
    await findMap()
    const start = placeOf(pin('1, Chicago'))

    await user.click(pin('Zoom in'))
    expect(placeOf(pin('1, Chicago'))[0]).toBe(128)
    await user.click(pin('All stores'))
    expect(placeOf(pin('1, Chicago'))).toEqual(start)
  })

  it('brings a store into sight that gets the focus', async () => {
    const { user } = open()
    await findMap()
    await user.click(pin('Zoom in'))

    await user.click(pin('1, show Chicago on the map'))

    await waitFor(() => expect(placeOf(pin('1, Chicago'))).toEqual([50, 50]))
  })

  it('is dragged; a press brings its place to the middle', async () => {
    open()
    const map = await findMap()
    vi.spyOn(map, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 640))
    map.setPointerCapture = () => {}

    fireEvent.pointerDown(map, { pointerId: 1, button: 0, clientX: 400, clientY: 320 })
    fireEvent.pointerMove(map, { pointerId: 1, clientX: 320, clientY: 320 })
    fireEvent.pointerUp(map, { pointerId: 1, clientX: 320, clientY: 320 })
    expect(placeOf(pin('1, Chicago'))).toEqual([79, 61])

    const { left = '', top = '' } = pin('1, Chicago').closest('li')?.style ?? {}
    const press = { clientX: Number.parseFloat(left) * 8, clientY: Number.parseFloat(top) * 6.4 }
    fireEvent.pointerDown(map, { pointerId: 1, button: 0, ...press })
    fireEvent.pointerUp(map, { pointerId: 1, ...press })
    expect(placeOf(pin('1, Chicago'))).toEqual([50, 50])
  })

  it('is pinched by two fingers', async () => {
    open()
    const map = await findMap()
    vi.spyOn(map, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 640))
    map.setPointerCapture = () => {}
    const [left = 0] = placeOf(pin('1, Chicago'))

    fireEvent.pointerDown(map, { pointerId: 1, button: 0, clientX: 350, clientY: 320 })
    fireEvent.pointerDown(map, { pointerId: 2, button: 0, clientX: 450, clientY: 320 })
    fireEvent.pointerMove(map, { pointerId: 1, clientX: 300, clientY: 320 })
    fireEvent.pointerMove(map, { pointerId: 2, clientX: 500, clientY: 320 })
    fireEvent.pointerUp(map, { pointerId: 1, clientX: 300, clientY: 320 })
    fireEvent.pointerUp(map, { pointerId: 2, clientX: 500, clientY: 320 })

    expect(placeOf(pin('1, Chicago'))[0]).toBe(50 + (left - 50) * 2)
  })

  it('has one pin for stores that stand together, and goes nearer to them until each has its own', async () => {
    const beside = { ...chicago, locationId: id(4), name: 'Lincoln Park', longitude: -87.61 }
    server.use(serve(locationList, () => reply({ items: [chicago, seattle, beside], count: 3 })))
    const { user } = open()
    const map = await findMap()

    await user.click(pin('2 stores: Chicago, Lincoln Park'))

    expect(document.activeElement).toBe(map)
    expect(placeOf(pin('1, Chicago'))).not.toEqual(placeOf(pin('3, Lincoln Park')))
    await user.click(pin('3, Lincoln Park'))
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Lincoln Park' }))
  })

  it('shows the searched place with the stores around it', async () => {
    const near = { ...chicago, distance: 3 }
    const far = { ...seattle, distance: 1700 }
    const place = { latitude: 41.95, longitude: -87.65, name: 'Chicago, IL 60613' }
    server.use(serve(locationList, () => reply({ items: [near, far], count: 2, place })))
    open()
    await findMap()

    screen.getByText('Chicago, IL 60613')
    expect(placeOf(pin('2, Seattle'))[0]).toBeLessThan(0)
  })

  it('waits on a phone until it is asked for', async () => {
    inWindow('narrow')
    const { user } = open()
    const toggle = await screen.findByRole('button', { name: 'Show map' })
    expect(screen.queryByRole('application')).toBeNull()

    await user.click(toggle)
    await findMap()
    await user.click(screen.getByRole('button', { name: 'Hide map' }))

    expect(screen.queryByRole('application')).toBeNull()
  })

  it('is not there where no place is known', async () => {
    server.use(serve(locationList, () => reply({ items: [nowhere], count: 1 })))
    open()

    await screen.findByRole('article', { name: 'Nowhere' })
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull()
  })
})
