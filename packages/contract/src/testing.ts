import type { Boot } from './boot.ts'

/** The block `boot` of a page without remotes, for a guest who has chosen no store. */
export const aBoot = (given: Partial<Boot> = {}): Boot => ({
  schema: 1,
  tenant: 'fresh',
  registry: { revision: 1, remotes: {} },
  identity: {
    issuer: 'http://id.localhost:3000',
    clientId: 'aisle-fresh',
    authorizationEndpoint: 'http://id.localhost:3000/auth',
    tokenEndpoint: 'http://id.localhost:3000/token',
    userinfoEndpoint: 'http://id.localhost:3000/me',
    endSessionEndpoint: 'http://id.localhost:3000/session/end',
    jwksUri: 'http://id.localhost:3000/jwks',
  },
  store: null,
  calls: [],
  partnersOrigin: 'http://partners.localhost:3000',
  ...given,
})
