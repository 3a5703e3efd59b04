import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { boxedConfiguration } from './configuration-forms.ts'
import { configurationSchema } from './configuration.ts'

const business = { isActive: true, businessName: 'Harbour Grocers', mode: 4, logoURL: null }
const platform = { name: 'Neighbours', url: 'https://neighbours.example' }
const lists = { fulfillments: [], socialPlatforms: [platform] }
const ids = { tenantAcr: 'tenant:harbour', accountID: 'HG-1' }

const read = (data: unknown) => z.safeParse(configurationSchema, boxedConfiguration(data))

describe('1§7 a configuration', () => {
  it.each([
    ['in a box (v1)', { businessConfigurations: business, ...lists, ...ids }],
    ['in a box that holds the ids', { businessConfigurations: { ...business, ...ids }, ...lists }],
    ['flat (v2)', { ...business, ...lists, ...ids }],
  ])('is the same %s', (_form, data) => {
    expect(read(data).data).toMatchObject({ businessConfigurations: business, ...lists, ...ids })
  })

  it('is not changed by being read twice', () => {
    const once = boxedConfiguration({ ...business, ...lists, ...ids })

    expect(boxedConfiguration(once)).toEqual(once)
  })

  it.each([
    ['in a box', { businessConfigurations: business, socialPlatforms: [{ ...platform, iconURL: null }] }],
    ['flat', { ...business, socialPlatforms: [{ ...platform, iconURL: null }] }],
  ])('has a platform without a picture, %s', (_form, data) => {
    expect(read(data).data?.socialPlatforms).toEqual([platform])
  })

  it.each([
    { socialPlatforms: 'none' },
    { socialPlatforms: [null] },
    { socialPlatforms: [{ ...platform, url: null }] },
    { fulfillments: {} },
    { isActive: null },
  ])('F13 is none with %j', (wrong) => {
    expect(read({ ...business, ...wrong }).success).toBe(false)
    expect(read({ businessConfigurations: { ...business, ...wrong }, ...wrong }).success).toBe(false)
  })
})
