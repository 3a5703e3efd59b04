import type { ServerResponse } from 'node:http'
import { decodeJwt } from 'jose'
import { answerJson, type Seen } from './upstream.ts'

/** A configuration in a box (v1) or flat (v2). */
function configurationOf(tenant: string, more: object, version: number) {
  const lists = { fulfillments: [], socialPlatforms: [] }
  const business = { isActive: true, businessName: `${tenant} Market`, mode: 4, logoURL: '/images/logo.svg', ...more }
  return version === 1 ? { businessConfigurations: business, ...lists } : { ...business, ...lists }
}

const product = {
  productID: '3f0f6a52-0d5b-4f3e-9e0f-000000000001',
  title: 'Whole <Milk>',
  seoName: 'whole-milk',
  shortDescription: 'Fresh "whole" milk </script><script>alert(1)</script>',
  price: 3.49,
  profileImage: '/images/milk.1f3a9c2e.svg',
  isinstock: true,
  images: [],
}

type StoreOptions = {
  readonly business?: object
  readonly theme?: object
  readonly refuse?: readonly string[]
  /** The configuration's version that it has (spec 1 §7). */
  readonly version?: 1 | 2
}

/** Answers the reads that pages need as the store's API does, each tenant with data of its own. */
export const storeApi =
  ({ business = {}, theme = {}, refuse = [], version = 1 }: StoreOptions = {}) =>
  (seen: Seen, response: ServerResponse) => {
    const path = new URL(seen.url, 'http://api').pathname
    const token = seen.headers.authorization?.slice('Bearer '.length) ?? ''
    if (!token.startsWith('ey')) return answerJson(response, 401, { success: false, errors: [{ errorCode: 'TOKEN' }] })
    const tenant = String(decodeJwt(token)['tenant'])
    if (refuse.includes(path)) return answerJson(response, 500, { success: false, errors: [{ errorCode: 'X' }] })
    const data = new Map<string, unknown>([
      [`/v${version}/Configuration`, configurationOf(tenant, business, version)],
      ['/v1/Configuration/Theme', { primaryColor: tenant === 'cellar' ? '#7a1f3d' : '#1b7a43', ...theme }],
      ['/v1/FooterDetails', { groups: [], legalLinks: [], copyright: `© ${tenant}` }],
      ['/v1/Product/Details', product],
      ['/v1/PageTemplate', { sections: [] }],
    ]).get(path)
    return data === undefined
      ? answerJson(response, 404, { success: false, errors: [{ errorCode: 'NOT_FOUND' }] })
      : answerJson(response, 200, { success: true, data })
  }
