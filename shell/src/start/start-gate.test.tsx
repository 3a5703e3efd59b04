import { configuration } from '@aisle/api/configuration'
import { disclaimers } from '@aisle/api/disclaimer'
import { StoreMode } from '@aisle/api/store-mode'
import { openDialog, usePlatform } from '@aisle/platform'
import type { HostPlatform } from '@aisle/platform/host'
import { aConfiguration, refusal, reply, serve, server } from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEffect, useState } from 'react'
import { DialogLayer } from '../dialogs/dialog-layer.tsx'
import { Disclaimers } from '../notices/disclaimers.tsx'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { createStart } from './create-start.ts'
import { StartGate } from './start-gate.tsx'

const mustBeAccepted = {
  id: 'd1',
  title: 'Alcohol',
  content: '<p>For adults.</p>',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isRequiredAcceptance: true,
}

beforeEach(() => server.use(serve(disclaimers, () => reply({ items: [] }))))
afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '')
})

function Store() {
  const platform = usePlatform()
  const [start] = useState(() => createStart(platform))
  return (
    <>
      <StartGate start={start}>
        <h1>The store</h1>
        <Disclaimers />
      </StartGate>
      <DialogLayer />
    </>
  )
}

/** A page that came without its store. */
function Missing() {
  const platform = usePlatform()
  const [start] = useState(() => createStart(platform))
  useEffect(() => void start.load(), [start])
  return (
    <StartGate start={start}>
      <h1>The store</h1>
    </StartGate>
  )
}

const changeMode = (platform: HostPlatform, mode: StoreMode) =>
  act(async () => platform.tenant.store.setState({ configuration: aConfiguration({ mode }) }))

/** Its dialog is shown as a modal one: the page below is inert. */
const openDialogs = () => screen.queryAllByRole<HTMLDialogElement>('dialog').filter((it) => it.tagName === 'DIALOG')

describe('1§4 what stands in the place of a store stands above its dialogs', () => {
  it('dismisses what is open, and answers whoever waits for it', async () => {
    const { platform } = await renderInShell(<Store />)
    const answer = vi.fn<(result: unknown) => void>()
    await act(async () => {
      void openDialog('account-drawer', {})
      void openDialog('confirm', { title: 'Sure?', text: 'Really?', confirmLabel: 'Yes' }).then(answer)
    })
    await waitFor(() => expect(openDialogs()).toHaveLength(2))

    await changeMode(platform, StoreMode.Offline)

    await screen.findByRole('dialog', { name: 'System is under maintenence' })
    expect(openDialogs()).toEqual([])
    expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('dismisses what must be answered, which comes back with the store, not accepted', async () => {
    server.use(serve(disclaimers, () => reply({ items: [mustBeAccepted] })))
    const { platform } = await renderInShell(<Store />)
    await screen.findByRole('dialog', { name: 'Alcohol' })

    await changeMode(platform, StoreMode.Closed)
    await screen.findByText('This e-commerce site is currently closed.')
    expect(openDialogs()).toEqual([])

    await changeMode(platform, StoreMode.Normal)
    await screen.findByRole('dialog', { name: 'Alcohol' })
    expect(localStorage.getItem('aisle:fresh:disclaimers')).toBeNull()
  })

  it('lets none open, so that its own field has the focus', async () => {
    const { platform } = await renderInShell(<Store />)
    await act(async () => void openDialog('account-drawer', {}))
    await waitFor(() => expect(openDialogs()).toHaveLength(1))

    await changeMode(platform, StoreMode.Beta)
    const field = await screen.findByRole('textbox', { name: 'Access code' })
    expect(document.activeElement).toBe(field)

    await act(async () => expect(await openDialog('account-drawer', {})).toBeUndefined())
    expect(openDialogs()).toEqual([])
  })
})

describe('1§2 the no-internet page', () => {
  it.each([
    {
      why: 'there is no network',
      isOnline: false,
      says: 'Check your connection. Your cart is safe and waits for you.',
    },
    { why: 'the store is not there', isOnline: true, says: /^The store could not be reached\./ },
  ])('stands in the place of the store where $why, until Try Again finds it', async ({ isOnline, says }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    server.use(serve(configuration, () => refusal('DOWN', 'Come back later.', 400)))
    const { user, platform } = await renderInShell(<Missing />, { tenant: { configuration: null } })
    const again = await screen.findByRole('button', { name: 'Try Again' })
    screen.getByRole('heading', { name: 'Oops, No internet connection' })
    screen.getByText(says)
    expect(screen.queryByRole('heading', { name: 'The store' })).toBeNull()

    server.use(serve(configuration, () => reply(aConfiguration())))
    await user.click(again)

    await screen.findByRole('heading', { name: 'The store' })
    expect(platform.tenant.store.getState().configuration).not.toBeNull()
  })
})
