import type { BusinessConfiguration } from './configuration.ts'

const DEFAULT_GATEWAY = 'DATACAP'

/** Who takes a store's card payments. Absent means DATACAP, null or empty nobody (decision 23). */
export const paymentGatewayOf = ({
  currentPaymentGateway: named,
}: Pick<BusinessConfiguration, 'currentPaymentGateway'>): string | undefined =>
  named === undefined ? DEFAULT_GATEWAY : named || undefined
