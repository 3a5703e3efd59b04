import { addressRoutes } from './address/address.routes.ts'
import { ageVerificationRoutes } from './age-verification/age-verification.routes.ts'
import { autoShipRoutes } from './auto-ship/auto-ship.routes.ts'
import { cartLocationRoutes } from './cart/cart-location.routes.ts'
import { cartStockRoutes } from './cart/cart-stock.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { savedLinesRoutes } from './cart/saved-lines.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { shipToStoreRoutes } from './checkout/ship-to-store.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { couponRoutes } from './coupon/coupon.routes.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { discountRoutes } from './discount/discount.routes.ts'
import { favoriteRoutes } from './favorite/favorite.routes.ts'
import { giftCardRoutes } from './gift-card/gift-card.routes.ts'
import { guestRoutes } from './guest/guest.routes.ts'
import { inquiryRoutes } from './guest/inquiry.routes.ts'
import { locationRoutes } from './location/location.routes.ts'
import { loyaltyRoutes } from './loyalty/loyalty.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { placeOrderRoutes } from './order/place/place-order.routes.ts'
import { paymentMethodRoutes } from './payment-method/payment-method.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import type { Domain } from './server/domain.ts'
import { slotBookingRoutes } from './slot/slot-booking.routes.ts'
import { slotRoutes } from './slot/slot.routes.ts'
import { tenantRoutes } from './tenant/tenant.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

/** Every domain of the API, in the order of a shopper's way through the store. */
export const domains: readonly Domain[] = [
  tenantRoutes,
  contentRoutes,
  locationRoutes,
  slotRoutes,
  catalogueRoutes,
  searchRoutes,
  discountRoutes,
  reviewRoutes,
  favoriteRoutes,
  wishlistRoutes,
  customerRoutes,
  addressRoutes,
  paymentMethodRoutes,
  notificationRoutes,
  cartRoutes,
  savedLinesRoutes,
  checkoutRoutes,
  shipToStoreRoutes,
  slotBookingRoutes,
  guestRoutes,
  ageVerificationRoutes,
  placeOrderRoutes,
  orderRoutes,
  cartStockRoutes,
  cartLocationRoutes,
  couponRoutes,
  loyaltyRoutes,
  inquiryRoutes,
  paymentRoutes,
  giftCardRoutes,
  autoShipRoutes,
]
