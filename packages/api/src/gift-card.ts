import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'
import { pageOf } from './envelope.ts'
import { giftCardNumberSchema } from './gift-card-number.ts'
import { idSchema } from './ids.ts'
import { amountSchema } from './money.ts'
import { pageQuerySchema } from './paging.ts'
import { requiredPersonNameSchema } from './person-name.ts'

const text = z.optional(z.nullable(z.string()))

/** 1 active (spec 2 §3); 0, 2 and 3 are ours: not activated, used up or expired, revoked. */
export const GiftCardStatus = { Inactive: 0, Active: 1, Ended: 2, Revoked: 3 } as const
export const giftCardStatusSchema = z.literal([0, 1, 2, 3])

/** A card that a shopper holds. */
export const giftCardSchema = z.object({
  id: idSchema,
  /** All digits for the owner only, else the last four. */
  giftCardNumber: z.string(),
  title: z.string(),
  imageURL: text,
  initialBalance: amountSchema,
  availableBalance: amountSchema,
  status: giftCardStatusSchema,
  isActivated: z.boolean(),
  isDigital: z.boolean(),
  expiresAt: text,
  purchasedAt: text,
  recipientName: text,
  recipientEmail: text,
  message: text,
  canClaim: z.optional(z.boolean()),
  canSend: z.optional(z.boolean()),
})
export type GiftCard = z.output<typeof giftCardSchema>

/** A card that the store sells, in amounts or any amount within bounds. */
export const giftCardProductSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: text,
  imageURL: text,
  /** keyed by `productType`: 1 digital, 2 physical (spec 2 §3) */
  products: z.record(
    z.string(),
    z.object({
      productID: idSchema,
      productType: z.int(),
      seoName: z.string(),
      isinstock: z.boolean(),
      amounts: z.array(amountSchema),
      minAmount: z.optional(z.nullable(amountSchema)),
      maxAmount: z.optional(z.nullable(amountSchema)),
      fulfillmentMethodIDs: z.optional(z.array(idSchema)),
    }),
  ),
})
export type GiftCardProduct = z.output<typeof giftCardProductSchema>

export const giftCardBalanceSchema = z.object({
  giftCardNumber: z.string(),
  availableBalance: amountSchema,
  status: giftCardStatusSchema,
  expiresAt: text,
})

/** What can be done with a card (spec 2 §4). */
export const giftCardActionSchema = z.enum(['activate', 'retract', 'revoke', 'claim'])
export type GiftCardAction = z.output<typeof giftCardActionSchema>

const byId = z.object({ id: idSchema })

export const myGiftCards = endpoint({
  name: 'myGiftCards',
  method: 'GET',
  path: '/v1/GiftCard/MyGiftCard',
  access: 'customer',
  query: z.object({
    ...pageQuerySchema.shape,
    disablePaging: z.optional(z.boolean()),
    isActivated: z.optional(z.boolean()),
    status: z.optional(giftCardStatusSchema),
    global: z.optional(z.boolean()),
  }),
  data: pageOf(giftCardSchema),
})

/** The page's words and the card that the store sells first. */
export const giftCardPageDetails = endpoint({
  name: 'giftCardPageDetails',
  method: 'GET',
  path: '/v1/giftCard/getGiftCardDetails',
  access: 'guest',
  data: z.object({ title: text, description: text, terms: text, imageURL: text }),
  assumed: 'The reply is not shown.',
})

export const giftCardList = endpoint({
  name: 'giftCardList',
  method: 'GET',
  path: '/v1/giftCard',
  access: 'guest',
  query: pageQuerySchema,
  data: pageOf(giftCardProductSchema),
})

export const giftCardDetail = endpoint({
  name: 'giftCardDetail',
  method: 'GET',
  path: '/v1/GiftCard/:id',
  access: 'guest',
  params: byId,
  data: giftCardProductSchema,
})

export const sendGiftCard = endpoint({
  name: 'sendGiftCard',
  method: 'POST',
  path: '/v1/GiftCard/SendGiftCardViaMail',
  access: 'customer',
  body: z.strictObject({
    myGiftCardId: idSchema,
    recipientName: requiredPersonNameSchema,
    recipientEmail: emailSchema,
    message: z.optional(z.string().check(z.maxLength(500))),
  }),
  data: z.boolean(),
  assumed: 'Body and query are not shown.',
})

export const updateGiftCardStatus = endpoint({
  name: 'updateGiftCardStatus',
  method: 'PUT',
  path: '/v1/GiftCard/UpdateGiftCardStatus/:id',
  access: 'guest',
  params: byId,
  query: z.object({
    ActionForStatus: giftCardActionSchema,
    myGiftCardId: z.optional(idSchema),
    isGuestUser: z.optional(z.boolean()),
    /** From the mail; who has it may claim. */
    claimCode: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: giftCardSchema,
  assumed: 'Where action and claim code stand is not shown.',
})

export const giftCardBalance = endpoint({
  name: 'giftCardBalance',
  method: 'GET',
  path: '/v1/GiftCard/CheckGiftCardBalance/:number',
  access: 'guest',
  params: z.object({ number: giftCardNumberSchema }),
  data: giftCardBalanceSchema,
  assumed: 'The reply is not shown.',
})

/** Mails the cards bought with an address to that address; the answer says nothing about them. */
export const findGiftCard = endpoint({
  name: 'findGiftCard',
  method: 'POST',
  path: '/v1/GiftCard/FindGiftCard',
  access: 'guest',
  body: z.strictObject({ email: emailSchema, orderNumber: z.optional(z.string().check(z.maxLength(40))) }),
  data: z.object({ isSent: z.boolean() }),
  assumed: 'The body is not shown.',
})
