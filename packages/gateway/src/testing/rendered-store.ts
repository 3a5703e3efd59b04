import { remoteBuild, writeServerBuilds } from '@aisle/build/testing'
import { decodeJwt } from 'jose'
import { startGateway } from './gateway.ts'
import { catalogue, fillRegistry, orders } from './registry.builder.ts'
import { storeApi } from './store-api.ts'
import { answerJson } from './upstream.ts'

/** A gateway that renders pages and keeps them: two open tenants, and one that asks for the age of who browses. */
export async function startRenderedStore() {
  const gateway = await startGateway({ renderThreads: 1, renderDeadline: 10_000 })
  gateway.identity.answerWith((_, response) => answerJson(response, 200, discovery))
  const page = "return '<main><h1>' + props.tenant + '</h1></main>'"
  const { shell, builds } = writeServerBuilds({ 'mf-catalogue': remoteBuild(page) }, gateway.registryDir)
  const remotes = { 'mf-catalogue': { ...catalogue, server: builds['mf-catalogue'] }, 'mf-orders': orders }
  await fillRegistry(
    gateway.registryDir,
    ['fresh', 'corner', 'cellar'].map((tenant) => ({ tenant, remotes, server: shell })),
  )
  const open = storeApi()
  const forAdults = storeApi({ business: { isStoreAgeRestricted: true, enableAgeRestrictedBrowsing: true } })

  gateway.api.answerWith((seen, response) => {
    const { pathname, searchParams } = new URL(seen.url, 'http://api')
    const tenant = String(decodeJwt(seen.headers.authorization?.slice('Bearer '.length) ?? '')['tenant'])
    if (pathname !== '/v1/Product/Details')
      return tenant === 'cellar' ? forAdults(seen, response) : open(seen, response)
    const title = `Milk of ${tenant} in ${searchParams.get('zipCode')}`
    const data = { productID: PRODUCT, title, seoName: 'milk', price: 3.49, isinstock: true, images: [] }
    return answerJson(response, 200, { success: true, data })
  })
  return gateway
}

const issuer = 'http://id.localhost:3000'
const discovery = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/me`,
  end_session_endpoint: `${issuer}/session/end`,
  jwks_uri: `${issuer}/jwks`,
}
const PRODUCT = '3f0f6a52-0d5b-4f3e-9e0f-000000000001'
