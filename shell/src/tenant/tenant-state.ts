import { configuration, configurationSchema } from '@aisle/api/configuration'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { theme, themeSchema } from '@aisle/api/theme'
import type { InlinedCall } from '@aisle/contract'
import type { TenantState } from '@aisle/platform'
import * as z from 'zod/mini'

/** What the document says of its tenant. A configuration that could not be had in time is asked for later. */
export function tenantStateOf(tenant: string, calls: readonly InlinedCall[]): TenantState {
  return {
    tenant,
    configuration: answerOf(configuration, configurationSchema, calls),
    theme: answerOf(theme, themeSchema, calls) ?? {},
  }
}

function answerOf<T>({ path }: AnyEndpoint, schema: z.ZodMiniType<T>, calls: readonly InlinedCall[]): T | null {
  const call = calls.find(({ key }) => key[1] === path)
  return z.safeParse(schema, call?.data).data ?? null
}
