import { productDetails } from '@aisle/api/product'
import { completeSurface, defineSurface, type Remote } from '@aisle/contract'
import { createRemoteModules, routeTableOf } from '@aisle/platform/host'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createIdleFetching } from './idle-fetching.ts'

const surface = defineSurface({
  remote: 'mf-catalogue',
  contract: 1,
  routes: {
    home: { path: '/', title: 'Home', linkName: 'home' },
    product: { path: '/detail/:seoName', title: 'Product', linkName: 'product', data: [{ call: 'productDetails' }] },
  },
})
const page = vi.fn(async () => ({ default: () => null }))
const whole = vi.fn(async () => productDetails)
const makeStyles = vi.fn(async () => {})
const remote: Remote = {
  surface,
  pages: { home: page, product: page },
  widgets: {},
  dialogs: {},
  calls: async () => ({ calls: [{ ...productDetails, whole }] }),
}

function openHome({ mayOpen = true } = {}) {
  const modules = createRemoteModules({ loadRemote: async () => remote, forget: () => {} })
  createIdleFetching({ table: routeTableOf([completeSurface(surface)]), modules, mayOpen: () => mayOpen, makeStyles })(
    '/',
  )
}

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run)))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('fetches the code of the likely next page, and what reads its data', async () => {
  openHome()

  await expect.poll(() => whole.mock.calls).toHaveLength(1)
  expect(page).toHaveBeenCalledOnce()
})

it('has the styles of what has come made', async () => {
  openHome()

  await vi.waitFor(() => expect(makeStyles).toHaveBeenCalled())
  expect(page).toHaveBeenCalledBefore(makeStyles)
})

it('fetches nothing of a page that this shopper may not open', async () => {
  openHome({ mayOpen: false })

  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page).not.toHaveBeenCalled()
  expect(whole).not.toHaveBeenCalled()
})
