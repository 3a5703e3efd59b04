import type { Database } from '../database/database.ts'
import type { Limiter } from '../rate-limit/limiter.ts'
import type { Services } from './config.ts'
import type { Serve, ServeFlow } from './serve.ts'
import type { TokenReader } from './tokens.ts'

/** What a domain may use to serve its calls. */
export type DomainContext = {
  readonly serve: Serve
  readonly serveFlow: ServeFlow
  readonly database: Database
  readonly limiter: Limiter
  readonly services: Services
  /** Reads another token that a request carries: the guest's, at sign-in. */
  readonly readToken: TokenReader
  /** The clock; domain code never asks another one. */
  readonly now: () => Date
  /** Tells whoever runs the store of something that shoppers are spared. No personal data (T63). */
  readonly warn: Warn
  /** Tells whoever runs the store of something that they have to look after. No personal data (T63). */
  readonly alert: Warn
}

export type Warn = (details: Readonly<Record<string, unknown>>, message: string) => void

/** One folder of `src/`: registers the calls that it serves. */
export type Domain = (context: DomainContext) => void
