import { customer } from '@aisle/api/customer'
import {
  type createTestPlatform,
  id,
  refusal,
  renderWithProviders,
  reply,
  serve,
  server,
} from '@aisle/platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useRequireCustomer } from './use-require-customer.ts'

const shell = {
  remote: 'mf-shell',
  contract: 1,
  dialogs: { 'account-drawer': { title: 'Account', size: 'sm' }, 'sign-up': { title: 'Sign up', size: 'sm' } },
} as const

type Who = NonNullable<Parameters<typeof createTestPlatform>[0]>['session']

const profile = { subject: 'shopper', email: 'customer@example.com', firstName: 'Casey' }

const aCustomer = { customerID: id(50), isVerifiedOnline: false, isLoyalty: false }

/** Somebody who presses what only customers may; who it is may be told later. */
async function press(session: Who) {
  const answer = vi.fn()
  function Asks() {
    const requireCustomer = useRequireCustomer()
    return (
      <button type="button" onClick={() => void requireCustomer().then(answer)}>
        Save
      </button>
    )
  }
  const { user, platform } = renderWithProviders(<Asks />, { surfaces: [shell], session })
  await user.click(screen.getByRole('button'))
  const dialogs = () => platform.dialogs.stack.getState().map(({ name }) => name)
  const become = (state: Partial<NonNullable<Who>>) => act(async () => platform.session.store.setState(state))
  const told = () => platform.toasts.store.getState().map(({ text }) => text)
  return { answer, dialogs, become, user, told }
}

it.each([
  { who: 'a guest', session: { status: 'guest' }, opens: ['account-drawer'] },
  { who: 'somebody without a customer record', session: { status: 'signed-in', customerId: null }, opens: ['sign-up'] },
] as const)('1§4 shows $who the way in', async ({ session, opens }) => {
  const { dialogs, answer } = await press(session)

  await waitFor(() => expect(dialogs()).toEqual(opens))
  expect(answer).not.toHaveBeenCalled()
})

it('1§4 lets a customer go on', async () => {
  const { dialogs, answer } = await press({ status: 'signed-in', customerId: id(50) })

  await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
  expect(dialogs()).toEqual([])
})

it('1§4 tells somebody signed in of whom the store does not say whether they are a customer', async () => {
  let isClosed = true
  server.use(
    serve(customer, () => (isClosed ? refusal('CUST_0001', 'Customers are not to be had.') : reply(aCustomer))),
  )
  const { dialogs, answer, user, told } = await press({ status: 'signed-in', customerId: undefined })

  await waitFor(() => expect(answer).toHaveBeenCalledWith(false))
  expect(told()).toEqual(['Customers are not to be had.'])
  expect(dialogs()).toEqual([])

  isClosed = false
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(answer).toHaveBeenLastCalledWith(true))
})

it('1§4 shows a customer nothing while their session still starts', async () => {
  const { dialogs, answer, become } = await press({ status: 'starting' })
  expect(dialogs()).toEqual([])

  await become({ status: 'signed-in', profile, customerId: id(50) })

  await waitFor(() => expect(answer).toHaveBeenCalledWith(true))
  expect(dialogs()).toEqual([])
})

it('1§4 shows the way in once it turns out that it is a guest', async () => {
  const { dialogs, answer, become } = await press({ status: 'starting' })

  await become({ status: 'guest' })

  await waitFor(() => expect(dialogs()).toEqual(['account-drawer']))
  expect(answer).not.toHaveBeenCalled()
})
