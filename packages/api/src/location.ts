import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'

export { type ShoppingTerms, shoppingTermsSchema } from './shopping-terms.ts'

/** One way a location hands over goods (spec 1 §3). */
export const locationFulfillmentSchema = z.object({
  codeName: z.string(),
  fulfillmentId: idSchema,
  fulfillmentMethodID: idSchema,
  fulfillmentName: z.string(),
  available: z.boolean(),
  configuration: z.object({
    isComingSoon: z.optional(z.boolean()),
    isSlotBookingRequired: z.optional(z.boolean()),
    isScanningDLQRCodeRequired: z.optional(z.boolean()),
    minCheckoutAmount: z.optional(amountSchema),
  }),
})
export type LocationFulfillment = z.output<typeof locationFulfillmentSchema>

/** Opening hours of one weekday, 0 = Sunday, in the store's zone: `09:00`. A closed day has no times. */
export const openingHoursSchema = z.object({
  weekday: z.int(),
  opensAt: z.optional(z.nullable(z.string())),
  closesAt: z.optional(z.nullable(z.string())),
})

/** A store or warehouse. */
export const locationSchema = z.object({
  locationId: idSchema,
  name: z.string(),
  tokenKey: z.optional(z.nullable(z.string())),
  address: z.object({
    line1: z.optional(z.string()),
    line2: z.optional(z.nullable(z.string())),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
    zip: z.string(),
  }),
  customerZip: z.optional(z.nullable(z.string())),
  fulFillments: z.array(locationFulfillmentSchema),
  isWarehouse: z.optional(z.boolean()),
  phoneNumber: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** miles from the searched place */
  distance: z.optional(z.nullable(z.number())),
  /** IANA name; slots and hours are in it (decision 35). */
  timeZone: z.optional(z.string()),
  openingHours: z.optional(z.array(openingHoursSchema)),
  imageURL: z.optional(z.nullable(z.string())),
  instructions: z.optional(z.nullable(z.string())),
})
export type Location = z.output<typeof locationSchema>

/** Distance filter: 0 all, -1 more than 25 miles (spec 1 §9). */
export const distanceSchema = z.literal([0, 5, 10, 15, 20, 25, -1])

const searchQuery = z.object({
  /** zip code, place, or name of a store */
  search: z.optional(z.string().check(z.maxLength(100))),
  zipCode: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  distance: z.optional(distanceSchema),
  fulfillmentCodeName: z.optional(z.string()),
  nearby: z.optional(z.boolean()),
})
/** Where a search looked from: `Chicago, IL 60614`. */
export const searchedPlaceSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  name: z.optional(z.string()),
})
export type SearchedPlace = z.output<typeof searchedPlaceSchema>

const locationsData = z.object({
  items: z.array(locationSchema),
  count: z.int(),
  /** `null` where a place was named that the store cannot find; absent where none was. */
  place: z.optional(z.nullable(searchedPlaceSchema)),
})
const searchParamsNotShown = 'The search parameters are not shown.'

export const locationDetail = endpoint({
  name: 'locationDetail',
  method: 'GET',
  path: '/v1/Location/Detail/:locationId',
  access: 'guest',
  params: z.object({ locationId: idSchema }),
  query: z.object({ IncludeConfiguration: z.optional(z.boolean()) }),
  data: locationSchema,
  cacheMinutes: 10,
})

export const locationList = endpoint({
  name: 'locationList',
  method: 'GET',
  path: '/v1/location',
  access: 'guest',
  query: searchQuery,
  data: locationsData,
  assumed: searchParamsNotShown,
})

/** Says whether an address is delivered to, and from where. */
export const shippingLocation = endpoint({
  name: 'shippingLocation',
  method: 'GET',
  path: '/v1/Location/Shipping',
  access: 'guest',
  query: z.object({
    zipCode: z.string(),
    fulfillmentCodeName: z.optional(z.string()),
    line1: z.optional(z.string()),
    city: z.optional(z.string()),
    state: z.optional(z.string()),
  }),
  data: z.object({ isAvailable: z.boolean(), location: z.optional(z.nullable(locationSchema)) }),
  assumed: searchParamsNotShown,
})

export const locationSearch = endpoint({
  name: 'locationSearch',
  method: 'GET',
  path: '/v1/Location/SearchLocation',
  access: 'guest',
  query: searchQuery,
  data: locationsData,
  assumed: searchParamsNotShown,
})

export const nearbyStores = endpoint({
  name: 'nearbyStores',
  method: 'GET',
  path: '/v1/Location/NearByStoreDetails',
  access: 'guest',
  query: searchQuery,
  data: locationsData,
  assumed: searchParamsNotShown,
})
