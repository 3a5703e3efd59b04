import { openDialog } from '@aisle/platform'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configuration } from '@aisle/api/configuration'
import { id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { renderInShell } from '../testing/render-in-shell.tsx'
import DialogStack from './dialog-stack.tsx'

const question = { title: 'Empty the cart?', text: 'All items are taken out.', confirmLabel: 'Empty' }

afterEach(() => history.replaceState(null, ''))

/** Opens a dialog; its answer is told once it is closed. */
async function open(...args: Parameters<typeof openDialog>) {
  const answer = vi.fn()
  await act(async () => void openDialog(...args).then(answer))
  return answer
}

describe('a question', () => {
  it.each([
    ['Empty', true],
    ['Cancel', false],
    ['Close', undefined],
  ])('is answered by %s with %s', async (button, result) => {
    const { user } = await renderInShell(<DialogStack />)
    const answer = await open('confirm', question)

    await user.click(screen.getByRole('button', { name: button }))

    expect(answer).toHaveBeenCalledExactlyOnceWith(result)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is dismissed by going back', async () => {
    await renderInShell(<DialogStack />)
    const answer = await open('confirm', question)
    expect(history.state).toMatchObject({ aisleDialogs: 1 })

    await act(async () => void dispatchEvent(new PopStateEvent('popstate', { state: null })))

    expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('leaves the page alone that is opened with its answer', async () => {
    const goBack = vi.spyOn(history, 'go')
    const { user } = await renderInShell(<DialogStack />)
    await act(async () => void openDialog('confirm', question).then(() => history.pushState({ key: 'next' }, '')))

    await user.click(screen.getByRole('button', { name: 'Empty' }))
    await new Promise((resolve) => setTimeout(resolve, 10))

    expect(history.state).toEqual({ key: 'next' })
    expect(goBack).not.toHaveBeenCalled()
  })

  it('gives its entry to the page that is opened from it, so that going back shows the page below', async () => {
    const push = vi.spyOn(history, 'pushState')
    await renderInShell(<DialogStack />)
    await open('account-drawer', {})
    const entries = history.length

    history.pushState({ key: 'next' }, '')

    expect(history.state).toEqual({ key: 'next' })
    expect(history.length).toBe(entries)
    expect(push).toHaveBeenCalledOnce()
  })

  it('is not met again by going forward once it is answered', async () => {
    const goBack = vi.spyOn(history, 'go').mockImplementation(() => {})
    await renderInShell(<DialogStack />)
    history.replaceState({ aisleDialogs: 1 }, '')

    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))

    expect(goBack).toHaveBeenCalledExactlyOnceWith(-1)
  })

  it('takes its entry out of the history when it is answered', async () => {
    const goBack = vi.spyOn(history, 'go').mockImplementation(() => {})
    const { user } = await renderInShell(<DialogStack />)
    await open('confirm', question)

    await user.click(screen.getByRole('button', { name: 'Empty' }))

    await vi.waitFor(() => expect(goBack).toHaveBeenCalledExactlyOnceWith(-1))
  })

  it('is named by its title', async () => {
    await renderInShell(<DialogStack />)
    await open('confirm', question)

    screen.getByRole('dialog', { name: 'Empty the cart?' })
  })
})

it('shows the dialog of a remote under the title that its surface declares', async () => {
  const surface = {
    remote: 'mf-catalogue',
    contract: 1,
    dialogs: { 'quick-product': { title: 'Product', size: 'lg' } },
  } as const
  const Quick = ({ seoName, close }: { seoName: string; close: () => void }) => (
    <button type="button" onClick={close}>{`Close ${seoName}`}</button>
  )
  const remotes = [{ surface, pages: {}, widgets: {}, dialogs: { 'quick-product': async () => ({ default: Quick }) } }]
  const { user } = await renderInShell(<DialogStack />, { surfaces: [surface], remotes })
  const answer = await open('quick-product', { seoName: 'milk' })

  screen.getByRole('dialog', { name: 'Product' })
  await user.click(await screen.findByRole('button', { name: 'Close milk' }))

  expect(answer).toHaveBeenCalledOnce()
})

it('2§4 answers for the comparison of stores where its remote is dead, so that a plain question can take its place', async () => {
  const surface = {
    remote: 'mf-cart-checkout',
    contract: 1,
    routes: {},
    dialogs: { 'change-location': { title: 'Change store', size: 'md' } },
  } as const
  // React and the boundary speak of what failed.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dead = () => Promise.reject(new Error('gone'))
  const remotes = [{ surface, pages: {}, widgets: {}, dialogs: { 'change-location': dead } }]
  await renderInShell(<DialogStack />, { surfaces: [surface], remotes })

  const answer = await open('change-location', { locationId: id(7), fulfillmentMethodID: id(2) })

  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith('failed'))
  expect(screen.queryByRole('dialog')).toBeNull()
  errors.mockClear()
})

describe('the legal texts (1§2)', () => {
  const business = {
    isActive: true,
    businessName: 'Fresh',
    termsOfService: '<h2>Our terms</h2>',
    privacyPolicy: '<p>Ours.</p>',
  }
  const texts = serve(configuration, () =>
    reply({ businessConfigurations: business, fulfillments: [], socialPlatforms: [] }),
  )

  it('are asked for when they are read, and open at the privacy policy', async () => {
    server.use(texts)
    await renderInShell(<DialogStack />)
    await open('legal', { section: 'privacy' })

    await screen.findByRole('heading', { name: 'Our terms' })
    await waitFor(() => expect(screen.getByRole('region', { name: 'Privacy Policy' })).toBe(document.activeElement))
  })

  it('F11 can be asked for again', async () => {
    server.use(serve(configuration, () => refusal('DOWN', 'Come back later.', 400)))
    const { user } = await renderInShell(<DialogStack />)
    await open('legal', { section: 'terms' })

    await screen.findByText('The store did not answer. Please try again.')
    server.use(texts)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))

    await screen.findByRole('heading', { name: 'Our terms' })
  })
})

it('2§2 a coupon is confirmed with its own words, or with Ok', async () => {
  const { user } = await renderInShell(<DialogStack />)
  const answer = await open('coupon-confirm', { title: 'Use this coupon?', text: 'It takes the other one’s place.' })

  await user.click(await screen.findByRole('button', { name: 'Ok' }))

  expect(answer).toHaveBeenCalledExactlyOnceWith(true)
})
