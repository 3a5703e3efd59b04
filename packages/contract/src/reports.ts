import * as z from 'zod/mini'

/** Takes violations of the Content-Security-Policy and what the page itself reports. */
export const REPORTS_PATH = '/_/reports'

/** A failure in the page, as the shell reports it. No personal data: the gateway logs it. */
export const clientReportSchema = z.object({
  type: z.literal('aisle-failure'),
  /** What failed: `entry`, `integrity`, `contract`, `render`, `error`, … */
  kind: z.string().check(z.maxLength(40)),
  remote: z.optional(z.string().check(z.maxLength(60))),
  version: z.optional(z.string().check(z.maxLength(60))),
  /** Page, widget or dialog of the remote. */
  part: z.optional(z.string().check(z.maxLength(100))),
  message: z.string().check(z.maxLength(2000)),
})
export type ClientReport = z.output<typeof clientReportSchema>
