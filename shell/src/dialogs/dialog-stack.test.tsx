import { defineSurface } from '@aisle/contract'
import { openDialog } from '@aisle/platform'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signUpAsCustomer, customer } from '@aisle/api/customer'
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

describe('the account drawer', () => {
  const surfaces = [
    defineSurface({
      remote: 'mf-orders',
      contract: 1,
      routes: { orders: { path: '/orders', title: 'Orders', linkName: 'orders' } },
      menu: [{ in: 'account', label: 'Orders', link: 'orders', guards: ['login'] }],
    }),
  ]

  it('lets a guest sign in', async () => {
    const { user, platform } = await renderInShell(<DialogStack />, { surfaces })
    const signIn = vi.spyOn(platform.session, 'signIn')
    await open('account-drawer', {})

    await user.click(screen.getByRole('button', { name: 'Sign in' }))

    expect(signIn).toHaveBeenCalledOnce()
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  })

  it('lists the account pages and lets one sign out', async () => {
    const { user, platform } = await renderInShell(<DialogStack />, { surfaces, session: { status: 'signed-in' } })
    const signOut = vi.spyOn(platform.session, 'signOut')
    await open('account-drawer', {})

    screen.getByRole('link', { name: 'Orders' })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))

    expect(signOut).toHaveBeenCalledOnce()
  })
})

describe('the sign-up dialog', () => {
  const session = { status: 'signed-in', customerId: null } as const
  const record = { customerID: id(5), isVerifiedOnline: false, isLoyalty: false }
  const accept = (name: string | RegExp) => screen.getByRole('checkbox', { name })

  it('wants the terms accepted', async () => {
    const { user } = await renderInShell(<DialogStack />, { session })
    await open('sign-up', {})

    await user.click(screen.getByRole('button', { name: 'Open my account' }))

    await screen.findByText('You must agree to our Terms of Service and Privacy Policy.')
  })

  it('makes a customer of somebody who accepts', async () => {
    server.use(
      serve(signUpAsCustomer, () => reply(record)),
      serve(customer, () => reply(record)),
    )
    const { user, platform } = await renderInShell(<DialogStack />, { session })
    const answer = await open('sign-up', {})

    await user.click(accept(/agree/))
    await user.click(screen.getByRole('button', { name: 'Open my account' }))

    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true))
    expect(platform.session.store.getState().customerId).toBe(id(5))
  })

  it('says what the server refused', async () => {
    server.use(serve(signUpAsCustomer, () => refusal('CUST_0009', 'This store opens no accounts today.')))
    const { user } = await renderInShell(<DialogStack />, { session })
    await open('sign-up', {})

    await user.click(accept(/agree/))
    await user.click(screen.getByRole('button', { name: 'Open my account' }))

    await screen.findByText('This store opens no accounts today.')
  })
})
