import * as addressCalls from './address.ts'
import * as ageVerificationCalls from './age-verification.ts'
import * as autoShipCalls from './auto-ship.ts'
import * as cartDiscountCalls from './cart-discount.ts'
import * as cartLocationCalls from './cart-location.ts'
import * as cartStockCalls from './cart-stock.ts'
import * as cartCalls from './cart.ts'
import * as categoryCalls from './category.ts'
import * as checkoutCalls from './checkout.ts'
import * as collectionCalls from './collection.ts'
import * as configurationCalls from './configuration.ts'
import * as customerCalls from './customer.ts'
import * as disclaimerCalls from './disclaimer.ts'
import * as discountCalls from './discount.ts'
import * as favoriteCalls from './favorite.ts'
import * as footerCalls from './footer.ts'
import * as giftCardCalls from './gift-card.ts'
import * as guestCalls from './guest.ts'
import * as identityAccountCalls from './identity-account.ts'
import * as locationCalls from './location.ts'
import * as modeCalls from './mode.ts'
import * as notificationCalls from './notification.ts'
import * as orderDiscountCalls from './order-discount.ts'
import * as orderEditCalls from './order-edit.ts'
import * as orderPickupCalls from './order-pickup.ts'
import * as orderCalls from './order.ts'
import * as pagePreviewCalls from './page-preview.ts'
import * as pageTemplateCalls from './page-template.ts'
import * as paymentMethodCalls from './payment-method.ts'
import * as placeOrderCalls from './place-order.ts'
import * as productListingCalls from './product-listing.ts'
import * as productCalls from './product.ts'
import * as returnCalls from './return.ts'
import * as reviewCalls from './review.ts'
import * as savedItemsCalls from './saved-items.ts'
import * as searchCalls from './search.ts'
import * as slotCalls from './slot.ts'
import * as thankYouCalls from './thank-you.ts'
import * as themeCalls from './theme.ts'
import * as wishlistCalls from './wishlist.ts'

/** Every call of the store’s API, by name. For servers and tests: browsers import the calls they make. */
export const endpoints = {
  addressList: addressCalls.addressList,
  createAddress: addressCalls.createAddress,
  updateAddress: addressCalls.updateAddress,
  deleteAddress: addressCalls.deleteAddress,
  setDefaultAddress: addressCalls.setDefaultAddress,
  startAgeVerification: ageVerificationCalls.startAgeVerification,
  ageVerificationStatus: ageVerificationCalls.ageVerificationStatus,
  completeAgeVerification: ageVerificationCalls.completeAgeVerification,
  mapAgeVerification: ageVerificationCalls.mapAgeVerification,
  autoShipList: autoShipCalls.autoShipList,
  autoShipDetail: autoShipCalls.autoShipDetail,
  upcomingAutoShipOrders: autoShipCalls.upcomingAutoShipOrders,
  previousAutoShipOrders: autoShipCalls.previousAutoShipOrders,
  pauseOrCancelAutoShip: autoShipCalls.pauseOrCancelAutoShip,
  updateAutoShip: autoShipCalls.updateAutoShip,
  upcomingAutoShipAction: autoShipCalls.upcomingAutoShipAction,
  setAutoShipAddressOrPayment: autoShipCalls.setAutoShipAddressOrPayment,
  autoShipDiscountDetails: autoShipCalls.autoShipDiscountDetails,
  applyLoyaltyDollars: cartDiscountCalls.applyLoyaltyDollars,
  applyCoupon: cartDiscountCalls.applyCoupon,
  removeCoupon: cartDiscountCalls.removeCoupon,
  applyDiscountCoupon: cartDiscountCalls.applyDiscountCoupon,
  removeDiscountCoupon: cartDiscountCalls.removeDiscountCoupon,
  changeLocationDetail: cartLocationCalls.changeLocationDetail,
  applyChangeLocation: cartLocationCalls.applyChangeLocation,
  dismissCartNotices: cartLocationCalls.dismissCartNotices,
  shipToStoreLocation: cartLocationCalls.shipToStoreLocation,
  applyShipToStoreLocation: cartLocationCalls.applyShipToStoreLocation,
  setAllowSubstitute: cartStockCalls.setAllowSubstitute,
  substituteItems: cartStockCalls.substituteItems,
  outOfStockProducts: cartStockCalls.outOfStockProducts,
  updateOutOfStock: cartStockCalls.updateOutOfStock,
  cartOrderNumber: cartCalls.cartOrderNumber,
  cartDetail: cartCalls.cartDetail,
  saveCartV1: cartCalls.saveCartV1,
  saveCart: cartCalls.saveCart,
  restoreCart: cartCalls.restoreCart,
  removeCartItem: cartCalls.removeCartItem,
  emptyCart: cartCalls.emptyCart,
  removeCartItems: cartCalls.removeCartItems,
  alreadySubscribedProducts: cartCalls.alreadySubscribedProducts,
  categoryList: categoryCalls.categoryList,
  categoryFilters: categoryCalls.categoryFilters,
  trendingCategories: categoryCalls.trendingCategories,
  setPickupInfo: checkoutCalls.setPickupInfo,
  setOrderAddress: checkoutCalls.setOrderAddress,
  setOrderPayments: checkoutCalls.setOrderPayments,
  setTip: checkoutCalls.setTip,
  shippingRates: checkoutCalls.shippingRates,
  deliveryRate: checkoutCalls.deliveryRate,
  collectionDetail: collectionCalls.collectionDetail,
  configuration: configurationCalls.configuration,
  flatConfiguration: configurationCalls.flatConfiguration,
  locationSettings: configurationCalls.locationSettings,
  customer: customerCalls.customer,
  updateCustomer: customerCalls.updateCustomer,
  closeAccount: customerCalls.closeAccount,
  userInfo: customerCalls.userInfo,
  signUpAsCustomer: customerCalls.signUpAsCustomer,
  signupExists: customerCalls.signupExists,
  linkExistingCustomer: customerCalls.linkExistingCustomer,
  requestInquiryOtp: customerCalls.requestInquiryOtp,
  customerInquiry: customerCalls.customerInquiry,
  setPreferredLocation: customerCalls.setPreferredLocation,
  customerCoupons: customerCalls.customerCoupons,
  redeemableDollars: customerCalls.redeemableDollars,
  loyaltyToken: customerCalls.loyaltyToken,
  disclaimers: disclaimerCalls.disclaimers,
  announcements: disclaimerCalls.announcements,
  discountList: discountCalls.discountList,
  discountDetail: discountCalls.discountDetail,
  discountTriggerProducts: discountCalls.discountTriggerProducts,
  setFavorites: favoriteCalls.setFavorites,
  favoriteList: favoriteCalls.favoriteList,
  favoriteCategories: favoriteCalls.favoriteCategories,
  footerDetails: footerCalls.footerDetails,
  paymentLogos: footerCalls.paymentLogos,
  contentPage: footerCalls.contentPage,
  mobileApp: footerCalls.mobileApp,
  myGiftCards: giftCardCalls.myGiftCards,
  giftCardPageDetails: giftCardCalls.giftCardPageDetails,
  giftCardList: giftCardCalls.giftCardList,
  giftCardDetail: giftCardCalls.giftCardDetail,
  sendGiftCard: giftCardCalls.sendGiftCard,
  updateGiftCardStatus: giftCardCalls.updateGiftCardStatus,
  giftCardBalance: giftCardCalls.giftCardBalance,
  findGiftCard: giftCardCalls.findGiftCard,
  requestGuestOtp: guestCalls.requestGuestOtp,
  verifyGuestOtp: guestCalls.verifyGuestOtp,
  guestCustomer: guestCalls.guestCustomer,
  verifyGuestAge: guestCalls.verifyGuestAge,
  identityAccount: identityAccountCalls.identityAccount,
  passwordPolicy: identityAccountCalls.passwordPolicy,
  locationDetail: locationCalls.locationDetail,
  locationList: locationCalls.locationList,
  shippingLocation: locationCalls.shippingLocation,
  locationSearch: locationCalls.locationSearch,
  nearbyStores: locationCalls.nearbyStores,
  verifyTestPassword: modeCalls.verifyTestPassword,
  verifyBetaCode: modeCalls.verifyBetaCode,
  notificationList: notificationCalls.notificationList,
  deleteNotifications: notificationCalls.deleteNotifications,
  readNotifications: notificationCalls.readNotifications,
  pushKey: notificationCalls.pushKey,
  registerDevice: notificationCalls.registerDevice,
  unregisterDevice: notificationCalls.unregisterDevice,
  updateOrderLoyaltyDollars: orderDiscountCalls.updateOrderLoyaltyDollars,
  orderCoupons: orderDiscountCalls.orderCoupons,
  applyOrderCoupon: orderDiscountCalls.applyOrderCoupon,
  removeOrderCoupon: orderDiscountCalls.removeOrderCoupon,
  applyOrderDiscountCoupon: orderDiscountCalls.applyOrderDiscountCoupon,
  removeOrderDiscountCoupon: orderDiscountCalls.removeOrderDiscountCoupon,
  orderEditDetail: orderEditCalls.orderEditDetail,
  editOrder: orderEditCalls.editOrder,
  orderEditProducts: orderEditCalls.orderEditProducts,
  discardOrderEdit: orderEditCalls.discardOrderEdit,
  updateOrder: orderEditCalls.updateOrder,
  setOrderSubstitution: orderEditCalls.setOrderSubstitution,
  orderEditSlots: orderEditCalls.orderEditSlots,
  updateReservedSlot: orderEditCalls.updateReservedSlot,
  setArrivalStatus: orderPickupCalls.setArrivalStatus,
  pickupSpot: orderPickupCalls.pickupSpot,
  setPickupSpot: orderPickupCalls.setPickupSpot,
  carMakeModels: orderPickupCalls.carMakeModels,
  orderList: orderCalls.orderList,
  orderDetail: orderCalls.orderDetail,
  orderViewDetail: orderCalls.orderViewDetail,
  guestOrder: orderCalls.guestOrder,
  cancelOrder: orderCalls.cancelOrder,
  reorder: orderCalls.reorder,
  printInvoice: orderCalls.printInvoice,
  pagePreview: pagePreviewCalls.pagePreview,
  pageTemplate: pageTemplateCalls.pageTemplate,
  paymentMethodList: paymentMethodCalls.paymentMethodList,
  createPaymentMethod: paymentMethodCalls.createPaymentMethod,
  deletePaymentMethod: paymentMethodCalls.deletePaymentMethod,
  setDefaultPaymentMethod: paymentMethodCalls.setDefaultPaymentMethod,
  setBillingAddress: paymentMethodCalls.setBillingAddress,
  tokenizeCard: paymentMethodCalls.tokenizeCard,
  placeOrder: placeOrderCalls.placeOrder,
  productList: productListingCalls.productList,
  trendingProducts: productListingCalls.trendingProducts,
  productDetails: productCalls.productDetails,
  productSubstitutes: productCalls.productSubstitutes,
  productCompanions: productCalls.productCompanions,
  linkedProducts: productCalls.linkedProducts,
  productNearbyStores: productCalls.productNearbyStores,
  productByZipCode: productCalls.productByZipCode,
  returnDetail: returnCalls.returnDetail,
  returnReasons: returnCalls.returnReasons,
  startReturn: returnCalls.startReturn,
  reviewList: reviewCalls.reviewList,
  createReview: reviewCalls.createReview,
  updateReview: reviewCalls.updateReview,
  deleteReview: reviewCalls.deleteReview,
  sendFeedback: reviewCalls.sendFeedback,
  sendBetaFeedback: reviewCalls.sendBetaFeedback,
  isOrderReviewed: reviewCalls.isOrderReviewed,
  productReviews: reviewCalls.productReviews,
  reviewSummary: reviewCalls.reviewSummary,
  savedItems: savedItemsCalls.savedItems,
  saveForLater: savedItemsCalls.saveForLater,
  moveToCart: savedItemsCalls.moveToCart,
  removeSaved: savedItemsCalls.removeSaved,
  searchKeyword: searchCalls.searchKeyword,
  frequentSearches: searchCalls.frequentSearches,
  searchCorrections: searchCalls.searchCorrections,
  availableSlots: slotCalls.availableSlots,
  blockedSlots: slotCalls.blockedSlots,
  bookSlot: slotCalls.bookSlot,
  rebookSlot: slotCalls.rebookSlot,
  thankYou: thankYouCalls.thankYou,
  theme: themeCalls.theme,
  setWished: wishlistCalls.setWished,
  wishlistProducts: wishlistCalls.wishlistProducts,
  deleteWishlistProducts: wishlistCalls.deleteWishlistProducts,
  createWishlist: wishlistCalls.createWishlist,
  wishlistList: wishlistCalls.wishlistList,
  deleteWishlist: wishlistCalls.deleteWishlist,
  renameWishlist: wishlistCalls.renameWishlist,
} as const

export type EndpointName = keyof typeof endpoints
