import type { FooterDetails } from '@aisle/api/footer'
import type { Theme } from '@aisle/api/theme'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { hashAccessCode, isAccessCode } from '../tenant/access-code.rules.ts'
import type { BusinessSettings, PaymentLogo, SocialPlatform } from '../tenant/business-settings.ts'
import { kindOfCode } from '../tenant/fulfillment-kind.rules.ts'
import { fulfillmentMethods } from '../tenant/fulfillment-methods.table.ts'
import { tenantConfigurations } from '../tenant/tenant-configurations.table.ts'
import { tenants } from '../tenant/tenants.table.ts'
import { upsert } from './bulk.store.ts'

export type FulfillmentSeed = {
  readonly fulfillmentMethodId: string
  readonly fulfillmentId: string
  /** sp, sd, scd, is or cs; the kind follows from it. */
  readonly codeName: string
  readonly name: string
  readonly isActive?: boolean
  readonly qtyLimit?: number
  readonly allowPayAtStore?: boolean
  /** 0 nobody, 1 customers, 2 guests, 3 both. */
  readonly payAtStoreUserType?: 0 | 1 | 2 | 3
}

export type StoreSeed = {
  readonly mode?: number
  readonly isActive?: boolean
  /** Beta code or test password, in clear; only its hash is kept. */
  readonly accessCode?: string
  readonly business: BusinessSettings
  readonly theme?: Theme
  readonly socialPlatforms?: readonly SocialPlatform[]
  readonly footer?: FooterDetails
  readonly paymentLogos?: readonly PaymentLogo[]
  readonly askFullAddressForDelivery?: boolean
  readonly mobileAppUrl?: string
  readonly fulfillments: readonly FulfillmentSeed[]
}

export async function seedStore(tx: Transaction, store: StoreSeed) {
  await upsert(tx, tenants, [{}], { existing: 'keep' })
  await upsert(tx, tenantConfigurations, [
    {
      mode: store.mode ?? 4,
      isActive: store.isActive ?? true,
      business: store.business,
      theme: store.theme ?? {},
      socialPlatforms: store.socialPlatforms ?? [],
      footer: store.footer ?? { groups: [], legalLinks: [] },
      paymentLogos: store.paymentLogos ?? [],
      askFullAddressForDelivery: store.askFullAddressForDelivery ?? false,
      mobileAppUrl: store.mobileAppUrl ?? null,
      accessCodeHash: await accessCodeHash(tx, store.accessCode),
    },
  ])
  return await upsert(tx, fulfillmentMethods, store.fulfillments.map(fulfillmentRow))
}

/** The hash that is there when it fits: a new one would ask everybody for the code again. */
async function accessCodeHash({ db, tenantId }: Transaction, code: string | undefined) {
  if (code === undefined) return null
  const [known] = await db
    .select({ hash: tenantConfigurations.accessCodeHash })
    .from(tenantConfigurations)
    .where(eq(tenantConfigurations.tenantId, tenantId))
  return known?.hash && (await isAccessCode(code, known.hash)) ? known.hash : await hashAccessCode(code)
}

function fulfillmentRow(seed: FulfillmentSeed, position: number) {
  const kind = kindOfCode(seed.codeName)
  if (!kind) throw new Error(`Not a fulfillment code: ${seed.codeName}`)
  return {
    fulfillmentMethodId: seed.fulfillmentMethodId,
    fulfillmentId: seed.fulfillmentId,
    codeName: seed.codeName,
    kind,
    name: seed.name,
    isActive: seed.isActive ?? true,
    qtyLimit: seed.qtyLimit ?? null,
    allowPayAtStore: seed.allowPayAtStore ?? false,
    payAtStoreUserType: seed.payAtStoreUserType ?? null,
    position,
  }
}
