import { expect, it } from 'vitest'
import { forPage } from './page-configuration.rules.ts'

const key = ['GET', '/v1/Configuration', {}]

it('leaves the long texts of a configuration to those who read them, and says that they are there', () => {
  const business = { businessName: 'Fresh', isActive: true, termsOfService: '<h2>Terms</h2>', privacyPolicy: null }
  const data = { businessConfigurations: business, fulfillments: [], socialPlatforms: [] }

  expect(forPage({ key, data })).toEqual({
    key,
    data: { ...data, businessConfigurations: { ...business, termsOfService: '' } },
  })
})

it.each([[null], ['text'], [[]], [{ items: [] }]])('leaves %j as it is', (data) => {
  expect(forPage({ key, data })).toEqual({ key, data })
})
