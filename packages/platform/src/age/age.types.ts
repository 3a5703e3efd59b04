/** What this browser knows of the shopper's age; the API decides on its own what it shows and sells (spec 1 §4). */
export type AgeState = {
  /** A guest whose check succeeded within 3 days, or a customer who is verified online. */
  readonly isVerified: boolean
  /** A check is under way in this tab. */
  readonly isChecking: boolean
  /** The last check failed. */
  readonly hasFailed: boolean
}

export interface AgeCommands {
  /**
   * Verifies the shopper's age, with dialogs and the identity provider's widget. Answers whether it is verified now. A
   * second call while a check is under way waits for the same one.
   */
  verify(): Promise<boolean>
}
