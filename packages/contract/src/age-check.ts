/**
 * Below the partners' origin (`boot.partnersOrigin`): a classic script that sets `globalThis.AisleAgeCheck`. The policy
 * of documents lets exactly this address through, and only in stores that restrict ages.
 */
export const AGE_CHECK_WIDGET_PATH = '/age-check/widget.js'

/** What the check came to, as its page says. Only a reason to ask the server: the outcome is what that says. */
export type AgeCheckEnd = 'verified' | 'failed'

export type AgeCheckOptions = {
  /** `providerSessionID` of the call that started the check; not the store's own `sessionId`. */
  readonly sessionId: string
  /** The element that the frame goes into; it takes the whole width and the height that its page needs. */
  readonly container: { readonly append: (...nodes: never[]) => void }
  /** Called once, when the shopper has finished. */
  readonly onEnd: (end: AgeCheckEnd) => void
}

/** The identity provider's widget (spec 1 §4), once its script has run. */
export type AgeCheckWidget = {
  /** Shows the provider's page. @returns what takes it away again */
  readonly open: (options: AgeCheckOptions) => () => void
}

/** Name of the global that the script registers; polled once a second, up to 20 times. */
export const AGE_CHECK_WIDGET_NAME = 'AisleAgeCheck'
