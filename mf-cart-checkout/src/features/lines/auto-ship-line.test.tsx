import { alreadySubscribedProducts, cartDetail, restoreCart, saveCart } from '@aisle/api/cart'
import { aCart, aCartItem, id, refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CartLine } from './cart-line.tsx'

const coffee = aCartItem({
  qty: 2,
  autoShipDiscount: 10,
  autoShipFrequencies: [
    { frequency: 'P1W', label: 'Every week' },
    { frequency: 'P2W', label: 'Every 2 weeks' },
  ],
})
const customer = { status: 'signed-in', customerId: id(90) } as const

function open(line = coffee, session: { readonly status: 'guest' } | typeof customer = customer) {
  const sent: unknown[] = []
  server.use(
    serve(alreadySubscribedProducts, () => reply({ items: [] })),
    serve(saveCart, ({ body }) => {
      sent.push(body)
      return reply(aCart([line], { version: 2 }))
    }),
  )
  const surfaces = [
    {
      remote: 'mf-subscriptions',
      contract: 1,
      routes: {
        subscriptions: { path: '/manage-subscription', title: 'x', linkName: 'subscriptions' },
        subscription: { path: '/manage-subscription/:subscriptionId', title: 'x', linkName: 'subscription' },
      },
    },
  ] as const
  const view = renderWithProviders(
    <ul>
      <CartLine line={line} />
    </ul>,
    { cart: { detail: aCart([line]) }, session, surfaces },
  )
  const choice = () => screen.findByRole('combobox', { name: 'How often Whole milk comes' })
  const ask = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Auto-ship, save 10%: Whole milk' }))
    return await choice()
  }
  return { ...view, sent, choice, ask }
}

it('2§4 a line is made auto-ship in a rhythm', async () => {
  const { user, ask, sent } = open()
  const choice = await ask()
  expect(document.activeElement).toBe(choice)
  await user.selectOptions(choice, 'Auto-ship: every 2 weeks, save 10%')
  await waitFor(() =>
    expect(sent).toMatchObject([
      { products: [{ orderLineItemID: id(20), qty: 2, orderLineItemOrderType: 1, frequency: 'P2W' }] },
    ]),
  )
})

it('2§4 and is bought once again', async () => {
  const { user, choice, sent } = open({ ...coffee, orderLineItemOrderType: 1, frequency: 'P1W' })
  expect(await choice()).toHaveProperty('value', 'P1W')
  await user.selectOptions(await choice(), 'One time')
  await waitFor(() =>
    expect(sent).toMatchObject([{ products: [{ orderLineItemID: id(20), orderLineItemOrderType: 0 }] }]),
  )
  expect(sent[0]).not.toHaveProperty('products.0.frequency')
})

it('2§4 what became one line with another can be taken back', async () => {
  const { user, ask, platform } = open()
  const asked: unknown[] = []
  server.use(
    serve(saveCart, () =>
      reply(
        aCart([{ ...coffee, qty: 5, orderLineItemOrderType: 1, frequency: 'P1W' }], { version: 2, snapshotID: id(70) }),
      ),
    ),
    serve(restoreCart, ({ body }) => {
      asked.push(body)
      return reply(aCart([coffee], { version: 3 }))
    }),
  )
  await user.selectOptions(await ask(), 'Auto-ship: every week, save 10%')
  const told = await waitFor(() => {
    const [toast] = platform.toasts.store.getState()
    expect(toast).toMatchObject({ text: 'Whole milk changed', action: { label: 'Undo' } })
    return toast
  })
  told?.action?.run()
  await waitFor(() => expect(asked).toMatchObject([{ snapshotID: id(70) }]))
})

it('2§6 needs an account: guests are asked to sign in', async () => {
  const { user, ask, choice, sent, platform } = open(coffee, { status: 'guest' })
  const opened = vi.spyOn(platform.dialogs, 'open').mockResolvedValue(undefined)
  await user.selectOptions(await ask(), 'Auto-ship: every week, save 10%')
  await waitFor(() => expect(opened).toHaveBeenCalledWith('account-drawer', {}))
  expect(sent).toEqual([])
  expect(await choice()).toHaveProperty('value', '')
})

it('2§7 points at the auto-ship that runs already', async () => {
  const { ask } = open()
  server.use(
    serve(alreadySubscribedProducts, () =>
      reply({ items: [{ productID: coffee.productId, subscriptionID: id(91), title: 'Coffee' }] }),
    ),
  )
  await ask()
  const link = await screen.findByRole('link', { name: 'See auto-ship' })
  expect(link).toHaveProperty('pathname', `/manage-subscription/${id(91)}`)
})

it('says in the line why a rhythm was refused', async () => {
  const { user, ask, choice } = open()
  server.use(
    serve(saveCart, () => refusal('CRT_AUTO_SHIP_REFUSED', 'Not at this rhythm.')),
    serve(cartDetail, () => reply(aCart([coffee]))),
  )
  await user.selectOptions(await ask(), 'Auto-ship: every week, save 10%')
  await screen.findByText('Not at this rhythm.')
  expect(await choice()).toHaveProperty('value', '')
})

it('is not offered of what is sold once', () => {
  open(aCartItem())
  expect(screen.queryByRole('button', { name: /Auto-ship/ })).toBeNull()
})
