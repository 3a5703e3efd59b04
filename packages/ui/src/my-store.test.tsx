import { setPreferredLocation } from '@aisle/api/customer'
import { aStore, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MyStore } from './my-store.tsx'

const elm = aStore()
const customer = { status: 'signed-in', customerId: id(50) } as const
const own = (locationId: string, fulfillmentMethodId: string) => ({ locationId, fulfillmentMethodId })

type Setting = {
  readonly session?: { readonly status: 'guest' } | typeof customer
  readonly preferred?: ReturnType<typeof own> | null
  readonly locationId?: string
}

function show({ session = customer, preferred, locationId = elm.locationId }: Setting) {
  const view = renderWithProviders(<MyStore locationId={locationId} />, { shopping: elm, session })
  act(() => view.platform.shopping.store.setState({ preferred }))
  return view
}

const badge = () => screen.queryByText('My store')
const button = () => screen.queryByRole('button', { name: 'Set as my store' })

describe('1§4 preferred location', () => {
  it.each<{ why: string; given: Setting; shown: 'badge' | 'button' | 'nothing' }>([
    { why: 'is offered where the customer has none', given: { preferred: null }, shown: 'button' },
    { why: 'is offered where it is another store', given: { preferred: own(id(7), id(8)) }, shown: 'button' },
    { why: 'is offered in another way', given: { preferred: own(elm.locationId, id(8)) }, shown: 'button' },
    { why: 'is named', given: { preferred: own(elm.locationId, elm.fulfillmentId) }, shown: 'badge' },
    {
      why: 'is named whatever the way, where none is kept',
      given: { preferred: own(elm.locationId, '') },
      shown: 'badge',
    },
    {
      why: 'is named while one shops elsewhere',
      given: { preferred: own(id(7), id(8)), locationId: id(7) },
      shown: 'badge',
    },
    { why: 'is not offered where one does not shop', given: { preferred: null, locationId: id(7) }, shown: 'nothing' },
    { why: 'says nothing until it is known', given: {}, shown: 'nothing' },
    { why: 'is for customers', given: { preferred: null, session: { status: 'guest' } }, shown: 'nothing' },
  ])('$why', ({ given, shown }) => {
    show(given)

    expect(badge() !== null).toBe(shown === 'badge')
    expect(button() !== null).toBe(shown === 'button')
  })

  it('becomes the one that is shopped at', async () => {
    server.use(serve(setPreferredLocation, () => reply(true)))
    const { user } = show({ preferred: null })

    await user.click(screen.getByRole('button', { name: 'Set as my store' }))

    await screen.findByText('My store')
    expect(button()).toBeNull()
  })
})
