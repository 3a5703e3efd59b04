import { REPORTS_PATH } from '@aisle/contract'
import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts'

/** What every answer of the gateway itself carries. */
export const baseHeaders = (scheme: 'http' | 'https') => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
})

/** What a page may use of the device: the payment fields and the age check live in the partners' frames. */
const permissions = (partnersOrigin: string) =>
  [
    'accelerometer=()',
    'autoplay=()',
    `camera=(self "${partnersOrigin}")`,
    'display-capture=()',
    'fullscreen=(self)',
    'geolocation=(self)',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    `payment=(self "${partnersOrigin}")`,
    'usb=()',
  ].join(', ')

/** Adds what only pages need to the head of an answer. */
export function secureDocument(reply: FastifyReply, sources: PolicySources) {
  return reply.headers({
    'content-security-policy': contentSecurityPolicy(sources),
    'reporting-endpoints': `reports="${REPORTS_PATH}"`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions(sources.partnersOrigin),
  })
}
