/** Widths of dialogs in px (spec 1 §9). */
export const dialogWidths = { xl: 1002, lg: 720, md: 560, sm: 500, xs: 400 } as const
export type DialogSize = keyof typeof dialogWidths

/** Every dialog that opens by name: what it is given and what it answers. `undefined` is a dismissal. */
export type DialogMap = {
  /** The shell's own: a question with two answers. */
  confirm: {
    props: {
      readonly title: string
      readonly text: string
      readonly confirmLabel: string
      readonly cancelLabel?: string
      readonly isDestructive?: boolean
    }
    result: boolean
  }
  /** The shell's own: something to know, with "Ok". */
  information: { props: { readonly title: string; readonly text: string }; result: true }
  /** The shell's own: account links, sign in and out. */
  'account-drawer': { props: object; result: undefined }
  /** The shell's own: signed in without a customer record; accepts the terms (spec 1 §6). */
  'sign-up': { props: object; result: boolean }
  /** The shell's own: terms and privacy policy of the store, opened at one of them (spec 1 §2). */
  legal: { props: { readonly section: 'terms' | 'privacy' }; result: undefined }
  /** The shell's own: what must be accepted before shopping goes on (spec 1 §4). */
  disclaimer: { props: object; result: true }
  /** The shell's own: news of the store. */
  announcement: { props: object; result: undefined }
  /** The shell's own: name and date of birth, before an age check begins (spec 1 §4). */
  'personal-info': { props: object; result: PersonalInfo }
  /** The shell's own: the age check is under way. */
  'age-check': { props: object; result: undefined }
  /** The shell's own: what the check found differs from what the shopper had said; `true` goes on with what it found. */
  'personal-info-mismatch': { props: { readonly fields: readonly (keyof PersonalInfo)[] }; result: boolean }
  /** The shell's own: the age check failed; `true` tries again. */
  'verification-failed': { props: { readonly reason: AgeFailure }; result: boolean }
  /** The shell's own: a guest whose age was verified may keep that with an account. */
  'ask-for-sign-up': { props: object; result: boolean }
  /** The shell's own: closing one's account, for good. */
  'account-closure': { props: object; result: boolean }
  /** The shell's own: whether a coupon is to be used although it changes another. */
  'coupon-confirm': {
    props: { readonly title: string; readonly text: string; readonly confirmLabel?: string }
    result: boolean
  }
  /** The shell's own: how to put the store on this device's home screen. */
  'install-instructions': { props: object; result: undefined }
  /** Asks for a tip before an order is paid; `true` once one, or none, was chosen (spec 2 §2). */
  tip: { props: object; result: true }
  'quick-product': { props: { readonly seoName: string }; result: undefined }
  /**
   * Compares the cart with what it would be at another store (spec 2 §4); `true` wants it there. `failed`: the remote
   * that has it could not show it.
   */
  'change-location': {
    props: {
      readonly locationId: string
      readonly fulfillmentMethodID: string
      readonly zipCode?: string
      /** What is put into the cart after the change. */
      readonly pendingAdd?: { readonly title: string; readonly qty: number }
    }
    result: boolean | 'failed'
  }
  /** What may come instead of a product of the cart; the all-zero id is No Preference (spec 2 §4). */
  substitutes: {
    props: { readonly title: string; readonly productID: string; readonly selected?: string }
    result: { readonly substituteProductID: string }
  }
  /** What has run out of an order; `true` once the cart asks for no more than there is (spec 2 §4). */
  'out-of-stock': {
    props: {
      readonly lines: readonly {
        readonly orderLineItemID: string
        readonly title: string
        readonly inStockQty: number
      }[]
    }
    result: true
  }
  wishlist: { props: { readonly productId: string }; result: { readonly wishListID: string } }
  'address-form': { props: { readonly addressId?: string }; result: { readonly addressId: string } }
}

/**
 * Why a check came to nothing: the provider or the store says no; provider, widget or store are out of reach; too many
 * checks were begun; the check of a link is none of this browser's.
 */
export type AgeFailure = 'refused' | 'unreachable' | 'too-many' | 'foreign'

/** Who somebody says to be; `dob` is MM/DD/YYYY (spec 1 §5). */
export type PersonalInfo = { readonly firstName: string; readonly lastName: string; readonly dob: string }

export type DialogName = keyof DialogMap
export type DialogProps<Name extends DialogName> = DialogMap[Name]['props']
export type DialogResult<Name extends DialogName> = DialogMap[Name]['result']
