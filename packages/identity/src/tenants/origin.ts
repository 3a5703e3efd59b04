import { z } from 'zod'

/** Scheme, host and port, nothing behind: `http://fresh.localhost:3000`. */
export const originSchema = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text), {
    error: 'must be an http or https origin without a path',
  })
