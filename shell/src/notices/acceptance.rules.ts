/** What was accepted or read: when each had last been changed then, by its id (spec 1 §3). */
export type Acceptance = Readonly<Record<string, string>>

export type Notice = { readonly id: string; readonly updatedAt: string }

/** Whether a notice was never accepted, or has changed since (spec 1 §4). */
export const isPending = (acceptance: Acceptance, { id, updatedAt }: Notice): boolean =>
  !Object.hasOwn(acceptance, id) || acceptance[id] !== updatedAt

/** All of these are accepted as they are now. Notices that are gone are forgotten: what is kept does not grow. */
export const acceptanceOf = (notices: readonly Notice[]): Acceptance =>
  Object.fromEntries(notices.map(({ id, updatedAt }) => [id, updatedAt]))
