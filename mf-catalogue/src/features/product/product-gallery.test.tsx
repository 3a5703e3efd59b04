import { aConfiguration, renderWithProviders } from '@aisle/platform/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDetail } from '../../catalogue.builder.ts'
import { ProductGallery } from './product-gallery.tsx'

const images = ['Front', 'Back', 'Inside'].map((alt) => ({ url: `/images/${alt}.jpg`, alt }))

const open = (product = aDetail({ images, profileImage: '/images/Front.jpg' })) =>
  renderWithProviders(<ProductGallery product={product} />)

const dialog = () => screen.findByRole('dialog', { name: 'Images of Whole milk' })

async function openLarge() {
  const opened = open()
  screen.getByRole('button', { name: 'Enlarge image' }).focus()
  await opened.user.keyboard('{Enter}')
  const large = within(await dialog())
  // As the browser does in a modal dialog.
  large.getByRole('button', { name: 'Close images' }).focus()
  return { ...opened, large }
}

describe('the images of a product on its page', () => {
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false) // no picture comes while a test runs
  })
  const main = () => document.querySelector('img[fetchpriority=high]')

  it('begin with the main one, which is loaded first; another takes its place when it is chosen', async () => {
    const { user } = open(aDetail({ images: images.slice(0, 2), profileImage: '/images/Front.jpg' }))
    expect(main()?.getAttribute('src')).toBe('/images/Front.jpg')

    await user.click(screen.getByRole('button', { name: 'Image 2: Back' }))

    expect(main()?.getAttribute('src')).toBe('/images/Back.jpg')
    expect(screen.getByRole('button', { name: 'Image 2: Back', pressed: true })).toBeDefined()
  })

  it('are the one that there is, with nothing to choose', () => {
    open(aDetail({ images: images.slice(0, 1), profileImage: '/images/Front.jpg' }))

    expect(screen.queryByRole('group', { name: 'Images' })).toBeNull()
  })

  it('1§3 are the store’s own where there are none, which nobody enlarges', () => {
    const configuration = aConfiguration({ defaultProductImageURL: '/any.svg' })
    renderWithProviders(<ProductGallery product={aDetail({ images: [], profileImage: null })} />, {
      tenant: { configuration },
    })

    expect(main()?.getAttribute('src')).toBe('/any.svg')
    expect(screen.queryByRole('button', { name: 'Enlarge image' })).toBeNull()
  })
})

describe('the images of a product', () => {
  it('open over the window with Enter, and arrows go through them', async () => {
    const { user, large } = await openLarge()
    large.getByRole('img', { name: 'Front' })
    large.getByText('Image 1 of 3')

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    large.getByRole('img', { name: 'Inside' })
    await user.keyboard('{ArrowLeft}')

    large.getByRole('img', { name: 'Back' })
    large.getByText('Image 2 of 3')
  })

  it('are gone through by buttons, which say where they end', async () => {
    const { user, large } = await openLarge()
    const next = large.getByRole('button', { name: 'Next image' })
    expect(large.getByRole('button', { name: 'Previous image' }).getAttribute('aria-disabled')).toBe('true')

    await user.click(next)
    await user.click(next)

    large.getByRole('img', { name: 'Inside' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
  })

  it('close with Escape', async () => {
    await openLarge()

    // What the browser makes of Escape in a modal dialog.
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are enlarged by a press, around where it was, and small again by another or with the next image', async () => {
    const { user, large } = await openLarge()
    const stage = large.getByRole('button', { name: 'Zoom in' })

    await user.click(stage)
    expect(large.getByRole('button', { name: 'Zoom out', pressed: true })).toBe(stage)
    await user.click(stage)
    expect(large.getByRole('button', { name: 'Zoom in', pressed: false })).toBe(stage)
    await user.click(stage)
    await user.click(large.getByRole('button', { name: 'Next image' }))

    expect(large.getByRole('button', { name: 'Zoom in', pressed: false })).toBe(stage)
  })

  it('are enlarged in their middle by Enter, and shown part by part by arrows', async () => {
    const { user, large } = await openLarge()
    const stage = large.getByRole('button', { name: 'Zoom in' })
    const seen = () => (stage.firstElementChild instanceof HTMLElement ? stage.firstElementChild.style : undefined)

    stage.focus()
    await user.keyboard('{Enter}')
    expect(seen()?.transformOrigin).toBe('50% 50%')
    await user.keyboard('{ArrowRight}{ArrowUp}')

    expect(seen()?.transformOrigin).toBe('70% 30%')
    large.getByRole('img', { name: 'Front' })
  })

  it('are gone through by a finger', async () => {
    const { large } = await openLarge()
    const stage = large.getByRole('button', { name: 'Zoom in' })

    fireEvent.pointerDown(stage, { pointerType: 'touch', isPrimary: true, clientX: 300, clientY: 200 })
    fireEvent.pointerUp(stage, { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 210 })

    large.getByRole('img', { name: 'Back' })
  })

  it('stay where a finger moves over a page that fingers have enlarged', async () => {
    const { large } = await openLarge()
    const stage = large.getByRole('button', { name: 'Zoom in' })
    vi.stubGlobal('visualViewport', { scale: 2 })

    fireEvent.pointerDown(stage, { pointerType: 'touch', isPrimary: true, clientX: 300, clientY: 200 })
    fireEvent.pointerUp(stage, { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 210 })
    vi.unstubAllGlobals()

    large.getByRole('img', { name: 'Front' })
  })

  it('close with the browser’s "back", which stays on the page', async () => {
    await openLarge()
    expect(history.state).toMatchObject({ aisleDialogs: 1 })

    await act(async () => {
      const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      history.back()
      await gone
    })

    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('button', { name: 'Enlarge image' })
  })

  it('take their entry of the history along where they are closed otherwise', async () => {
    history.replaceState({ key: 'page' }, '')
    const { user, large } = await openLarge()
    expect(history.state).toEqual({ key: 'page', aisleDialogs: 1 })

    await user.click(large.getByRole('button', { name: 'Close images' }))

    await waitFor(() => expect(history.state).toEqual({ key: 'page' }))
  })

  it('leave the one that was looked at last on the page', async () => {
    const { user, large } = await openLarge()

    await user.keyboard('{ArrowRight}')
    await user.click(large.getByRole('button', { name: 'Close images' }))

    expect(screen.getByRole('button', { name: 'Image 2: Back', pressed: true })).toBeTruthy()
  })

  it('cannot be enlarged where there is none', () => {
    open(aDetail({ images: [], profileImage: null }))

    expect(screen.queryByRole('button', { name: 'Enlarge image' })).toBeNull()
  })
})
