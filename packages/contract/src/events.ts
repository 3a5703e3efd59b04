import type { AgeFailure } from './dialogs.ts'

/** Facts that happened, owner first, past tense. No replay, no reply. */
export type EventMap = {
  'age.verified': { readonly by: 'guest' | 'customer' }
  'age.verification-failed': { readonly reason: AgeFailure }
  'cart.line-added': { readonly productId: string; readonly title: string; readonly qty: number }
  'cart.changed': { readonly itemCount: number }
  'cart.cleared': { readonly reason: 'ordered' | 'emptied' | 'abandoned' }
  'location.changed': { readonly locationId: string; readonly codeName: string }
  'order.placed': { readonly orderNumber: string; readonly orderId: string }
  'remote.failed': { readonly remote: string; readonly part: string; readonly reason: string }
  /** A held slot is gone, said outside of checkout: the cart's page opens and tells why. */
  'slot.lost': object
  'session.signed-in': { readonly subject: string }
  'session.signed-out': { readonly reason: 'asked' | 'expired' }
}

export type EventName = keyof EventMap
