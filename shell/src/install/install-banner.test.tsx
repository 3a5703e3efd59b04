import { mobileApp } from '@aisle/api/footer'
import { id, renderWithProviders, reply, serve, server, setViewport } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStore } from 'zustand/react'
import InstallBanner from './install-banner.tsx'
import { installOffer, startInstallOffer } from './install-offer.ts'

const KEPT = 'aisle:fresh:install-denied'

beforeEach(() => {
  localStorage.clear()
  installOffer.setState({ isOffered: false, prompt: null })
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
  setViewport(390)
  server.use(serve(mobileApp, () => reply({ url: null })))
})
afterEach(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'))

const Offered = () => (useStore(installOffer, ({ isOffered }) => isOffered) ? <InstallBanner /> : null)

/** A phone on which something is put into the cart. */
async function shop({ hasAdded = new Promise(() => {}) }: { readonly hasAdded?: Promise<unknown> } = {}) {
  const view = renderWithProviders(<Offered />)
  startInstallOffer(view.platform, hasAdded)
  const add = () =>
    act(() => view.platform.bus.emit('cart.line-added', { productId: id(1), title: 'Whole Milk', qty: 1 }))
  return { ...view, add }
}

/** The browser says that the page can be installed; its dialog is answered so. */
async function canBeInstalled(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  await act(async () => void dispatchEvent(event))
  return { prompt, event }
}

const banner = () => screen.queryByRole('region', { name: 'Install the app' })

describe('1§2 the install prompt', () => {
  it('is the browser’s own dialog once the browser has one, which is opened by a press only', async () => {
    const { user, add } = await shop()
    const { prompt, event } = await canBeInstalled('accepted')
    expect(event.defaultPrevented).toBe(true)
    expect(banner()).toBeNull()

    add()
    await screen.findByRole('region', { name: 'Install the app' })
    expect(prompt).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(banner()).toBeNull())
    expect(prompt).toHaveBeenCalledOnce()
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('that is refused in the browser’s dialog is not shown again', async () => {
    const { user, add } = await shop()
    await canBeInstalled('dismissed')
    add()
    await user.click(await screen.findByRole('button', { name: 'Install' }))
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('true'))
    expect(banner()).toBeNull()

    add()
    expect(banner()).toBeNull()
  })

  it('shows to whoever was quicker with the cart than its code', async () => {
    await act(() => shop({ hasAdded: Promise.resolve() }))

    await screen.findByRole('region', { name: 'Install the app' })
  })

  it('goes when the app has been installed by another way', async () => {
    const { add } = await shop()
    add()
    await screen.findByRole('region', { name: 'Install the app' })
    act(() => void dispatchEvent(new Event('appinstalled')))
    expect(banner()).toBeNull()
  })

  it.each([
    ['https://apps.example/fresh', 'https://apps.example/fresh'],
    ['javascript:alert(1)', undefined],
    ['http://apps.example/fresh', undefined],
  ])('leads to the tenant’s own app at %s: %s', async (url, href) => {
    server.use(serve(mobileApp, () => reply({ url })))
    const { add } = await shop()
    add()
    await screen.findByRole('region', { name: 'Install the app' })
    expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(href)
    expect(screen.queryByRole('button', { name: 'Show me how' }) === null).toBe(href !== undefined)
  })

  it('is not shown on a wide screen', async () => {
    setViewport(1440)
    const { add } = await shop()
    add()
    expect(banner()).toBeNull()
  })
})
