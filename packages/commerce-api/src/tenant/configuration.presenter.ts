import type { BusinessConfiguration, Configuration, FulfillmentMethod } from '@aisle/api/configuration'
import { payAtStoreUserTypeSchema } from '@aisle/api/configuration'
import * as z from 'zod/mini'
import type { FulfillmentMethodRecord } from './fulfillment-methods.table.ts'
import type { TenantConfigurationRecord } from './tenant-configurations.table.ts'

/** The v1 form: business fields in a box of their own. */
export function presentConfiguration(
  configuration: TenantConfigurationRecord,
  methods: readonly FulfillmentMethodRecord[],
): Configuration {
  const { tenantAcr, accountID } = configuration.business
  return {
    businessConfigurations: businessOf(configuration),
    ...listsOf(configuration, methods),
    tenantAcr: tenantAcr ?? null,
    accountID: accountID ?? null,
  }
}

/** The v2 form: everything side by side. */
export const presentFlatConfiguration = (
  configuration: TenantConfigurationRecord,
  methods: readonly FulfillmentMethodRecord[],
) => ({ ...businessOf(configuration), ...listsOf(configuration, methods) })

const businessOf = ({
  business: { cartLifeDays: _own, ...business },
  mode,
  isActive,
}: TenantConfigurationRecord): BusinessConfiguration => ({
  ...business,
  mode: mode ?? 4,
  isActive,
})

const listsOf = ({ socialPlatforms }: TenantConfigurationRecord, methods: readonly FulfillmentMethodRecord[]) => ({
  fulfillments: methods.map(presentMethod),
  socialPlatforms: [...socialPlatforms],
})

const presentMethod = (method: FulfillmentMethodRecord): FulfillmentMethod => ({
  codeName: method.codeName,
  isActive: method.isActive,
  fulfillmentId: method.fulfillmentId,
  fulfillmentMethodID: method.fulfillmentMethodId,
  fulfillmentName: method.name,
  qtyLimit: method.qtyLimit,
  allowPayAtStore: method.allowPayAtStore,
  payAtStoreUserType: z.parse(z.nullable(payAtStoreUserTypeSchema), method.payAtStoreUserType),
})
