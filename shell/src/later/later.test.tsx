import { customer } from '@aisle/api/customer'
import { mobileApp } from '@aisle/api/footer'
import { reply, serve, server } from '@aisle/platform/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
