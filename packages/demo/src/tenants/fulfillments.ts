import type { FulfillmentSeed } from '@aisle/commerce-api/seeding'
import { fulfillmentIdOf, methodIdOf } from '../demo-ids.ts'

type Method = Omit<FulfillmentSeed, 'fulfillmentMethodId' | 'fulfillmentId'>

/** A tenant's ways to hand over goods, with ids. */
export const fulfillmentsOf = (tenant: string, methods: readonly Method[]): FulfillmentSeed[] =>
  methods.map((method) => ({
    ...method,
    fulfillmentMethodId: methodIdOf(tenant, method.codeName),
    fulfillmentId: fulfillmentIdOf(method.codeName),
  }))
