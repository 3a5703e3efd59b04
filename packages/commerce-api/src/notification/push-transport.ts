import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import type { PushSettings } from '../server/config.ts'
import { isPublicAddress } from './public-address.rules.ts'
import { isPushService, mayBeCalled, type PushSubscription } from './push-subscription.rules.ts'

/** What a device shows; `path` is the page of the store that it leads to. */
export type PushMessage = {
  readonly title: string
  readonly text: string
  readonly path: string
  /** Messages with the same one replace each other. */
  readonly tag: string
}

/** What carries push messages away. */
export interface PushTransport {
  /** @returns whether the device still exists. @throws Error when it cannot be told */
  send(subscription: PushSubscription, message: PushMessage): Promise<boolean>
}

export type Resolve = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>

const TIMEOUT = 10_000
/** Seconds that a push service keeps a message for a device that is off: a day. */
export const MESSAGE_LIFE = 24 * 60 * 60
const GONE: readonly number[] = [404, 410]

const resolveAll: Resolve = (host) => lookup(host, { all: true })

/** Web push (RFC 8030, 8188, 8292). The address that was looked at is the one that is called; nothing is followed. */
export function createPushTransport(
  { onLoopback, ...keys }: PushSettings,
  resolve: Resolve = resolveAll,
): PushTransport {
  return {
    async send(subscription, message) {
      const { endpoint } = subscription
      if (!mayBeCalled(endpoint, { onLoopback })) throw new Error('this is no push service')
      const { hostname } = new URL(endpoint)
      const isUsable = ({ address }: { readonly address: string }) =>
        !isPushService(endpoint) || isPublicAddress(address)
      const address = (await resolve(hostname)).find(isUsable)
      if (!address) throw new Error(`${hostname} is not in the Internet`)
      const details = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: keys,
        TTL: MESSAGE_LIFE,
        urgency: 'normal',
      })
      const status = await post(details, (_host, _options, answer) => answer(null, [{ ...address }]))
      if (GONE.includes(status)) return false
      if (status < 200 || status > 299) throw new Error(`${hostname} answered ${status}`)
      return true
    },
  }
}

type Details = ReturnType<typeof webPush.generateRequestDetails>

const post = ({ endpoint, method, headers, body }: Details, lookupPinned: LookupFunction) =>
  new Promise<number>((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? request : requestPlain
    const sent = send(
      endpoint,
      { method, headers: { ...headers }, lookup: lookupPinned, signal: AbortSignal.timeout(TIMEOUT) },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
