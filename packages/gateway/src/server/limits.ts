/** Time-outs of connections in milliseconds, sizes in bytes (T55, T56). Node and Fastify have none by default. */
export type Limits = {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionTimeout: number
  /** How often Node looks for connections past the first two. */
  readonly checkInterval: number
  readonly maxConnections: number
  readonly bodyLimit: number
}

export const defaultLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionTimeout: 30_000,
  checkInterval: 2000,
  maxConnections: 5000,
  bodyLimit: 64 * 1024,
}

/** Milliseconds that a service behind the gateway may take until the head and between parts of its answer. */
export const UPSTREAM_TIMEOUT = 15_000
