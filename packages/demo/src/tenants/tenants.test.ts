import { configurationSchema } from '@aisle/api/configuration'
import type { PageComponent, PageSection } from '@aisle/api/page-component'
import { pageTemplateSchema } from '@aisle/api/page-component'
import { themeSchema } from '@aisle/api/theme'
import { describe, expect, it } from 'vitest'
import { variantProductIdOf, productIdOf } from '../demo-ids.ts'
import { demoTenants } from '../tenants.ts'

const now = new Date('2026-11-20T12:00:00Z')
const tenants = demoTenants(now)
const named = (name: string) => tenants.find(({ tenant }) => tenant === name)
const componentsOf = ({ columns }: PageSection): PageComponent[] => columns.flatMap(({ components }) => components)
const homeOf = (name: string) =>
  (named(name)?.templates ?? []).flatMap(({ template }) => template.sections.flatMap(componentsOf))

type Link = { linkType?: string | null; seoName?: string | null }
function linksOf(component: PageComponent): Link[] {
  if (component.type === 'image') return [component]
  if (component.type !== 'imageSlider') return []
  return component.slides.map(({ buttonLinkType, seoName }) => ({ linkType: buttonLinkType, seoName }))
}

describe.each(tenants.map((tenant) => [tenant.tenant, tenant] as const))('the tenant %s', (_, tenant) => {
  const { store, catalogue, collections, discounts, locations, templates } = tenant
  const productIds = new Set(
    catalogue.products.flatMap((product) => [
      productIdOf(tenant.tenant, product.seoName),
      ...product.variants.map(({ sku }) => variantProductIdOf(tenant.tenant, sku)),
    ]),
  )

  it('has a configuration, a theme and templates in the form of the API', () => {
    const configuration = {
      businessConfigurations: { ...store.business, mode: store.mode, isActive: store.isActive ?? true },
      fulfillments: store.fulfillments.map(({ fulfillmentMethodId, name, isActive = true, ...rest }) => ({
        ...rest,
        isActive,
        fulfillmentMethodID: fulfillmentMethodId,
        fulfillmentName: name,
      })),
      socialPlatforms: store.socialPlatforms ?? [],
    }
    expect(configurationSchema.safeParse(configuration).error).toBeUndefined()
    expect(themeSchema.safeParse(store.theme ?? {}).error).toBeUndefined()
    for (const { template } of templates) expect(pageTemplateSchema.safeParse(template).error).toBeUndefined()
  })

  it('says its name once in the footer, where the frame puts it', () => {
    expect(store.footer?.groups.map(({ title }) => title)).not.toContain(store.business.businessName)
  })

  it('refers in its template to collections and pages that it has', () => {
    const ids = new Set(collections.map(({ collectionId }) => collectionId))
    const seoNames = new Set(collections.map(({ seoName }) => seoName))
    const slugs = new Set(tenant.pages.map(({ slug }) => slug))
    const categories = new Set(
      catalogue.categories.flatMap(({ seoName, children }) => [seoName, ...children.map((child) => child.seoName)]),
    )
    const places = [
      ['collection', seoNames],
      ['category', categories],
      ['pages', slugs],
    ] as const
    const components = homeOf(tenant.tenant)
    const shown = components.flatMap((component) => (component.type === 'collection' ? [component.collection.id] : []))
    expect(shown.filter((id) => !ids.has(id))).toEqual([])
    const isKnown = ({ linkType, seoName }: Link) =>
      linkType === 'LNS' || places.some(([type, names]) => type === linkType && names.has(seoName ?? ''))
    expect(components.flatMap(linksOf).filter((link) => !isKnown(link))).toEqual([])
  })

  it('fills at least six collections and six discounts with products that it sells', () => {
    expect(collections.length).toBeGreaterThanOrEqual(6)
    expect(discounts.length).toBeGreaterThanOrEqual(6)
    for (const collection of collections) {
      expect(collection.productIds.length, collection.seoName).toBeGreaterThanOrEqual(2)
      for (const id of collection.productIds) expect(productIds).toContain(id)
    }
    for (const { products, displayName } of discounts) {
      expect(displayName).not.toBe('')
      expect(products.length).toBeGreaterThan(0)
      for (const { productId } of products) expect(productIds).toContain(productId)
    }
  })

  it('opens its locations for its own fulfillments, with slots where they must be booked', () => {
    const codes = new Set(store.fulfillments.map(({ codeName }) => codeName))
    for (const { fulfillments, slotRules = [], openingHours, timeZone } of locations) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      expect(openingHours.length).toBeGreaterThan(4)
      for (const { codeName, isSlotBookingRequired, isAvailable = true } of fulfillments) {
        expect(codes).toContain(codeName)
        const slots = slotRules.filter((rule) => rule.codeName === codeName)
        expect(slots.length > 0).toBe(isSlotBookingRequired === true && isAvailable)
      }
    }
  })

  it('counts stock at its own locations only', () => {
    const keys = new Set(catalogue.products.flatMap(({ stock }) => Object.keys(stock)))
    expect(keys.size).toBe(locations.length)
  })
})

describe('the demo', () => {
  it('has the stores that the design names', () => {
    expect(tenants.map(({ tenant }) => tenant)).toEqual([
      'fresh',
      'cellar',
      'corner',
      'beta',
      'test',
      'maintenance',
      'closed',
      'soon',
    ])
    expect(named('fresh')).toMatchObject({
      hosts: ['fresh.localhost'],
      store: { business: { lnsSubscriptionType: 2, enableGuestCheckout: true } },
    })
    expect(named('cellar')?.store.business).toMatchObject({
      currentPaymentGateway: 'USAEPAY',
      isStoreAgeRestricted: true,
      enableAgeRestrictedBrowsing: true,
      enableAgeRestrictedCheckout: true,
      showDisclaimer: true,
      showAnnouncement: true,
    })
    expect(named('cellar')?.store.fulfillments.map(({ codeName }) => codeName)).toEqual(['is', 'cs', 'sd'])
    expect(named('fresh')?.store.fulfillments.map(({ codeName }) => codeName)).toEqual(['sp', 'sd', 'scd'])
    expect(named('corner')?.store.business).toMatchObject({
      enableGuestCheckout: false,
      lnsSubscriptionType: 0,
      logoURL: null,
    })
    expect(named('corner')?.remotes).not.toContain('mf-giftcards')
    expect(named('beta')?.store).toMatchObject({ mode: 3, accessCode: '4711' })
    expect(named('test')?.store).toMatchObject({
      mode: 2,
      accessCode: 'letmein',
      business: { currentPaymentGateway: null },
    })
    expect(named('maintenance')?.store.mode).toBe(1)
    expect(named('closed')?.store.mode).toBe(6)
    expect(named('soon')?.store.isActive).toBe(false)
  })

  it('gives Fresh Fields Market three locations in three time zones, one to come and one warehouse', () => {
    const locations = named('fresh')?.locations ?? []
    expect(new Set(locations.map(({ timeZone }) => timeZone)).size).toBe(3)
    expect(locations.filter(({ isWarehouse }) => isWarehouse)).toHaveLength(1)
    expect(
      locations.flatMap(({ fulfillments }) => fulfillments).filter(({ isComingSoon }) => isComingSoon),
    ).toHaveLength(1)
  })

  it('lets a single carton of milk be picked up, and delivered everywhere but where a minimum is shown', () => {
    const offers = tenants.flatMap(({ locations }) => locations.flatMap(({ fulfillments }) => fulfillments))
    const picked = offers.filter(({ codeName }) => ['sp', 'is', 'cs'].includes(codeName))
    expect(picked.filter(({ minCheckoutCents = 0 }) => minCheckoutCents > 0)).toEqual([])
    const refusing = offers.filter(
      ({ minCheckoutCents = 0, fixedChargeCents = 0 }) => minCheckoutCents > 0 && fixedChargeCents === 0,
    )
    expect(refusing.map(({ codeName, minCheckoutCents }) => [codeName, minCheckoutCents])).toEqual([['scd', 5000]])
  })

  it('shows on the home page of Fresh Fields Market every kind of component and state', () => {
    const components = homeOf('fresh')
    expect(new Set(components.map(({ type }) => type))).toEqual(new Set(['imageSlider', 'collection', 'image', 'text']))
    expect(components.filter(({ isActive }) => isActive === false)).toHaveLength(1)
    expect(components.filter(({ schedule = [] }) => schedule.length > 0)).toHaveLength(1)
    expect(components.filter(({ isAgeRestricted }) => isAgeRestricted)).toHaveLength(1)
  })

  it('has about 200 reviews of products that exist, with every number of stars', () => {
    const reviews = tenants.flatMap((tenant) => tenant.reviews)
    expect(reviews.length).toBeGreaterThanOrEqual(190)
    expect(new Set(reviews.map(({ rating }) => rating)).size).toBe(5)
    expect(new Set(reviews.map(({ reviewId }) => reviewId)).size).toBe(reviews.length)
    for (const { tenant, catalogue, reviews: own } of tenants) {
      const ids = new Set(catalogue.products.map(({ seoName }) => productIdOf(tenant, seoName)))
      expect(own.filter(({ productId }) => !ids.has(productId)).map(({ title }) => title)).toEqual([])
      for (const { createdAt } of own) expect(createdAt.getTime()).toBeLessThan(now.getTime())
    }
  })

  it('is the same each time', () => {
    expect(demoTenants(now)).toEqual(tenants)
  })
})
