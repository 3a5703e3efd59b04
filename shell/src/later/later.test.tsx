import { customer } from '@aisle/api/customer'
import { announcements, disclaimers } from '@aisle/api/disclaimer'
import { mobileApp } from '@aisle/api/footer'
import { aConfiguration, reply, serve, server } from '@aisle/platform/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand/react'
import { installOffer } from '../install/install-offer.ts'
import { useHoldNotices } from '../notices/hold-notices.ts'
import { renderInShell } from '../testing/render-in-shell.tsx'
import { Later } from './later.tsx'

beforeEach(() => {
  installOffer.setState({ isOffered: true, prompt: null })
  server.use(
    serve(mobileApp, () => reply({ url: null })),
    serve(customer, () => reply(null)),
  )
})
afterEach(() => act(() => installOffer.setState({ isOffered: false, prompt: null })))

function AgeQuestion() {
  useHoldNotices()
  return <h1>Are you old enough?</h1>
}

it('1§2 the install prompt waits for a step that the shopper takes first', async () => {
  const isAsked = createStore(() => true)
  const Page = () => (useStore(isAsked) ? <AgeQuestion /> : <h1>Home</h1>)
  await renderInShell(
    <>
      <Later />
      <Page />
    </>,
  )
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Tab' })
    // What a shopper's first move brings.
    await new Promise((resolve) => setTimeout(resolve, 800))
  })
  expect(screen.queryByRole('region', { name: 'Install the app' })).toBeNull()

  act(() => isAsked.setState(false, true))

  await screen.findByRole('region', { name: 'Install the app' })
})

describe('1§4 disclaimers and announcements', () => {
  it.each([
    { rules: { showDisclaimer: true, showAnnouncement: true }, asked: ['announcements', 'disclaimers'] },
    { rules: { showDisclaimer: true, showAnnouncement: false }, asked: ['disclaimers'] },
    { rules: { showDisclaimer: false, showAnnouncement: true }, asked: ['announcements'] },
    { rules: { showDisclaimer: false, showAnnouncement: false }, asked: [] },
  ])('are asked for where the store shows them: $rules', async ({ rules, asked }) => {
    const seen: string[] = []
    const answer = (name: string) => () => {
      seen.push(name)
      return reply({ items: [] })
    }
    server.use(serve(disclaimers, answer('disclaimers')), serve(announcements, answer('announcements')))
    const { platform } = await renderInShell(<Later />, { tenant: { configuration: aConfiguration(rules) } })
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'Tab' })
      // What a shopper's first move brings.
      await new Promise((resolve) => setTimeout(resolve, 800))
    })

    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(seen.toSorted()).toEqual(asked)
  })
})
