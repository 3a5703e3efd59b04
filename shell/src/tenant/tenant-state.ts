import { type Configuration, configuration } from '@aisle/api/configuration'
import type { AnyEndpoint } from '@aisle/api/endpoint'
import { type Theme, theme } from '@aisle/api/theme'
import type { InlinedCall } from '@aisle/contract'
import type { TenantState } from '@aisle/platform'
import { type Check, isRecord } from '@aisle/platform/host'

/** What the document says of its tenant. A configuration that could not be had in time is asked for later. */
export function tenantStateOf(tenant: string, calls: readonly InlinedCall[]): TenantState {
  return {
    tenant,
    configuration: answerOf(configuration, isConfiguration, calls),
    theme: answerOf(theme, isTheme, calls) ?? {},
  }
}

function answerOf<T>({ path }: Pick<AnyEndpoint, 'path'>, check: Check<T>, calls: readonly InlinedCall[]): T | null {
  const data = calls.find(({ key }) => key[1] === path)?.data
  return check(data) ? data : null
}

// The gateway parsed these answers before it wrote them into the document.
const isConfiguration = (value: unknown): value is Configuration =>
  isRecord(value) && isRecord(value['businessConfigurations'])
const isTheme = (value: unknown): value is Theme => isRecord(value)
