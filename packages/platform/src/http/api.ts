import type { ApiClient } from '@aisle/api/client'
import { currentPlatform } from '../platform.tsx'

/** The store's API with the shopper's token, for commands and mutations: `api.call(placeOrder, { body })`. */
export const api: ApiClient = {
  call: (endpoint, input, options) => currentPlatform().api.call(endpoint, input, options),
}
