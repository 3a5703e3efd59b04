import type { Platform } from '@aisle/platform'
import { createStoredValue, isFlag } from '@aisle/platform/host'
import { createStore } from 'zustand/vanilla'
import { offersInstall } from './install-facts.rules.ts'

/** What browsers tell when a page can be installed (the `beforeinstallprompt` event, which no standard names). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

type Offer = {
  readonly isOffered: boolean
  /** The browser's own dialog; without it there are instructions. */
  readonly prompt: InstallPrompt | null
}

/** Whether the store offers itself, and how. */
export const installOffer = createStore<Offer>(() => ({ isOffered: false, prompt: null }))

const deniedIn = (tenant: string) =>
  createStoredValue({
    key: `aisle:${tenant}:install-denied`,
    version: 1,
    check: isFlag,
    area: () => localStorage,
  })

/** Remembers that the shopper does not want it (spec 1 §4). */
export function declineInstall({ tenant }: Pick<Platform, 'tenant'>): void {
  deniedIn(tenant.store.getState().tenant).write(true)
  installOffer.setState({ isOffered: false })
}

/** Opens the browser's dialog; a refusal there is one here. */
export async function install(platform: Pick<Platform, 'tenant'>, prompt: InstallPrompt): Promise<void> {
  const { outcome } = await prompt.prompt()
  // A browser gives each event for one question only.
  installOffer.setState({ isOffered: false, prompt: null })
  if (outcome === 'dismissed') declineInstall(platform)
}

/** The shopper goes to the tenant's own app. */
export const acceptInstall = (): void => installOffer.setState({ isOffered: false })

/** Offers the store for the home screen of a phone, unless it is there or was declined (spec 1 §2). */
export function startInstallOffer({ tenant }: Pick<Platform, 'tenant'>): void {
  installOffer.setState({
    isOffered: offersInstall({
      isMobile: matchMedia('(max-width: 1023px)').matches && navigator.maxTouchPoints > 0,
      isInstalled: isInstalled(),
      isDenied: deniedIn(tenant.store.getState().tenant).read() === true,
    }),
  })
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    // The browser's own banner would come at once; its dialog is opened when asked for.
    event.preventDefault()
    installOffer.setState({ prompt: event })
  })
  addEventListener('appinstalled', () => installOffer.setState({ isOffered: false, prompt: null }))
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

const isInstallPrompt = (event: Event): event is InstallPrompt => typeof Reflect.get(event, 'prompt') === 'function'
