import type { Transaction } from '../database/database.ts'
import { storeFeedback } from './store-feedback.table.ts'

type Feedback = {
  readonly subject: string
  readonly kind: 'store' | 'beta'
  readonly text: string
  readonly rating?: number
  readonly orderID?: string
  readonly pageURL?: string
  readonly createdAt: Date
}

export async function insertFeedback({ db, tenantId }: Transaction, { text, orderID, pageURL, ...rest }: Feedback) {
  await db.insert(storeFeedback).values({ tenantId, ...rest, body: text, orderId: orderID, pageUrl: pageURL })
}
