import { mobileApp } from '@aisle/api/footer'
import { renderWithProviders, reply, serve, server, setViewport } from '@aisle/platform/testing'
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

/** A phone that the store is opened on. */
function shop(route = '/') {
  const view = renderWithProviders(<Offered />, { route })
  act(() => startInstallOffer(view.platform))
  return view
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
    const { user } = shop()
    const { prompt, event } = await canBeInstalled('accepted')
    expect(event.defaultPrevented).toBe(true)

    await screen.findByRole('region', { name: 'Install the app' })
    expect(prompt).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(banner()).toBeNull())
    expect(prompt).toHaveBeenCalledOnce()
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('that is refused in the browser’s dialog is not shown again', async () => {
    const { user, platform } = shop()
    await canBeInstalled('dismissed')
    await user.click(await screen.findByRole('button', { name: 'Install' }))
    await waitFor(() => expect(localStorage.getItem(KEPT)).toContain('true'))
    expect(banner()).toBeNull()

    act(() => startInstallOffer(platform))
    expect(banner()).toBeNull()
  })

  it('goes when the app has been installed by another way', async () => {
    shop()
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
    shop()
    await screen.findByRole('region', { name: 'Install the app' })
    expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(href)
    expect(screen.queryByRole('button', { name: 'Show me how' }) === null).toBe(href !== undefined)
  })

  it('1§4 goes once the shopper goes to the tenant’s own app', async () => {
    server.use(serve(mobileApp, () => reply({ url: 'https://apps.example/fresh' })))
    const { user } = shop()
    const link = await screen.findByRole('link', { name: 'Get the app' })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(banner()).toBeNull()
    expect(localStorage.getItem(KEPT)).toBeNull()
  })

  it('is not shown on a wide screen', () => {
    setViewport(1440)
    shop()
    expect(banner()).toBeNull()
  })
})
