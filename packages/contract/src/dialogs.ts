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
  'quick-product': { props: { readonly seoName: string }; result: undefined }
  'change-location': {
    props: { readonly locationId: string; readonly fulfillmentMethodID: string; readonly zipCode?: string }
    result: boolean
  }
  wishlist: { props: { readonly productId: string }; result: { readonly wishListID: string } }
  'address-form': { props: { readonly addressId?: string }; result: { readonly addressId: string } }
}

export type DialogName = keyof DialogMap
export type DialogProps<Name extends DialogName> = DialogMap[Name]['props']
export type DialogResult<Name extends DialogName> = DialogMap[Name]['result']
