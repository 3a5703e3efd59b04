import type { AnyEndpoint } from '@aisle/api/endpoint'
import type { OwnedRows } from './owned-rows.builder.ts'

/** The owner's value for a field of a call, as its name and the call's place in the API tell. */
export function ownedValueOf(rows: OwnedRows, isGuest: boolean) {
  const orderNumber = isGuest ? rows.guestCartNumber : rows.cartNumber
  const lineId = isGuest ? rows.guestLine : rows.line
  return ({ path, method }: AnyEndpoint, field: string): string | undefined => {
    const isOrder = /^\/v1\/(Order|Returns|ThankYou|GiftCard\/Find)/i.test(path)
    switch (field.toLowerCase()) {
      case 'customeraddressesid':
      case 'customeraddressid':
      case 'addressid':
        return rows.address
      case 'paymentmethodid':
        return rows.paymentMethod
      case 'wishlistid':
        return rows.wishlist
      case 'reviewid':
        return rows.review
      case 'ordernumber':
      case 'cartnumber':
      case 'guestcartnumber':
        return isOrder ? '100042' : orderNumber
      case 'orderid':
        return rows.order
      case 'orderlineitemid':
      case 'orderitemid':
        return isOrder ? rows.orderLine : lineId
      case 'productid':
      case 'productids':
        return rows.productId
      case 'locationid':
        return rows.downtown
      case 'fulfillmentmethodid':
        return rows.pickup
      case 'snapshotid':
        return isGuest ? rows.guestSnapshot : rows.snapshot
      case 'savedid':
        return isGuest ? rows.guestSaved : rows.saved
      case 'slotid':
        return rows.slot
      case 'slotbookingid':
      case 'pickupslotbookingid':
        return isGuest ? rows.guestBooking : rows.booking
      case 'sessionid':
        return isGuest ? rows.guestSession : rows.session
      case 'subscriptionid':
        return rows.subscription
      case 'couponid':
        return rows.coupon
      case 'mygiftcardid':
      case 'giftcardid':
        return rows.giftCard
      case 'customerid':
        return rows.customerId
      case 'productseoname':
        return 'ordinary-milk'
      case 'categoryseoname':
        return 'dairy'
      case 'returnid':
        return rows.return
      case '':
        return path.startsWith('/v1/Notification') ? rows.notification : lineId
      case 'id':
        return idOf(rows, path, method)
    }
    return undefined
  }
}

function idOf(rows: OwnedRows, path: string, method: string): string | undefined {
  const places: readonly (readonly [string, string])[] = [
    ['/v1/CustomerReview', rows.review],
    ['/v1/AutoShipOrder', rows.subscription],
    ['/v1/GiftCard', rows.giftCard],
    ['/v1/Returns', method === 'GET' ? rows.orderLine : rows.order],
    ['/v1/Order', rows.order],
    ['/v1/Cart/Coupons', rows.coupon],
    ['/v1/Cart/Guest/Customer', rows.guestCustomer],
  ]
  return places.find(([start]) => path.startsWith(start))?.[1] ?? rows.productId
}
