import { defineSurface } from '@aisle/contract'
import { openDialog } from '@aisle/platform'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAccount, customer, linkExistingCustomer, signupExists, signUpAsCustomer } from '@aisle/api/customer'
import { identityAccount } from '@aisle/api/identity-account'
import { id, refusal, reply, serve, server } from '@aisle/platform/testing'
import { renderInShell } from '../testing/render-in-shell.tsx'
import DialogStack from './dialog-stack.tsx'

afterEach(() => history.replaceState(null, ''))

/** Opens a dialog; its answer is told once it is closed. */
async function open(...args: Parameters<typeof openDialog>) {
  const answer = vi.fn()
  await act(async () => void openDialog(...args).then(answer))
  return answer
}

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

  it('offers no sign-in before it is known who shops', async () => {
    const { platform } = await renderInShell(<DialogStack />, { surfaces, session: { status: 'starting' } })
    await open('account-drawer', {})
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()

    act(() => platform.session.store.setState({ status: 'guest' }))

    await screen.findByRole('button', { name: 'Sign in' })
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

describe('1§6 the sign-up dialog', () => {
  const session = { status: 'signed-in', customerId: null } as const
  const record = { customerID: id(5), isVerifiedOnline: false, isLoyalty: false }
  const account = { id: id(9), email: 'noa@example.com', emailVerified: true, firstName: 'Noa', lastName: 'Whitfield' }
  const accept = async (name: string | RegExp) => await screen.findByRole('checkbox', { name })

  const meetStore = ({ alreadyExist = false } = {}) => {
    const bodies: unknown[] = []
    server.use(
      serve(identityAccount, () => reply(account)),
      serve(signupExists, () => reply({ alreadyExist })),
      serve(signUpAsCustomer, ({ body }) => {
        bodies.push(['made', body])
        return reply(record)
      }),
      serve(linkExistingCustomer, ({ body }) => {
        bodies.push(['linked', body])
        return reply(record)
      }),
      serve(customer, () => reply(record)),
    )
    return bodies
  }

  async function openAndAccept() {
    const { user, platform } = await renderInShell(<DialogStack />, { session })
    const answer = await open('sign-up', {})
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveProperty('value', 'Whitfield'))
    await user.click(await accept(/agree/))
    return { user, platform, answer, send: () => user.click(screen.getByRole('button', { name: 'Open my account' })) }
  }

  it('wants the terms accepted', async () => {
    const bodies = meetStore()
    const { user } = await renderInShell(<DialogStack />, { session })
    await open('sign-up', {})

    await user.click(await screen.findByRole('button', { name: 'Open my account' }))

    await screen.findByText('You must agree to our Terms of Service and Privacy Policy.')
    expect(bodies).toEqual([])
  })

  it('makes a customer of somebody who accepts, by the name that the account has or they type', async () => {
    const bodies = meetStore()
    const { user, platform, answer, send } = await openAndAccept()
    const first = screen.getByRole('textbox', { name: /First name/ })
    await user.clear(first)
    await user.type(first, 'Nora')

    await send()

    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true))
    expect(platform.session.store.getState().customerId).toBe(id(5))
    expect(bodies).toEqual([['made', { isPolicyAccepted: true, firstName: 'Nora', lastName: 'Whitfield' }]])
  })

  it('links the record that the store has already', async () => {
    const bodies = meetStore({ alreadyExist: true })
    const { answer, send } = await openAndAccept()

    await send()

    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true))
    expect(bodies).toEqual([['linked', { isPolicyAccepted: true }]])
  })

  it.each([
    ['CUST_0009', 'This store opens no accounts today.', 'Something went wrong!'],
    ['EMAIL_NOT_VERIFIED', 'Please confirm your e-mail address first.', 'Please confirm your e-mail address first.'],
  ])('1§8 tells of %s in words that help: %s → %s', async (code, told, shown) => {
    meetStore()
    server.use(serve(signUpAsCustomer, () => refusal(code, told)))
    const { answer, send } = await openAndAccept()

    await send()

    await screen.findByText(shown)
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('the account closure (1§5)', () => {
  const session = { status: 'signed-in', customerId: 'c-1' } as const

  it('wants the box ticked, and closes nothing before', async () => {
    const asked = vi.fn<() => void>()
    server.use(
      serve(closeAccount, () => {
        asked()
        return reply(true)
      }),
    )
    const { user } = await renderInShell(<DialogStack />, { session })
    await open('account-closure', {})

    await user.click(await screen.findByRole('button', { name: 'Close my account' }))

    await screen.findByText('Please tick the box to confirm.')
    expect(asked).not.toHaveBeenCalled()
  })

  it('closes the account, and answers so', async () => {
    server.use(serve(closeAccount, () => reply(true)))
    const { user } = await renderInShell(<DialogStack />, { session })
    const answer = await open('account-closure', {})

    await user.click(await screen.findByRole('checkbox', { name: 'I understand that this cannot be undone.' }))
    await user.click(screen.getByRole('button', { name: 'Close my account' }))

    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true))
  })

  it('says what the store refused, and signs nobody out', async () => {
    server.use(serve(closeAccount, () => refusal('CUST_0010', 'An order is on its way.')))
    const { user, platform } = await renderInShell(<DialogStack />, { session })
    const signOut = vi.spyOn(platform.session, 'signOut')
    await open('account-closure', {})

    await user.click(await screen.findByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Close my account' }))

    await screen.findByText('Error! An order is on its way.')
    expect(signOut).not.toHaveBeenCalled()
  })
})

describe('what a form in a dialog asks for', () => {
  it.each(['sign-up', 'account-closure'] as const)('stands apart from its text and its fields: %s', async (name) => {
    server.use(serve(identityAccount, () => reply({ email: 'v@example.com' })))
    await renderInShell(<DialogStack />, { session: { status: 'signed-in', customerId: null } })
    await open(name, {})
    await screen.findByRole('checkbox')

    const body = screen.getByRole('dialog').querySelector('form p')?.parentElement
    expect(body?.contains(screen.getByRole('checkbox'))).toBe(true)
    // Whose gap keeps them apart.
    expect(body && getComputedStyle(body).display).toBe('grid')
  })
})
