import type { Address } from '@aisle/api/address'
import type { Notification } from '@aisle/api/notification'
import type { OwnReview } from '@aisle/api/review'
import type { Wishlist } from '@aisle/api/wishlist'
import { id } from '@aisle/platform/testing'

export const anAddress = (overrides: Partial<Address> = {}): Address => ({
  addressId: id(20),
  customerAddressesID: id(20),
  isDefault: false,
  type: 0,
  firstName: 'Casey',
  lastName: 'Shaw',
  phone: '5551234567',
  line1: '12 Elm Street',
  line2: null,
  city: 'Springfield',
  state: 'IL',
  zip: '62701',
  country: 'US',
  ...overrides,
})

export const aWishlist = (overrides: Partial<Wishlist> = {}): Wishlist => ({
  wishListID: id(30),
  wishListName: 'Barbecue',
  wishProductCount: 2,
  images: [],
  ...overrides,
})

export const aReview = (overrides: Partial<OwnReview> = {}): OwnReview => ({
  reviewID: id(40),
  productID: id(10),
  productTitle: 'Whole milk',
  seoName: 'whole-milk',
  rating: 4,
  title: 'Fresh',
  text: 'As cold as it gets',
  authorName: 'Casey S.',
  createdAt: '2026-11-01T10:00:00Z',
  ...overrides,
})

export const aNotification = (overrides: Partial<Notification> = {}): Notification => ({
  notificationID: id(50),
  title: 'Your order is ready',
  text: 'Fetch it until 8 PM.',
  createdAt: '2026-11-20T15:00:00Z',
  isRead: true,
  orderID: null,
  ...overrides,
})
