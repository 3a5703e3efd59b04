import type { Terms } from './terms.ts'

type Given = Pick<Terms, 'now'> & { readonly tenantId: string; readonly locationId: string }

/** A guest who picks up at a location whose shelves everybody may see. */
export const guestTerms = ({ tenantId, locationId, now }: Given): Terms => ({
  shopper: {
    tenantId,
    subject: 'guest',
    role: 'guest',
    email: undefined,
    isEmailVerified: false,
    authenticatedAt: undefined,
    customerId: undefined,
    isAgeVerified: false,
    maySeeRestricted: true,
  },
  locationId,
  fulfillmentCodeName: 'sp',
  hidesRestricted: false,
  now,
})
