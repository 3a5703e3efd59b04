import {
  giftCardBalance,
  giftCardDetail,
  giftCardList,
  giftCardPageDetails,
  myGiftCards,
  updateGiftCardStatus as updateStatusCall,
} from '@aisle/api/gift-card'
import { readStore } from '../cart/cart-contents.store.ts'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import { giftCardNotFound } from './gift-card.errors.ts'
import { presentBalance, presentOwnCard, presentSoldCards } from './gift-card.presenter.ts'
import { updateGiftCardStatus } from './gift-card-status.service.ts'
import { findCardByNumber, listOwnCards } from './gift-cards.store.ts'
import { countLookUp } from './look-up-limits.ts'
import { pageDetails } from './page-details.ts'
import { listSoldCards } from './sold-cards.store.ts'

const PAGE_SIZE = 20
const ALL = 1000

export const giftCardRoutes: Domain = ({ serve, serveFlow, limiter, now }) => {
  serve(myGiftCards, async ({ tx, shopper, query }) => {
    const { Page: page = 1, PageSize: pageSize = PAGE_SIZE, disablePaging, status, isActivated } = query
    const limit = disablePaging ? ALL : pageSize
    const offset = disablePaging ? 0 : (page - 1) * pageSize
    const own = await listOwnCards(tx, { customerId: customerIdOf(shopper), status, isActivated, limit, offset })
    const title = await cardTitle(tx)
    const items = own.items.map((card) => presentOwnCard(card, title))
    return { items, count: own.count, hasNext: offset + items.length < own.count }
  })

  serve(giftCardPageDetails, async ({ tx }) => pageDetails(await storeName(tx), (await listSoldCards(tx))[0]))

  serve(giftCardList, async ({ tx, query }) => {
    const { Page: page = 1, PageSize: pageSize = PAGE_SIZE } = query
    const cards = presentSoldCards(await listSoldCards(tx))
    const items = cards.slice((page - 1) * pageSize, page * pageSize)
    return { items, count: cards.length, hasNext: page * pageSize < cards.length }
  })

  serve(giftCardDetail, async ({ tx, params }) => {
    const card = presentSoldCards(await listSoldCards(tx)).find(({ id, products }) =>
      [id, ...Object.values(products).map(({ productID }) => productID)].includes(params.id),
    )
    if (!card) throw giftCardNotFound()
    return card
  })

  serve(updateStatusCall, async ({ tx, shopper, params: { id: giftCardId }, query, origin: { requestId } }) => {
    const { ActionForStatus: action, myGiftCardId, claimCode } = query
    if (myGiftCardId !== undefined && myGiftCardId !== giftCardId) throw giftCardNotFound()
    const wish = { giftCardId, action, claimCode, shopper, requestId, now: now() }
    return presentOwnCard(await updateGiftCardStatus(tx, wish), await cardTitle(tx))
  })

  serveFlow(giftCardBalance, async ({ shopper, params, origin, transaction }) => {
    await countLookUp(limiter, shopper, origin.ip)
    const card = await transaction((tx) => findCardByNumber(tx, params.number.replaceAll(/\D/g, '')))
    if (!card) throw giftCardNotFound()
    return presentBalance(card)
  })
}

type Tx = Parameters<typeof readStore>[0]

async function storeName(tx: Tx): Promise<string> {
  const { business } = await readStore(tx, null)
  return business.businessName ?? tx.tenantId
}

const cardTitle = async (tx: Tx) => `${await storeName(tx)} gift card`
