import { saveCart } from '@aisle/api/cart'
import { locationDetail } from '@aisle/api/location'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cart, useCall, useCartCount, useLink, usePathParams } from '../index.ts'
import { aCart, aCartItem, aCartProduct, id, renderWithProviders, reply, serve, server } from './testing.tsx'

function Badge() {
  return (
    <button type="button" onClick={() => cart.setQuantity(aCartProduct(), 2, 'card')}>
      {`Cart, ${useCartCount()} items`}
    </button>
  )
}

function Store() {
  const { locationId = '' } = usePathParams()
  const { name } = useCall(locationDetail, { params: { locationId }, query: {} })
  return <h1>{name}</h1>
}

it('lets a remote read and change the cart', async () => {
  server.use(serve(saveCart, () => reply(aCart([aCartItem({ qty: 2 })]))))

  const { user } = renderWithProviders(<Badge />)
  await user.click(screen.getByRole('button', { name: 'Cart, 0 items' }))

  await screen.findByRole('button', { name: 'Cart, 2 items' })
})

it('gives a page its parameters and the answers of the API', async () => {
  server.use(
    serve(locationDetail, ({ params }) =>
      reply({ locationId: params.locationId, name: 'Elm Street', address: { zip: '46204' }, fulFillments: [] }),
    ),
  )

  renderWithProviders(<Store />, { path: '/location/:locationId', route: `/location/${id(1)}` })

  await screen.findByRole('heading', { name: 'Elm Street' })
})

it('resolves links from the surfaces it is given', () => {
  const Probe = () => useLink('product', { seoName: 'whole-milk' })
  const product = { path: '/detail/:seoName', title: 'Product', linkName: 'product' } as const

  const { container } = renderWithProviders(<Probe />, {
    surfaces: [{ remote: 'mf-catalogue', contract: 1, routes: { product } }],
  })

  expect(container.textContent).toBe('/detail/whole-milk')
})
