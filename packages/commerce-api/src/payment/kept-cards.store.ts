import type { Transaction } from '../database/database.ts'
import { paymentMethods } from '../payment-method/payment-methods.table.ts'

type NewMethod = Omit<typeof paymentMethods.$inferInsert, 'tenantId'>

export async function insertPaymentMethod({ db, tenantId }: Transaction, method: NewMethod): Promise<string> {
  const [inserted] = await db
    .insert(paymentMethods)
    .values({ tenantId, ...method })
    .returning({ paymentMethodId: paymentMethods.paymentMethodId })
  if (!inserted) throw new Error('the payment method was not inserted')
  return inserted.paymentMethodId
}
