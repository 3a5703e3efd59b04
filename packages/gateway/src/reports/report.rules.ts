import { clientReportSchema } from '@aisle/contract'
import * as z from 'zod/mini'

const text = z.optional(z.nullable(z.string()))
const line = z.optional(z.nullable(z.number()))

/** As the Reporting API sends it (`application/reports+json`). */
const policyReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: line, disposition: text }),
})

/** As `report-uri` sends it (`application/csp-report`). */
const legacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
})

const reportsSchema = z.union([
  z.array(z.union([policyReport, z.object({ type: z.string() })])).check(z.maxLength(50)),
  legacyReport,
  clientReportSchema,
])

/** What of a report may be logged: kinds and places, never what somebody typed or who they are (T63). */
export type LoggedReport = Readonly<Record<string, string | number | undefined>>

/** `undefined` for a body that is no report. */
export function readReports(body: unknown): readonly LoggedReport[] | undefined {
  const parsed = z.safeParse(reportsSchema, body)
  if (!parsed.success) return undefined
  if (Array.isArray(parsed.data))
    return parsed.data.map((entry) => ('body' in entry ? violation(entry.body) : other(entry.type)))
  if ('csp-report' in parsed.data) return [legacyViolation(parsed.data['csp-report'])]
  const { kind, remote, version, part, message } = parsed.data
  return [{ report: 'failure', kind, remote, version, part, message: withoutPersonalData(message) }]
}

const other = (type: string): LoggedReport => ({ report: 'other', kind: type.slice(0, 40) })

const violation = (body: z.output<typeof policyReport>['body']): LoggedReport => ({
  report: 'policy',
  directive: body.effectiveDirective ?? undefined,
  blocked: placeOf(body.blockedURL),
  source: placeOf(body.sourceFile),
  line: body.lineNumber ?? undefined,
})

const legacyViolation = (body: z.output<typeof legacyReport>['csp-report']): LoggedReport => ({
  report: 'policy',
  directive: body['effective-directive'] ?? body['violated-directive'] ?? undefined,
  blocked: placeOf(body['blocked-uri']),
  source: placeOf(body['source-file']),
  line: body['line-number'] ?? undefined,
})

/** Origin of an address, with the path where it is one of our own files; a keyword such as `inline` as it is. */
function placeOf(address: string | null | undefined) {
  if (!address) return undefined
  const url = URL.parse(address)
  if (!url) return /^[\w-]{1,40}$/.test(address) ? address : 'unreadable'
  return url.pathname.startsWith('/_/') ? url.origin + url.pathname : url.origin
}

/** E-mail addresses, tokens and rows of digits are what a message may carry of a person. */
export const withoutPersonalData = (message: string): string =>
  message
    .replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}/g, '[e-mail]')
    .replaceAll(/[\w-]{10,}\.[\w-]{10,}(\.[\w-]{10,})?/g, '[token]')
    .replaceAll(/\+?\d[\d\s().-]{5,}\d/g, '[number]')
    .replaceAll(/\?[^\s"']*/g, '[query]')
    .slice(0, 400)
