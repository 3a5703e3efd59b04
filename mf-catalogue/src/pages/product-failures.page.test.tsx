import { productCompanions, productDetails, productSubstitutes } from '@aisle/api/product'
import { trendingProducts } from '@aisle/api/product-listing'
import { productReviews } from '@aisle/api/review'
import { refusal, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aDetail } from '../catalogue.builder.ts'
import { surface } from '../surface.ts'
import ProductPage from './product.page.tsx'

beforeEach(() => {
  vi.mocked(console.error).mockClear()
  server.use(
    serve(productCompanions, () => reply({ items: [] })),
    serve(productSubstitutes, () => reply({ items: [] })),
    serve(trendingProducts, () => reply({ items: [], count: 0, hasNext: false })),
    serve(productReviews, () => reply({ items: [], count: 0, hasNext: false })),
  )
})

const open = () =>
  renderWithProviders(<ProductPage />, { route: '/detail/x', path: '/detail/:seoName', surfaces: [surface] })

// React logs every error that a boundary catches.
const expectLogged = () => vi.mocked(console.error).mockClear()

it('says that there is no such product, and leads on', async () => {
  server.use(serve(productDetails, () => refusal('PRD_0404', 'No such product', 404)))
  open()

  await screen.findByRole('heading', { name: 'We could not find this product' })
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  expectLogged()
})

it('F11 says so when a product does not load, and tries again', async () => {
  server.use(serve(productDetails, () => refusal('PRD_0500', 'Broken', 400)))
  const { user } = open()

  const retry = await screen.findByRole('button', { name: 'Try again' })
  expectLogged()
  server.use(serve(productDetails, () => reply(aDetail())))
  await user.click(retry)

  await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
})

it('F14 counts down until the store has time again', async () => {
  const busy = { success: false, data: null, errors: [{ errorCode: 'BUSY', descreption: 'Later.' }] }
  server.use(serve(productDetails, () => Response.json(busy, { status: 429, headers: { 'retry-after': '3' } })))
  const { user } = open()

  const waiting = await screen.findByRole('button', { name: 'Try again in 3 s' })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  // What counts down in an alert would be read out each second.
  expect(waiting.getAttribute('aria-live')).toBe('off')
  waiting.focus()
  await user.click(waiting)
  expectLogged()
  server.use(serve(productDetails, () => reply(aDetail())))
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect([retry, document.activeElement]).toEqual([waiting, waiting])
  await user.click(retry)

  await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
})

it('1§4 offers an age check for a restricted product, and shows it once the age is verified', async () => {
  server.use(serve(productDetails, () => refusal('AGE_VERIFICATION_NEEDED', 'No.', 403)))
  const { platform } = open()

  await screen.findByText(/^This product is age-restricted/)
  screen.getByRole('button', { name: 'Verify my age' })
  expectLogged()
  server.use(serve(productDetails, () => reply(aDetail())))
  act(() => platform.age.store.setState({ isVerified: true }))

  await screen.findByRole('heading', { level: 1, name: 'Whole milk' })
})

it('T29 asks once only for a restricted product where the shopper was taken for verified', async () => {
  let asked = 0
  server.use(
    serve(productDetails, () => {
      asked += 1
      return refusal('AGE_VERIFICATION_NEEDED', 'No.', 403)
    }),
  )
  renderWithProviders(<ProductPage />, {
    route: '/detail/x',
    path: '/detail/:seoName',
    surfaces: [surface],
    age: { isVerified: true },
  })

  await screen.findByText(/^This product is age-restricted/)
  expect(asked).toBe(1)
  expectLogged()
})
