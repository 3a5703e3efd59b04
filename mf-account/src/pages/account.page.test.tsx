import { customer } from '@aisle/api/customer'
import { aConfiguration, id, renderWithProviders, reply, serve, server } from '@aisle/platform/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { signedIn } from '../testing/signed-in.ts'
import AccountPage from './account.page.tsx'

beforeEach(() => {
  const record = { customerID: id(5), isVerifiedOnline: false, isLoyalty: false, firstName: 'Casey' }
  server.use(serve(customer, () => reply(record)))
})

it.each([
  ['is there in a store with a loyalty subscription', 2, ['Notifications', 'Addresses', 'Loyalty']],
  ['is not there in a store without', 0, ['Notifications', 'Addresses']],
])('1§2 the way to the loyalty program %s', async (_, lnsSubscriptionType, links) => {
  renderWithProviders(<AccountPage />, {
    ...signedIn,
    tenant: { configuration: aConfiguration({ lnsSubscriptionType }) },
  })

  await screen.findByRole('link', { name: 'Addresses' })
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining(links))
  expect(names.includes('Loyalty')).toBe(links.includes('Loyalty'))
})
